import { expect, test, vi } from 'vitest';
import { checkBills, compare as compareIn } from './compare.ts';
import { owner } from './owner.ts';

const compare = compareIn('en');

test('the bills and the two tables follow from the claimed fees', () => {
  expect(compare.venues.map((venue) => venue.billText)).toEqual(['$5', '$10', '$25', '$30']);
  expect(compare.facts.slice(0, 2).map((row) => row.cells)).toEqual([
    ['0.05%', '0.10%', '0.25%', '0.30%'],
    ['$0.50', '$1.00', '$2.50', '$3.00'],
  ]);
  expect(compare.panel.rows.map((row) => [row.label, ...row.cells])).toEqual([
    ['$50', '$0.025', '$0.05', '$0.125', '$0.15'],
    ['$1,000', '$0.50', '$1.00', '$2.50', '$3.00'],
    ['$10,000', '$5.00', '$10.00', '$25.00', '$30.00'],
    ['$100,000', '$50.00', '$100.00', '$250.00', '$300.00'],
  ]);
});

test('the limits of our own column stand in the section, once each', () => {
  const words = `${compare.lead} ${compare.footnote} ${compare.limits}`;
  for (const limit of ['lose money', 'Network fees', 'partners may check', 'network is busy']) {
    expect(words.split(limit), limit).toHaveLength(2);
  }
});

test('the bills are cut at a round sum, six times at most', () => {
  expect(compare.cut).toBe('One scale: each cut in a bill is $5.');
  expect(compare.venues.map(({ cuts }) => cuts)).toEqual([1, 2, 5, 6]);
  const venues = compare.venues.map((venue) => ({ ...venue, cuts: venue.cuts * 7 }));
  expect(() => checkBills(venues)).toThrow(/venues\.0\.cuts: A bill of more than six cuts/);
});

test('what differs elsewhere is said once, and counted', () => {
  expect(compare.questions).toHaveLength(7);
  expect(compare.elsewhere.text).toMatch(/^These seven differ/);
  expect(JSON.stringify(compare).match(/varies/gi)).toHaveLength(1);
});

test('without the claim about identity its question falls, and six are left', async () => {
  vi.resetModules();
  vi.doMock('./owner.ts', () => ({
    owner: { ...owner, claims: { ...owner.claims, noIdentityChecks: false } },
  }));
  const other = (await import('./compare.ts')).compare('en');
  expect(other.questions.map(({ label }) => label)).not.toContain('Will you check who I am?');
  expect(other.elsewhere.text).toMatch(/^These six differ/);
  vi.doUnmock('./owner.ts');
});
