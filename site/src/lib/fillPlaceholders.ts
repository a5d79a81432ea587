type Values = Readonly<Record<string, string>>;

/** A plural message: one text per `Intl.PluralRules` category of its language. */
export type PluralMessage = { other: string } & {
  [category in Intl.LDMLPluralRule]?: string | undefined;
};

/** Fills placeholders: `{amount}` becomes `values.amount`. Placeholders without a value stay. */
export const fillPlaceholders = (message: string, values: Values) =>
  message.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder);

/** Picks the plural text for a count: `1 trade`, `2 trades`. */
export const selectPlural = (texts: PluralMessage, count: number, language: string): string =>
  texts[new Intl.PluralRules(language).select(count)] ?? texts.other;
