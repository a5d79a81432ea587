import { getDirection, type Language } from './locales.ts';

/** What fills the placeholders of a message; the count of a plural is a number. */
export type MessageValues = Readonly<Record<string, string | number>>;

// Unicode's FSI and PDI isolate the direction of the text between them.
const [BEGIN, END] = ['\u2068', '\u2069'];
const isolate = (text: string) => `${BEGIN}${text}${END}`;

/** A figure, a placeholder or an isolated value, with its sign, percent and Latin unit. */
const FIGURE = new RegExp(
  `[<+−]?(${BEGIN}[^${END}]*${END}|\\{\\w+\\}|\\d+(?:[.,:]\\d+)*)%?(?:\\s?[A-Za-z]+)?`,
  'g',
);

/**
 * Isolates values and figures with their signs and units. Without it, text from right to left would show `5%` as
 * `%5`, and `25% APY` as `APY 25%`. Messages need no marks of direction.
 */
export function formatIsolated(
  language: Language,
  values: MessageValues,
  print: (values: MessageValues) => string,
): string {
  if (getDirection(language) === 'ltr') return print(values);
  const isolated = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'string' ? isolate(value) : value,
  ]);
  return print(Object.fromEntries(isolated)).replace(FIGURE, (run, figure) =>
    run === figure ? run : isolate(run),
  );
}

/** A printed message for machines, without marks of direction. */
export const removeDirectionMarks = (text: string) =>
  text.replaceAll(/[\u2066-\u2069]/g, '').replaceAll('\u00a0', ' ');

/**
 * A printed message for titles and shared links, where isolates may appear as boxes. It adds U+200E before figures,
 * because Arabic text would show `5%` as `%5`.
 */
export const simplifyDirectionMarks = (text: string) =>
  removeDirectionMarks(text.replaceAll(/\u2068(?=[<+−$]?\d)/g, '\u200e'));
