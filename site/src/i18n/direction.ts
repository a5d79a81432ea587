import { getDirection, type Language } from './locales.ts';

/** Values for placeholders. Plural counts are numbers. */
export type MessageValues = Readonly<Record<string, string | number>>;

// These Unicode characters (FSI and PDI) isolate the direction of the text between them.
const [FSI, PDI] = ['\u2068', '\u2069'];
const isolate = (text: string) => `${FSI}${text}${PDI}`;

/** Matches letters of right-to-left scripts, such as Arabic and Hebrew. */
const RTL_LETTER = /[\u0590-\u08ff]/;

/** Matches a number, placeholder, or isolated value, including its sign, percent sign, and Latin unit. */
const NUMBER_WITH_UNIT = new RegExp(
  `[<+−]?(${FSI}[^${PDI}]*${PDI}|\\{\\w+\\}|\\d+(?:[.,:]\\d+)*)%?(?:\\s?[A-Za-z]+)?`,
  'g',
);

/**
 * Formats a message with direction isolates around values and numbers. Without them, right-to-left text would show
 * `5%` as `%5`, and `25% APY` as `APY 25%`. Translators don't have to add direction marks. Left-to-right text only needs
 * isolates around right-to-left values, such as an Arabic name.
 */
export function formatIsolated(
  language: Language,
  values: MessageValues,
  format: (values: MessageValues) => string,
): string {
  const isLtr = getDirection(language) === 'ltr';
  const isolated = Object.entries(values).map(([name, value]) => [
    name,
    typeof value !== 'string' || (isLtr && !RTL_LETTER.test(value)) ? value : isolate(value),
  ]);
  const text = format(Object.fromEntries(isolated));
  if (isLtr) return text;
  return text.replace(NUMBER_WITH_UNIT, (match, number) =>
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
