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
