import activityFeed from '../defaults/content/en/activityFeed.json';
import prices from '../defaults/content/en/prices.json';
import signUpFrame from '../defaults/content/en/signUpFrame.json';
import type { IslandMessages } from '../src/i18n/islandMessages.ts';

const FILES = { activityFeed, prices, signUpFrame };

/** The English messages of an island with placeholders, for tests in the browser. */
export function getEnglishMessages<const Part extends keyof typeof FILES>(
  part: Part,
): IslandMessages<Part> {
  const flatten = (value: unknown, key: string): [string, string][] =>
    typeof value === 'string'
      ? [[key, value]]
      : Object.entries(Object(value)).flatMap(([name, inner]) =>
          flatten(inner, key === '' ? name : `${key}.${name}`),
        );
  return Object.fromEntries(flatten(FILES[part], '')) as IslandMessages<Part>;
}
