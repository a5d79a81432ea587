import { directionOf, type Language } from './locales.ts';

/** What fills the placeholders of a message; the count of a plural is a number. */
export type Values = Readonly<Record<string, string | number>>;

// Unicode's FSI and PDI: what stands between them keeps its own direction, whatever stands around it.
const [BEGIN, END] = ['\u2068', '\u2069'];
const isolate = (text: string) => `${BEGIN}${text}${END}`;

/** A figure, a placeholder or an isolated value, with its sign, percent and Latin unit. */
const FIGURE = new RegExp(
  `[<+−]?(${BEGIN}[^${END}]*${END}|\\{\\w+\\}|\\d+(?:[.,:]\\d+)*)%?(?:\\s?[A-Za-z]+)?`,
  'g',
);

/**
 * Prints a message so that values, and figures with their signs and units, read as one, also where lines
 * run from right to left: `5%` would be shown as `%5`, and `25% APY` as `APY 25%`. So no message holds a
 * mark for it.
 */
export function printIsolated(
  language: Language,
  values: Values,
  print: (values: Values) => string,
): string {
  if (directionOf(language) === 'ltr') return print(values);
  const isolated = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'string' ? isolate(value) : value,
  ]);
  return print(Object.fromEntries(isolated)).replace(FIGURE, (run, figure) =>
    run === figure ? run : isolate(run),
  );
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
