type Values = Readonly<Record<string, string>>;

/** A plural message: a string for each `Intl.PluralRules` category of its language. */
export type PluralMessage = { other: string } & {
  [category in Intl.LDMLPluralRule]?: string | undefined;
};

/** Replaces placeholders with values: `{amount}` becomes `values.amount`. If a value is missing, keeps the placeholder. */
export const fillPlaceholders = (message: string, values: Values) =>
  message.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder);

/** Selects the plural form for a count, such as `1 trade` or `2 trades`. */
export const selectPlural = (texts: PluralMessage, count: number, language: string): string =>
  texts[new Intl.PluralRules(language).select(count)] ?? texts.other;
