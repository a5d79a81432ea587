// Families that are ours: a name in them that we do not know is a mistake. Others stand in the
// environment for other programs, unless they are almost one of ours.
const OWN_FAMILY = /^(?:COINGECKO|MARKET|METRICS|SIGNUP|TRUSTED)_/;
const MOST_SLIPS = 2;
// PATH and HOME are two slips from nothing in particular; short names prove nothing.
const SHORTEST_NAME = 8;

/**
 * Settings that the companion would pass over because their names are misspelt.
 * @param given the names that somebody gave a value.
 * @param known the names that the companion reads.
 * @returns one sentence for each, with the known name nearest to it.
 */
export function misspeltSettings(given: readonly string[], known: readonly string[]): string[] {
  return given
    .filter((name) => !known.includes(name))
    .flatMap((name) => {
      const [nearest = ''] = known.toSorted((a, b) => slips(name, a) - slips(name, b));
      const isAlmostOurs = name.length >= SHORTEST_NAME && slips(name, nearest) <= MOST_SLIPS;
      return OWN_FAMILY.test(name) || isAlmostOurs
        ? [`${name} is no setting and changes nothing. Did you mean ${nearest}?`]
        : [];
    });
}

/** Characters to add, drop or change to make one name the other (Levenshtein's distance). */
function slips(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1];
    for (const [column, wanted] of [...other].entries()) {
      const changed = (row[column] ?? 0) + (letter === wanted ? 0 : 1);
      next.push(Math.min(changed, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
