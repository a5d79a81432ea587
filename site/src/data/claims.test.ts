import { expect, test } from 'vitest';
import { crowdOf } from './claims.ts';

test.each([
  ['50,000+', 50, 1_000],
  ['150K+', 30, 5_000],
  ['1.5M+', 30, 50_000],
  ['60', 60, 1],
  ['61', 30, 2],
  ['7', 7, 1],
])('%s traders are %i people of %i', (claim, people, unit) => {
  expect(crowdOf(claim)).toEqual({ people, unit });
});

test('from twenty to sixty people stand for any count above twenty, and never for more traders', () => {
  for (let traders = 20; traders < 5_000_000; traders = Math.ceil(traders * 1.037)) {
    const { people, unit } = crowdOf(String(traders));
    expect(people).toBeGreaterThanOrEqual(20);
    expect(people).toBeLessThanOrEqual(60);
    expect(people * unit).toBeLessThanOrEqual(traders);
    expect(String(unit)).toMatch(/^[125]0*$/);
  }
});
