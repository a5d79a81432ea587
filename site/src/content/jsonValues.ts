export type JsonObject = Readonly<Record<string, unknown>>;

export const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !isList(value);

export const getId = (entry: unknown): string | undefined =>
  isObject(entry) && typeof entry['id'] === 'string' ? entry['id'] : undefined;

export const findEntry = (list: unknown, id: string | undefined): unknown =>
  isList(list) && id !== undefined ? list.find((entry) => getId(entry) === id) : undefined;

/** Merges the owner's values over the defaults. If the owner has a list, it decides which entries exist and in what order. */
export function mergeValues(defaults: unknown, own: unknown): unknown {
  if (isList(own))
    return own.map((entry) =>
      isObject(entry) ? mergeValues(findEntry(defaults, getId(entry)), entry) : entry,
    );
  if (!isObject(defaults) || !isObject(own)) return own ?? defaults;
  const keys = [...Object.keys(defaults), ...Object.keys(own)];
  return Object.fromEntries(keys.map((key) => [key, mergeValues(defaults[key], own[key])]));
}
