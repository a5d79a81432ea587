import { OTHER } from '#contract/origin.ts';

/** So many of each kind, such as campaigns, are told apart on a day: anybody may write a name into an address. */
export const MAX_VALUES = 200;

/** What visits of a day came by, by kind. */
export type DayValues = Map<string, Set<string>>;

/**
 * The name under which to count, given what the day has: of what would be one value too many that of `other`.
 * @param values is added to, while there is room.
 * @param name such as `campaign|visits|spring`; any other one has room.
 */
export function nameWithRoom(values: DayValues, name: string): string {
  const [kind = '', step, ...rest] = name.split('|');
  const value = rest.join('|');
  if (step === undefined || value === OTHER) return name;
  const known = values.get(kind) ?? new Set();
  if (known.size >= MAX_VALUES && !known.has(value)) return `${kind}|${step}|${OTHER}`;
  values.set(kind, known.add(value));
  return name;
}
