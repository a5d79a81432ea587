import { expect, test } from 'vitest';
import { scaleCrowd } from './Community.tsx';

test.each([
  [50_000, 50, 1_000],
  [150_000, 30, 5_000],
  [1_500_000, 30, 50_000],
  [60, 60, 1],
  [61, 30, 2],
  [7, 7, 1],
  [null, 60, 0],
])('draws %s traders as %i people representing %i each', (traders, people, tradersPerPerson) => {
  expect(scaleCrowd(traders)).toEqual({ people, tradersPerPerson });
});

test('draws 20 to 60 people for 20 or more traders, without rounding up', () => {
  for (let traders = 20; traders < 5_000_000; traders = Math.ceil(traders * 1.037)) {
    const { people, tradersPerPerson } = scaleCrowd(traders);
    expect(people).toBeGreaterThanOrEqual(20);
    expect(people).toBeLessThanOrEqual(60);
    expect(people * tradersPerPerson).toBeLessThanOrEqual(traders);
    expect(String(tradersPerPerson)).toMatch(/^[125]0*$/);
  }
});
