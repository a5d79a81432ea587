/** An error's own words for a person; of one that has none, such as several in one, its code. */
export function reasonOf(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  if (cause.message !== '') return cause.message;
  return 'code' in cause ? String(cause.code) : cause.name;
}
