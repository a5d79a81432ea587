/** Writes a file of content as a person does: without empty values, and with its lists, which may be empty. */
export const formatContent = (value: object): string => toJson(filled(value, true));

/** Writes a campaign page, which has the sections of the home page where it names none. */
export const formatPage = (value: object): string => toJson(filled(value));

const toJson = (entries: [string, unknown][]): string =>
  `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`;

function filled(value: object, isFile = false): [string, unknown][] {
  return Object.entries(value).flatMap(([key, inner]): [string, unknown][] => {
    if (Array.isArray(inner))
      return inner.length > 0 || isFile ? [[key, inner.map(withoutEmpty)]] : [];
    const kept = withoutEmpty(inner);
    return kept === undefined ? [] : [[key, kept]];
  });
}

function withoutEmpty(value: unknown): unknown {
  if (value === null || value === '' || value === false) return undefined;
  if (typeof value !== 'object') return value;
  const entries = filled(value);
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}
