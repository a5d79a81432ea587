import { expect, test } from 'vitest';
import { crowdOf } from './Community.tsx';

test.each([
  [50_000, 50, 1_000],
  [150_000, 30, 5_000],
  [1_500_000, 30, 50_000],
  [60, 60, 1],
  [61, 30, 2],
  [7, 7, 1],
  [null, 60, 0],
])('draws %s traders as %i people of %i', (traders, people, unit) => {
  expect(crowdOf(traders)).toEqual({ people, unit });
});

test('draws 20 to 60 people for more than 20 traders, never for too many', () => {
  for (let traders = 20; traders < 5_000_000; traders = Math.ceil(traders * 1.037)) {
    const { people, unit } = crowdOf(traders);
    expect(people).toBeGreaterThanOrEqual(20);
    expect(people).toBeLessThanOrEqual(60);
    expect(people * unit).toBeLessThanOrEqual(traders);
    expect(String(unit)).toMatch(/^[125]0*$/);
  }
});
