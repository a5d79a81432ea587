import { expect, test } from 'vitest';
import { SCALES } from './CalculatorPanel.tsx';
import { clampToScale, getSliderPosition, parseNumber } from './NumberField.tsx';

test('has a slider step for every two-digit size from $50 to $100,000', () => {
  const { steps } = SCALES.size;
  expect([steps[0], steps.at(-1)]).toEqual([50, 100_000]);
  expect(steps.filter((usd) => !/^\d\d0*$/.test(`${usd}`))).toEqual([]);
  expect([...new Set(steps)].toSorted((a, b) => a - b)).toEqual(steps);
  expect(steps).toEqual(expect.arrayContaining([9_900, 10_000, 11_000]));
});

test('rounds the slider down for a size between two steps', () => {
  const { size } = SCALES;
  const steps = [50, 1_234.56, 100_000].map((usd) => size.steps[getSliderPosition(size, usd)]);
  expect(steps).toEqual([50, 1_200, 100_000]);
});

test.for([
  ['size', '$1 234.5', 1_234.5],
  ['size', '7', 50],
  ['size', '999999999', 100_000],
  ['trades', '0', 1],
  ['trades', '201', 200],
  ['trades', '2.6', 3],
  ['trades', '2,5000', null],
] as const)('parses the %s "%s" as %s', ([name, text, expected]) => {
  const number = parseNumber(SCALES[name], text);
  expect(number === null ? null : clampToScale(SCALES[name], number)).toBe(expected);
});
