import { expect, test } from 'vitest';
import { pick, seeded } from './random.ts';

test('the same seed gives the same chance, another seed another', () => {
  const first = Array.from({ length: 5 }, seeded(7));
  expect(Array.from({ length: 5 }, seeded(7))).toEqual(first);
  expect(Array.from({ length: 5 }, seeded(8))).not.toEqual(first);
});

test('nothing can be picked from an empty list', () => {
  expect(() => pick(seeded(1), [])).toThrow('the list is empty');
});
