/** A sentence of the content with its places filled: `{amount}`, `{time}` and so on. */
export const fill = (sentence: string, values: Readonly<Record<string, string>>) =>
  sentence.replaceAll(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
