/** Values of JSON. */
export type JsonObject = Readonly<Record<string, unknown>>;

export const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !isList(value);

/** The id of an entry of a list. */
export const getId = (entry: unknown): string | undefined =>
  isObject(entry) && typeof entry['id'] === 'string' ? entry['id'] : undefined;

/** The entry of a list with an id. */
export const findEntry = (list: unknown, id: string | undefined): unknown =>
  isList(list) && id !== undefined ? list.find((entry) => getId(entry) === id) : undefined;

/** The owner's values over the shipped ones. An owner's list decides which entries there are, and their order. */
export function mergeValues(shipped: unknown, own: unknown): unknown {
  if (isList(own))
    return own.map((entry) =>
      isObject(entry) ? mergeValues(findEntry(shipped, getId(entry)), entry) : entry,
    );
  if (!isObject(shipped) || !isObject(own)) return own ?? shipped;
  const keys = [...Object.keys(shipped), ...Object.keys(own)];
  return Object.fromEntries(keys.map((key) => [key, mergeValues(shipped[key], own[key])]));
}
