import { describe, expect, test } from 'vitest';
import { SECTIONS } from '#contract/countNames.ts';
import { printPage } from './printPage.ts';
import { printTable } from './printTable.ts';
import { reportOf, type Line, type Report } from './reportOf.ts';

const DAYS = ['2026-11-20', '2026-11-21', '2026-11-22'];
const counted = (...days: [day: string, counts: Record<string, number>][]) =>
  new Map(days.map(([day, counts]) => [day, new Map(Object.entries(counts))]));

/** Visits of which a third saw the form, and two sign-ups, one of them from a campaign. */
const report = (visits: number, more: Record<string, number> = {}) =>
  reportOf(
    DAYS,
    counted(
      ['2026-11-19', { visits: 1_000 }],
      ['2026-11-20', { visits: visits - 1 }],
      ['2026-11-22', { visits: 1, 'form:seen': visits / 3, 'language:es': 5, ...more }],
    ),
    [
      { day: '2026-11-20', source: null, count: 1 },
      { day: '2026-11-22', source: 'news', count: 2 },
      { day: '2026-11-19', source: 'news', count: 9 },
    ],
  );
const find = (lines: readonly Line[], name: string) => lines.find((line) => line.name === name);

test('adds up the days that it is about, and says on how many of them it rests', () => {
  const found = report(300);
  expect(found).toMatchObject({ visits: 300, days: 3, daysWithVisits: 2, signedUp: 3 });
  expect(find(found.form, 'form:seen')).toMatchObject({ count: 100, share: 1 / 3 });
  expect(found.languages).toEqual([{ name: 'language:es', label: 'es', count: 5, share: 5 / 300 }]);
  expect(found.byDay.map(({ day, visits, signedUp }) => [day, visits, signedUp])).toEqual([
    ['2026-11-20', 299, 1],
    ['2026-11-21', 0, 0],
    ['2026-11-22', 1, 2],
  ]);
  expect(printTable(found)).toContain('300 visits on 2 of 3 days');
});

test('names each section, each button and each step, also where nobody came', () => {
  const found = report(30);
  expect(found.reached.map(({ name }) => name)).toEqual(SECTIONS.map((id) => `section:${id}`));
  expect([found.pressed.length, found.practised.length, found.form.length]).toEqual([14, 6, 3]);
});

test.each(['a table', 'a page'])('refuses percentages below thirty visits in %s', (kind) => {
  const print = (found: Report) =>
    kind === 'a table'
      ? printTable(found)
      : printPage(found, 'TMX').replace(/<style>[^]*<\/style>/, '');
  const few = print(report(27, { 'lcp:3': 27 }));
  expect(few).toContain('they are given from 30 on');
  expect(few).not.toMatch(/\d%|at most/);
  const enough = print(report(30, { 'lcp:3': 30 }));
  expect(enough).not.toContain('they are given from 30 on');
  expect(enough).toMatch(/33%[^]*at most 0.4 s/);
});

describe('the 75th percentile', () => {
  const lcp = (more: Record<string, number>) =>
    report(300, more).vitals.find(({ name }) => name === 'lcp');

  test('is the end of the bucket by which three quarters of the visits are in', () => {
    expect(lcp({ 'lcp:9': 75, 'lcp:20': 25 })).toMatchObject({ p75: 1_000, measured: 100 });
    expect(lcp({ 'lcp:9': 74, 'lcp:20': 26 })).toMatchObject({ p75: 2_100, rating: 'good' });
    expect(lcp({ 'lcp:24': 100 })).toMatchObject({ p75: 2_500, rating: 'good' });
    expect(lcp({ 'lcp:25': 100 })).toMatchObject({ p75: 2_600, rating: 'middling' });
    expect(lcp({ 'lcp:40': 100 })).toMatchObject({ p75: 4_100, rating: 'poor' });
  });

  test('is not given for fewer than thirty measured visits, nor beyond the last bucket', () => {
    expect(lcp({ 'lcp:9': 29 })).toMatchObject({ p75: null, rating: null });
    expect(lcp({ 'lcp:59': 40 })).toMatchObject({ p75: 5_900, isBeyond: true, rating: 'poor' });
    expect(printTable(report(300, { 'lcp:59': 40 }))).toContain('more than 5.9 s, poor');
  });

  test('is within one bucket of what sorting all visits gives', () => {
    const values = Array.from({ length: 997 }, (_, index) => ((index * 7_919) % 997) * 5);
    const counts: Record<string, number> = {};
    for (const value of values) {
      const name = `lcp:${Math.max(0, Math.ceil(value / 100) - 1)}`;
      counts[name] = (counts[name] ?? 0) + 1;
    }
    const exact = values.toSorted((a, b) => a - b)[Math.ceil(997 * 0.75) - 1] ?? NaN;
    const { p75 } = lcp(counts) ?? {};
    expect(p75).toBeGreaterThanOrEqual(exact);
    expect(p75).toBeLessThan(exact + 100);
  });
});

describe('a campaign, which anybody may name', () => {
  const EVIL = '</td><script>alert(1)</script>\u001b[2J\u202e';
  const named = (sources: readonly string[]) =>
    reportOf(
      DAYS,
      counted(),
      sources.map((source, index) => ({ day: DAYS[2] ?? '', source, count: index + 1 })),
    );

  test('changes neither the page nor the terminal', () => {
    const page = printPage(named([EVIL]), 'TMX');
    expect(page).not.toContain('<script');
    expect(page).toContain('&lt;script&gt;');
    const table = printTable(named([EVIL]));
    expect(['\u001b', '\u202e'].filter((sign) => table.includes(sign))).toEqual([]);
  });

  test('has a line of its own only among the twelve most fruitful', () => {
    const { sources } = named(Array.from({ length: 500 }, (_, index) => `source ${index}`));
    expect(sources).toHaveLength(13);
    expect(sources[0]).toEqual({ source: 'source 499', signedUp: 500 });
    expect(sources.at(-1)?.source).toBe('all others');
    expect(sources.reduce((sum, { signedUp }) => sum + signedUp, 0)).toBe((500 * 501) / 2);
  });
});

test('the page needs nothing else, and each drawing stands beside a table that says the same', () => {
  const page = printPage(report(300), 'A & B');
  expect(page).toContain('<title>What works · A &amp; B</title>');
  expect(page).not.toMatch(/<(script|link|img)\b|https?:\/\/|url\((?!'data:)/);
  const drawings = page.match(/<svg[^>]*>/g) ?? [];
  expect(drawings.length).toBeGreaterThan(40);
  expect(drawings.every((svg) => svg.includes('aria-hidden="true"'))).toBe(true);
  expect((page.match(/<table>/g) ?? []).length).toBe((page.match(/<caption>/g) ?? []).length);
  expect(page).toMatch(/<th scope="row">Saw the form<\/th>.*?<td>100<\/td><td>33%<\/td>/);
});
