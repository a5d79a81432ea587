import { expect, test } from 'vitest';
import { community, crowdOf } from './community.ts';
import { owner } from './owner.ts';

test.each([
  ['50,000+', 50, 1_000],
  ['12,300+', 24, 500],
  ['150K+', 30, 5_000],
  ['1.5M+', 30, 50_000],
  ['60', 60, 1],
  ['61', 30, 2],
  ['7', 7, 1],
])('%s traders are %i figures of %i', (claim, figures, unit) => {
  expect(crowdOf(claim)).toEqual({ figures, unit });
});

test('from twenty to sixty figures stand for any count above twenty, and never for more people', () => {
  for (let people = 20; people < 5_000_000; people = Math.ceil(people * 1.037)) {
    const { figures, unit } = crowdOf(String(people));
    expect(figures).toBeGreaterThanOrEqual(20);
    expect(figures).toBeLessThanOrEqual(60);
    expect(figures * unit).toBeLessThanOrEqual(people);
    expect(String(unit)).toMatch(/^[125]0*$/);
  }
});

test('the caption says whose count it is, and no date', () => {
  expect(community('en').crowd.caption).toContain(
    `${owner.claims.traders} traders, ${owner.name}’s own`,
  );
  expect(community('en').crowd.caption).not.toMatch(/20\d\d/);
});
