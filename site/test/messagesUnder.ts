import en from '../../messages/en.json';
import type { IslandMessages } from '../src/i18n/islandMessages.ts';

/** The English messages of an island with their placeholders, for tests in the browser. */
export function messagesUnder<const Part extends string>(part: Part): IslandMessages<Part> {
  const entries = Object.entries(en).flatMap(([key, message]) =>
    key.startsWith(`${part}.`) ? [[key.slice(part.length + 1), message] as const] : [],
  );
  return Object.fromEntries(entries) as IslandMessages<Part>;
}
