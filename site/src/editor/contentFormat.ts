/**
 * Formats a content file with its keys in the given order, because the editor shows fields in a different order. Omits
 * empty values, except lists at the top level.
 */
export function formatContent(value: object, keyOrder: readonly string[]): string {
  const getRank = ([key]: [string, unknown]) => [...keyOrder, key].indexOf(key);
  const entries = getNonEmptyEntries(value, true);
  return toJson(entries.toSorted((a, b) => getRank(a) - getRank(b)));
}

/** Formats a campaign page. Omits an empty section list so that the home page's sections apply. */
export const formatPage = (value: object): string => toJson(getNonEmptyEntries(value));

const toJson = (entries: [string, unknown][]): string =>
  `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`;

function getNonEmptyEntries(value: object, keepLists = false): [string, unknown][] {
  return Object.entries(value).flatMap(([key, child]): [string, unknown][] => {
    if (Array.isArray(child))
      return child.length > 0 || keepLists ? [[key, child.map(removeEmptyValues)]] : [];
    const cleaned = removeEmptyValues(child);
    return cleaned === undefined ? [] : [[key, cleaned]];
  });
}

function removeEmptyValues(value: unknown): unknown {
  if (value === null || value === '' || value === false) return undefined;
  if (typeof value !== 'object') return value;
  const entries = getNonEmptyEntries(value);
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}
