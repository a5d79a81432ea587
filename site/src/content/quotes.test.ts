import { expect, it } from 'vitest';
import { languages } from './language.ts';
import { whole } from './whole.ts';

/** Every string in content. */
function wordsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(wordsIn);
}

it.each(languages)('words in %s are set with typographic quotes and apostrophes', (language) => {
  const words = wordsIn(whole(language));
  expect(words.length).toBeGreaterThan(400);
  expect(words.filter((word) => /['"]/.test(word))).toEqual([]);
});

it('no item of the roadmap, lesson or partner is parted at a hyphen', () => {
  const { roadmap, academy, partners } = whole('en');
  const words = wordsIn([roadmap, academy, partners]);
  expect(words.filter((word) => /[\p{L}\d]-[\p{L}\d]/u.test(word))).toEqual([]);
});
