import activityFeed from '../defaults/content/en/activityFeed.json';
import prices from '../defaults/content/en/prices.json';
import signUpFrame from '../defaults/content/en/signUpFrame.json';
import type { IslandMessages } from '../src/i18n/islandMessages.ts';

const FILES = { activityFeed, prices, signUpFrame };

/** For tests that run in a browser. Messages still contain placeholders. */
export function getEnglishMessages<const Name extends keyof typeof FILES>(
  name: Name,
): IslandMessages<Name> {
  const flatten = (value: unknown, key: string): [string, string][] =>
    typeof value === 'string'
      ? [[key, value]]
      : Object.entries(Object(value)).flatMap(([property, child]) =>
          flatten(child, key === '' ? property : `${key}.${property}`),
        );
  return Object.fromEntries(flatten(FILES[name], '')) as IslandMessages<Name>;
}
