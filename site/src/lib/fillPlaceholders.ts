type Values = Readonly<Record<string, string>>;

/** A string for each `Intl.PluralRules` category. */
export type PluralMessage = { other: string } & {
  [category in Intl.LDMLPluralRule]?: string | undefined;
};

/** Replaces e.g. `{amount}` with `values.amount`. Placeholders without a value stay as they are. */
export const fillPlaceholders = (message: string, values: Values) =>
  message.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder);

export const selectPlural = (texts: PluralMessage, count: number, language: string): string =>
  texts[new Intl.PluralRules(language).select(count)] ?? texts.other;
