import { expect, test } from 'vitest';
import { SECTIONS } from '#contract/sections.ts';
import { runScript } from '../server/test/runScript.ts';
import { newPlace, openAt, newSignUp } from '../server/test/stores.ts';
import { NOON } from '../server/test/testDependencies.ts';
import { createSignUps } from '../server/src/signUp/signUps.ts';
import { reportOf } from '../server/src/report/reportOf.ts';
import { printExperiment } from './report/printExperiment.ts';
import { printReport } from './report/printReport.ts';
import { printReportCsv } from './report/printReportCsv.ts';

const came = (day: string, source: string | null, count: number) => {
  return {
    day,
    source,
    medium: null,
    campaign: null,
    content: 'top',
    variants: 'hero:b',
    count,
    asked: count,
    confirmed: count - 1,
  };
};
const SIGN_UPS = [
  came('2026-11-20', null, 1),
  came('2026-11-22', 'News ', 2),
  came('2026-11-19', 'news', 9),
];
/** Three days with visits of which a third saw the form, after one that is not asked for. */
function report(visits: number, more: Record<string, number> = {}, signUps = SIGN_UPS) {
  const last = { visits: 1, 'form:seen': Math.floor(visits / 3), 'language:es': 5, ...more };
  const counts = new Map([
    ['2026-11-19', new Map([['visits', 1_000]])],
    ['2026-11-20', new Map([['visits', visits - 1]])],
    ['2026-11-22', new Map(Object.entries(last))],
  ]);
  const days = ['2026-11-20', '2026-11-21', '2026-11-22'];
  return reportOf({
    days,
    counts,
    signUps,
    refusedWebhooks: new Map(),
    experiments: [],
    writtenAt: NOON,
  });
}

test('adds up the days that it is about, and says on how many of them it rests', () => {
  const found = report(300);
  expect(found).toMatchObject({ visits: 300, days: 3, signedUp: 3, asked: 3, confirmed: 1 });
  expect(printReport(found)).toContain('\n\nConfirmed: 1; asked to: 3\n\n');
  expect(found.form[0]).toEqual({ name: 'seen', count: 100, share: 1 / 3 });
  expect(found.languages).toEqual([{ name: 'es', count: 5, share: 5 / 300 }]);
  expect(found.byDay.map(({ day, visits, signedUp }) => [day, visits, signedUp])).toEqual([
    ['2026-11-20', 299, 1],
    ['2026-11-21', 0, 0],
    ['2026-11-22', 1, 2],
  ]);
  expect(printReport(found)).toContain('Visits: 300, on 2 of 3 days');
});

test('names each section, each button and each step, also where nobody came', () => {
  const found = report(30);
  expect(found.reached.map(({ name }) => name)).toEqual(SECTIONS);
  expect([found.pressed.length, found.practised.length, found.form.length]).toEqual([14, 6, 3]);
  expect(printReport(found)).toMatch(/\nhow-it-works +0 +0\.0%\n/);
});

test('percentages are given from thirty visits on', () => {
  const few = printReport(report(27, { 'lcp:3': 27 }));
  expect(few).toMatch(/^(?![^]*(?:\d%|at most))[^]*they are given from 30 on/);
  const enough = printReport(report(30, { 'lcp:3': 30 }));
  expect(enough).toMatch(/^(?![^]*they are given from)[^]*33\.3%[^]*at most 400 ms, good/);
});

test.each<[lcp: Record<string, number>, figure: object]>([
  [
    { 'lcp:9': 75, 'lcp:20': 25 },
    { p75: 1_000, rating: 'good' },
  ],
  [
    { 'lcp:9': 74, 'lcp:20': 26 },
    { p75: 2_100, rating: 'good' },
  ],
  [{ 'lcp:24': 100 }, { p75: 2_500, rating: 'good' }],
  [{ 'lcp:25': 100 }, { p75: 2_600, rating: 'middling' }],
  [{ 'lcp:40': 100 }, { p75: 4_100, rating: 'poor' }],
  [{ 'lcp:59': 40 }, { p75: 5_900, rating: 'poor' }],
  [{ 'lcp:9': 29 }, { kind: 'tooFew' }],
])('of visits in the buckets %o three quarters took %o', (counts, figure) => {
  const measured = Object.values(counts).reduce((sum, count) => sum + count, 0);
  expect(report(300, counts).vitals[0]).toMatchObject({ name: 'lcp', measured, ...figure });
});

test('beyond the last bucket it is only known that it took more', () => {
  expect(printReport(report(300, { 'lcp:59': 40 }))).toContain('more than 5900 ms, poor');
});

test('tells visits apart by their campaign, with the sign-ups of the same name beside them', () => {
  const news = { 'source|visits|news': 40, 'source|seen|news': 20, 'source|begun|news': 9 };
  const few = { 'source|visits|a|b': 29, 'source|sent|a|b': 20, 'variant|visits|hero:b': 150 };
  const { rates, contents } = report(300, { ...news, 'source|sent|news': 6, ...few });
  const nothing = { visits: 0, seen: 0, begun: 0, sent: 0, signedUp: 0 };
  expect(rates.source).toEqual([
    { name: 'news', visits: 40, seen: 20, begun: 9, sent: 6, rate: 0.15, signedUp: 2 },
    { ...nothing, name: 'a|b', visits: 29, sent: 20, rate: null },
    { ...nothing, name: '(none)', visits: 231, seen: 80, rate: 0, signedUp: 1 },
  ]);
  expect(rates.variant).toEqual([
    { ...nothing, name: 'hero:b', visits: 150, rate: 0, signedUp: 3 },
  ]);
  expect(contents).toEqual([{ name: 'top', count: 3, share: null }]);
});

test('a campaign, which anybody may name, steers no terminal and has a line among the fifty with most visits', () => {
  const names = Array.from({ length: 500 }, (_, index) => `source ${index}`);
  const counts = [...names, 'a\u001b[2J\u202eb'].map((name, index) => {
    return [`source|visits|${name}`, index + 1] as const;
  });
  const found = report(200_000, Object.fromEntries(counts), [came('2026-11-22', 'source 3', 7)]);
  const most = Array.from({ length: 50 }, (_, place) => 501 - place);
  expect(found.rates.source.map(({ visits }) => visits)).toEqual([
    ...most,
    (451 * 452) / 2,
    200_000 - (501 * 502) / 2,
  ]);
  const last = found.rates.source.slice(-2);
  expect(last.map(({ name, signedUp }) => [name, signedUp])).toEqual([
    ['other', 7],
    ['(none)', 0],
  ]);
  expect(printReport(found)).toMatch(/\na\?\[2J\?b +501 +0 +0 +0 +0\.0% +0\nsource 499 +500 /);
});

test('the rates are a table for a spreadsheet, which runs none of their names', () => {
  const counts = { 'source|visits|news': 40, 'source|sent|news': 6, 'campaign|visits|=1;=2': 20 };
  const lines = printReportCsv(report(40, counts)).split('\r\n');
  expect(lines.slice(0, 3)).toEqual([
    '\uFEFF"by","name","visits","seen","begun","sent","rate","signedUp"',
    '"source","news","40","0","0","6","0.15","2"',
    '"source","(none)","0","13","0","0","","1"',
  ]);
  expect(lines).toContain('"campaign","\'=1;\'=2","20","0","0","0","","0"');
  expect(lines.slice(-2)).toEqual(['"content","top","","","","","","3"', '']);
});

test('the command names a webhook that is refused and the campaign of a sign-up, and gives both as data', async () => {
  const place = await newPlace('SQLite');
  const store = await openAt(place);
  const twoHoursAgo = Date.now() - 7_200_000;
  const signUps = createSignUps(store);
  await signUps.add(newSignUp('a', { utm_source: 'news' }, twoHoursAgo));
  // Two hours ago may have been yesterday.
  await signUps.add(newSignUp('b', { utm_source: 'now' }, Date.now()));
  await store.rows(`insert into webhook_messages values ('a', 'json', 3, ${Date.now()})`);

  const { code, out, err } = await runScript('report.ts', place);
  expect([code, err]).toEqual([0, '']);
  expect(out).toContain('The webhook json has refused messages for over an hour: 1.');
  expect(out).toMatch(/\nnews +0 +0 +0 +0 +1\n/);
  expect(out).toContain('No counts yet.');
  const { out: csv } = await runScript('report.ts --today --csv', place);
  expect(csv).toContain('"source","now","0","0","0","0","","1"');
  const data = await runScript('report.ts --days 7 --json', place);
  expect(JSON.parse(data.out)).toMatchObject({
    days: 7,
    rates: {
      source: ['news', 'now'].map((name) => ({ name, visits: 0, rate: null, signedUp: 1 })),
    },
    writtenAt: null,
    refusedWebhooks: { json: 1 },
  });
});

test('the command refuses a number of days that is none', async () => {
  expect(await runScript('report.ts --days 401', {})).toMatchObject({
    code: 1,
    err: '--days must be a whole number from 1 to 400, not "401".\n',
  });
});

test.each([
  ['b', 0, 'Decided: B has the higher rate.'],
  ['none yet', 3_100, 'No winner yet: a difference of 1.5 points takes about 3,100 more visits.'],
  ['none yet', null, 'No winner yet, and too few visits to say how many it takes.'],
  ['none yet', 0, 'No winner: by now a difference of 1.5 points would have been found in four of'],
] as const)(
  'of an experiment with the verdict %s, %s visits before the next, it says: %s',
  (...row) => {
    const [verdict, visitsNeeded, says] = row;
    const a = { visits: 1_200, sent: 60, rate: { share: 0.05, low: 0.0391, high: 0.0638 } };
    const b = { visits: 12, sent: 2, rate: null };
    const figures = { id: 'hero', difference: 0.015, a, b, verdict, visitsNeeded };
    const lines = printExperiment(figures).split('\n');
    expect(lines.map((line) => line.replaceAll(/ +/g, ' '))).toEqual([
      'Experiment, all days Visits Sent it Rate 95% from to',
      'hero:a 1,200 60 5.0% 3.9% 6.4%',
      'hero:b 12 2',
      expect.stringContaining(says),
    ]);
  },
);
