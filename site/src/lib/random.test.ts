import { expect, test } from 'vitest';
import { between, pick, seeded } from './random.ts';

test('the same seed gives the same chance, another seed another', () => {
  const first = Array.from({ length: 5 }, seeded(7));
  expect(Array.from({ length: 5 }, seeded(7))).toEqual(first);
  expect(Array.from({ length: 5 }, seeded(8))).not.toEqual(first);
});

test('chance stays within its bounds and reaches every item', () => {
  const random = seeded(1);
  const drawn = Array.from({ length: 5_000 }, () => between(random, 3, 8));
  expect(Math.min(...drawn)).toBeGreaterThanOrEqual(3);
  expect(Math.max(...drawn)).toBeLessThan(8);
  expect(new Set(drawn.map(() => pick(random, ['a', 'b', 'c'])))).toEqual(new Set(['a', 'b', 'c']));
});

test('nothing can be picked from an empty list', () => {
  expect(() => pick(seeded(1), [])).toThrow('the list is empty');
});
