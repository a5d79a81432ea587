import { getDirection, type Language } from './locales.ts';

/** Values for placeholders. Plural counts are numbers. */
export type MessageValues = Readonly<Record<string, string | number>>;

// These Unicode characters (FSI and PDI) isolate the direction of the text between them.
const [FSI, PDI] = ['\u2068', '\u2069'];
const isolate = (text: string) => `${FSI}${text}${PDI}`;

/** Matches a number, placeholder, or isolated value, along with its sign, percent sign, and Latin unit. */
const NUMBER_WITH_UNIT = new RegExp(
  `[<+−]?(${FSI}[^${PDI}]*${PDI}|\\{\\w+\\}|\\d+(?:[.,:]\\d+)*)%?(?:\\s?[A-Za-z]+)?`,
  'g',
);

/**
 * Adds direction isolates around values and numbers, so translators don't have to. Otherwise, right-to-left text would
 * show `5%` as `%5`, and `25% APY` as `APY 25%`.
 */
export function formatIsolated(
  language: Language,
  values: MessageValues,
  format: (values: MessageValues) => string,
): string {
  if (getDirection(language) === 'ltr') return format(values);
  const isolated = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'string' ? isolate(value) : value,
  ]);
  return format(Object.fromEntries(isolated)).replace(NUMBER_WITH_UNIT, (match, number) =>
    match === number ? match : isolate(match),
  );
}

/** Removes direction marks and no-break spaces for machine-readable text. */
export const removeDirectionMarks = (text: string) =>
  text.replaceAll(/[\u2066-\u2069]/g, '').replaceAll('\u00a0', ' ');

/**
 * Isolates may show up as boxes in titles and link previews. This replaces them with U+200E before numbers, because
 * Arabic text would otherwise show `5%` as `%5`.
 */
export const simplifyDirectionMarks = (text: string) =>
  removeDirectionMarks(text.replaceAll(/\u2068(?=[<+−$]?\d)/g, '\u200e'));
