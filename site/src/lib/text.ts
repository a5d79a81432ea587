type Values = Readonly<Record<string, string>>;

/** A message that counts: one text for each category of `Intl.PluralRules` that its language has. */
export type Counted = { other: string } & {
  [category in Intl.LDMLPluralRule]?: string | undefined;
};

/** A message with its placeholders filled: `{amount}` becomes `values.amount`; one without a value stays. */
export const fill = (message: string, values: Values) =>
  message.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder);

/** The text that fits a count in a language: `1 trade`, `2 trades`. */
export const textFor = (texts: Counted, count: number, language: string): string =>
  texts[new Intl.PluralRules(language).select(count)] ?? texts.other;

/** A text that begins a sentence. */
export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** How many letters of a text are seen: marks of direction are not. */
export const seenLength = (text: string) => text.replaceAll(/\p{Cf}/gu, '').length;

/** Which letters a language is written in, as far as fonts and styles tell them apart. */
export function lettersOf(language: string): 'english' | 'western' | 'arabic' {
  if (language === 'en') return 'english';
  return new Intl.Locale(language).maximize().script === 'Arab' ? 'arabic' : 'western';
}

/**
 * What a visitor typed, trimmed, with its digits and marks as we write them: an Arabic or a full-width
 * keyboard has others, `٢٬٥٠٠٫٥٠` for `2,500.50`.
 */
export function plainDigits(typed: string): string {
  return (
    typed
      .trim()
      // In each of these blocks the last four bits are the digit.
      .replaceAll(/[٠-٩۰-۹０-９]/g, (digit) => String(digit.charCodeAt(0) % 16))
      .replaceAll('٫', '.')
      .replaceAll('٬', ',')
  );
}
