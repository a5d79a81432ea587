import { describe, expect, test } from 'vitest';
import { SECTIONS } from '#contract/countNames.ts';
import { newSignUp } from '../server/test/newSignUp.ts';
import { runScript } from '../server/test/runScript.ts';
import { newPlace, openAt } from '../server/test/stores.ts';
import { createSignUps } from '../server/src/signUp/signUps.ts';
import { printReport } from './report/printReport.ts';
import { reportOf, type Line } from './report/reportOf.ts';

const DAYS = ['2026-11-20', '2026-11-21', '2026-11-22'];
const counted = (...days: [day: string, counts: Record<string, number>][]) =>
  new Map(days.map(([day, counts]) => [day, new Map(Object.entries(counts))]));

/** Visits of which a third saw the form, and two sign-ups, one of them from a campaign. */
const report = (visits: number, more: Record<string, number> = {}) =>
  reportOf({
    days: DAYS,
    counts: counted(
      ['2026-11-19', { visits: 1_000 }],
      ['2026-11-20', { visits: visits - 1 }],
      ['2026-11-22', { visits: 1, 'form:seen': visits / 3, 'language:es': 5, ...more }],
    ),
    signUps: [
      { day: '2026-11-20', source: null, count: 1 },
      { day: '2026-11-22', source: 'news', count: 2 },
      { day: '2026-11-19', source: 'news', count: 9 },
    ],
    refusedWebhooks: new Map(),
  });
const find = (lines: readonly Line[], name: string) => lines.find((line) => line.name === name);

test('adds up the days that it is about, and says on how many of them it rests', () => {
  const found = report(300);
  expect(found).toMatchObject({ visits: 300, days: 3, daysWithVisits: 2, signedUp: 3 });
  expect(find(found.form, 'seen')).toEqual({ name: 'seen', count: 100, share: 1 / 3 });
  expect(found.languages).toEqual([{ name: 'es', count: 5, share: 5 / 300 }]);
  expect(found.byDay.map(({ day, visits, signedUp }) => [day, visits, signedUp])).toEqual([
    ['2026-11-20', 299, 1],
    ['2026-11-21', 0, 0],
    ['2026-11-22', 1, 2],
  ]);
  expect(printReport(found)).toContain('300 visits on 2 of 3 days');
});

test('names each section, each button and each step, also where nobody came', () => {
  const found = report(30);
  expect(found.reached.map(({ name }) => name)).toEqual(SECTIONS);
  expect([found.pressed.length, found.practised.length, found.form.length]).toEqual([14, 6, 3]);
  expect(printReport(found)).toMatch(/\nhow it works +0 +0%\n/);
});

test('refuses percentages below thirty visits', () => {
  const few = printReport(report(27, { 'lcp:3': 27 }));
  expect(few).toContain('they are given from 30 on');
  expect(few).not.toMatch(/\d%|at most/);
  const enough = printReport(report(30, { 'lcp:3': 30 }));
  expect(enough).not.toContain('they are given from 30 on');
  expect(enough).toMatch(/33%[^]*at most 400 ms, good/);
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
    expect(printReport(report(300, { 'lcp:59': 40 }))).toContain('more than 5900 ms, poor');
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
  const named = (sources: readonly string[]) =>
    reportOf({
      days: DAYS,
      counts: counted(),
      signUps: sources.map((source, i) => ({ day: DAYS[2] ?? '', source, count: i + 1 })),
      refusedWebhooks: new Map(),
    });

  test('does not steer the terminal', () => {
    const printed = printReport(named(['a\u001b[2J\u202eb']));
    expect(printed).toContain('a?[2J?b');
    expect(['\u001b', '\u202e'].filter((sign) => printed.includes(sign))).toEqual([]);
  });

  test('has a line of its own only among the twelve most fruitful', () => {
    const { sources } = named(Array.from({ length: 500 }, (_, index) => `source ${index}`));
    expect(sources).toHaveLength(13);
    expect(sources[0]).toEqual({ source: 'source 499', signedUp: 500 });
    expect(sources.at(-1)?.source).toBe('all others');
    expect(sources.reduce((sum, { signedUp }) => sum + signedUp, 0)).toBe((500 * 501) / 2);
  });
});

describe('the command', () => {
  async function place() {
    const made = await newPlace('SQLite');
    const store = await openAt(made);
    const twoHoursAgo = Date.now() - 7_200_000;
    await createSignUps(store).add(newSignUp('a', { utm_source: 'news' }, twoHoursAgo));
    const waiting = { sign_up_id: 'a', target: 'json', attempts: 3, next_attempt_at: Date.now() };
    await store.db.insertInto('webhook_messages').values(waiting).execute();
    return made;
  }

  test('names a webhook that is refused, and the campaign of a sign-up', async () => {
    const { code, out, err } = await runScript('report.ts', await place());
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain('The webhook json has refused 1 sign-up for over an hour.');
    expect(out).toMatch(/\nnews +1\n/);
  });

  test('gives the same as data', async () => {
    const { out } = await runScript('report.ts --days 7 --json', await place());
    expect(JSON.parse(out)).toMatchObject({
      days: 7,
      sources: [{ source: 'news', signedUp: 1 }],
      refusedWebhooks: { json: 1 },
    });
  });

  test('refuses a number of days that is none', async () => {
    expect(await runScript('report.ts --days 401', {})).toMatchObject({
      code: 1,
      err: '--days must be a whole number from 1 to 400, not "401".\n',
    });
  });
});
