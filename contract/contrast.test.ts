import { expect, test } from 'vitest';
import { contrast } from './contrast.ts';

test('black on white is 21 to 1, a colour on itself 1 to 1', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#ffe100', '#FFE100')).toBe(1);
});

test('the order of the two does not matter', () => {
  expect(contrast('#14150f', '#ffe100')).toBe(contrast('#ffe100', '#14150f'));
  expect(contrast('#14150f', '#ffe100')).toBeGreaterThan(13);
});
