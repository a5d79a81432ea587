import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';

const names = readdirSync(import.meta.dirname).flatMap(
  (file) => /^(\w+)\.ts$/.exec(file)?.[1] ?? [],
);

/** Every string in content; a schema's own are no words of the page. */
function wordsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null || '_zod' in value) return [];
  return Object.values(value).flatMap(wordsIn);
}

it('words are set with typographic quotes and apostrophes', async () => {
  const modules: object[] = await Promise.all(names.map((name) => import(`./${name}.ts`)));
  const words = wordsIn(modules.map((module) => ({ ...module })));
  expect(words.length).toBeGreaterThan(400);
  expect(words.filter((word) => /['"]/.test(word))).toEqual([]);
});
