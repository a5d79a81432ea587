type Values = Readonly<Record<string, string>>;

/** A sentence with its places filled: `{amount}` becomes `values.amount`; a place without a value stays. */
export const fill = (sentence: string, values: Values) =>
  sentence.replaceAll(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);

/** The same for each sentence in lists and objects of them. */
export function fillAll<Words>(words: Words, values: Values): Words {
  return mapTexts(words, (sentence) => fill(sentence, values));
}

/** Without the marks that isolate what fills a place: for what is read by machines. */
export const withoutIsolates = (text: string) => text.replaceAll(/[\u2066-\u2069]/g, '');

type Change = (text: string, place: string) => string;

/**
 * Lists and objects of texts, each text changed.
 * @param change told where the text stands, too: `connect.heading`.
 */
export function mapTexts<Words>(words: Words, change: Change): Words {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- of the same shape
  return mapped(words, change, []) as Words;
}

function mapped(words: unknown, change: Change, place: readonly string[]): unknown {
  if (typeof words === 'string') return change(words, place.join('.'));
  if (typeof words !== 'object' || words === null) return words;
  const entries = Object.entries(words).map(
    ([key, word]) => [key, mapped(word, change, [...place, key])] as const,
  );
  return Array.isArray(words) ? entries.map(([, word]) => word) : Object.fromEntries(entries);
}

/** How many letters of a text are seen: isolates are not. */
export const seenLength = (text: string) => withoutIsolates(text).length;
