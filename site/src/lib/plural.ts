/** A sentence in the forms that a language counts with (`Intl.PluralRules`); `other` stands for the rest. */
export type Plural = { other: string } & {
  [form in Intl.LDMLPluralRule]?: string | undefined;
};

/** The form that fits a count in a language: `1 trade`, `2 trades`. */
export const pluralOf = (forms: Plural, count: number, language: string): string =>
  forms[new Intl.PluralRules(language).select(count)] ?? forms.other;
