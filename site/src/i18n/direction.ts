import { directionOf, type Language } from './locales.ts';

/** What fills the placeholders of a message; the count of a plural is a number. */
export type Values = Readonly<Record<string, string | number>>;

// Unicode's FSI and PDI: what stands between them keeps its own direction, whatever stands around it.
const [BEGIN, END] = ['\u2068', '\u2069'];
const isolate = (text: string) => `${BEGIN}${text}${END}`;

/** Values that keep their own direction where lines run from right to left. */
export function isolatedValues(language: Language, values: Values): Values {
  if (directionOf(language) === 'ltr') return values;
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? isolate(value) : value,
    ]),
  );
}

/** A figure, a Latin word, a placeholder or an isolated value, with a figure's sign and percent; several in a row. */
const RUN = (() => {
  const part = `(?:${BEGIN}[^${END}]*${END}|\\{\\w+\\}|[A-Za-z]+|\\d+(?:[.,:]\\d+)*)`;
  // A space joins where one of its sides is written in the message itself.
  const joined = `(?:[-/]?|\\s(?=[A-Za-z])|(?<=[A-Za-z])\\s(?=\\d)|(?<=\\d)\\s(?=${BEGIN}))`;
  return new RegExp(`[<+−]?${part}(?:${joined}${part})*%?`, 'g');
})();
const NEEDS_NONE = new RegExp(`^(?:${BEGIN}[^${END}]*${END}|\\{\\w+\\}|[A-Za-z\\s]+|[\\d.,:]+)$`);

/**
 * A printed message in which figures with their signs, units and Latin words read as one, also where lines
 * run from right to left: `5%` would be shown as `%5`, and `25% APY` as `APY 25%`. So no message holds a
 * mark for it.
 */
export function isolatedRuns(language: Language, text: string): string {
  if (directionOf(language) === 'ltr') return text;
  return text.replace(RUN, (run) => (NEEDS_NONE.test(run) ? run : isolate(run)));
}

/** A printed message for machines: what they read is what is written. */
export const withoutMarks = (text: string) =>
  text.replaceAll(/[\u2066-\u2069]/g, '').replaceAll('\u00a0', ' ');

/**
 * A printed message for titles and shared links, where isolates may be shown as boxes: before a figure
 * stands a mark of direction (U+200E), or among Arabic words `5%` would be shown as `%5`.
 */
export const withSimpleMarks = (text: string) =>
  withoutMarks(text.replaceAll(/\u2068(?=[<+−$]?\d)/g, '\u200e'));
