import { expect, test } from 'vitest';
import type { Report } from '#contract/report.ts';
import { SECTIONS } from '#contract/sections.ts';
import { DAY_MS } from '#contract/time.ts';
import { VISITS_PATH } from '#contract/visits.ts';
import { readReport } from '../server/src/report/readReport.ts';
import { vitalsOf } from '../server/src/report/figures.ts';
import { createSignUpQueries } from '../server/src/signUp/queries.ts';
import { addCounts } from '../server/src/visits/dayCounts.ts';
import { runHere } from '../server/test/runScript.ts';
import { ENGINES, newPlace, newSignUp, newStore, openAt } from '../server/test/stores.ts';
import { MANIFEST, NOON } from '../server/test/testDependencies.ts';
import { openServer } from '../server/test/testServer.ts';
import { printReport } from './printReport.ts';

const DAYS = 7;
const NONE = '(none)';

const PHONE = { device: 'phone', language: 'en' };
const DESKTOP = { device: 'desktop', language: 'ar', referrer: 'google.com' };
const B = { variants: { hero: 'b' } };
const A = { variants: { hero: 'a' } };
/** Whom each link brings, by names as it spells them: to the page and through its form, and who signs up. */
const VISITORS: [link: string[], says: object, went: number[], signUps: number][] = [
  [['Newsletter', 'email', 'Spring'], { ...PHONE, ...B }, [70, 35, 21, 14], 7],
  [['google', 'cpc', 'عرض'], { ...DESKTOP, ...A }, [35, 14, 7, 7], 0],
  [['x ', 'cpc', '=Sum(1)'], { ...PHONE, referrer: 'x.com' }, [21, 7, 0, 0], 1],
  [[], PHONE, [14, 7, 7, 7], 2],
];

/** What the report says of them, table by table, without the blanks that align it. */
const TOLD = [
  [
    'Visits 140 100.0% –',
    'Form seen 63 45.0% 45.0%',
    'Begun 35 25.0% 55.6%',
    'Sent 28 20.0% 80.0%',
  ],
  ['Signed up 10 – –', 'Asked to confirm it 7 – –', 'Confirmed 0 – –'],
  ['newsletter 70 35 21 14 20.0% 7', 'google 35 14 7 7 20.0% 0', 'x 21 7 0 0 – 1'],
  ['email 70 35 21 14 20.0% 7', 'cpc 56 21 7 7 12.5% 1', '(none) 14 7 7 7 – 2'],
  ['spring 70 35 21 14 20.0% 7', 'عرض 35 14 7 7 20.0% 0', '=sum(1) 21 7 0 0 – 1'],
  ['google.com 35 14 7 7 20.0% –', 'x.com 21 7 0 0 – –', '(none) 84 42 28 21 25.0% –'],
  ['hero:b 70 35 21 14 20.0% 7', 'hero:a 35 14 7 7 20.0% 0'],
  ['A, without the change 35 7 20.0% 10.0% – 35.9%', 'B, with it 70 14 20.0% 12.3% – 30.8%'],
  ['by email 7', 'by cpc 1', '(none) 2'],
  ['phone 105 75.0%', 'tablet 0 0.0%', 'desktop 35 25.0%'],
  ['ar 35 25.0%', 'en 105 75.0%'],
  ['2026-11-21 40 34 24 3 0', '2026-11-22 34 14 4 2 0', '2026-11-23 21 10 0 1 0'],
  ['2026-11-24 15 5 0 1 0', '2026-11-25 10 0 0 1 0', '2026-11-26 10 0 0 1 0'],
];

test.each(ENGINES)('a week on %s is reported to the digit', async (engine) => {
  const { store, signUps, clock, ask, writeLast } = await openServer({ engine });
  for (let day = 0; day < DAYS; day += 1) {
    for (const [place, [link, says, [came = 0, ...went]]] of VISITORS.entries())
      // Ten a day, the first of whom go farthest.
      for (let visit = day * 10; visit < Math.min(came, day * 10 + 10); visit += 1) {
        const form = ['seen', 'begun', 'sent'].filter((_, step) => visit < (went[step] ?? 0));
        const [source, medium, campaign] = link;
        const nothing = { sections: [], buttons: [], practice: [], vitals: {} };
        const body = JSON.stringify({ ...nothing, ...says, source, medium, campaign, form });
        const { status } = await ask(VISITS_PATH, { body }, `2001:db8:${place}:${visit}::1`);
        expect(status).toBe(204);
      }
    await writeLast();
    clock.pass(DAY_MS / 1_000);
  }
  for (const [place, [link, says, , count]] of VISITORS.entries())
    for (let day = 0; day < count; day += 1) {
      const [utm_source = null, utm_medium = null, utm_campaign = null] = link;
      const utm_content = utm_medium && `By ${utm_medium}`;
      const form = { utm_source, utm_medium, utm_campaign, utm_content };
      const isAsked = 'variants' in says;
      const signUp = newSignUp(`${place}-${day}`, form, NOON + day * DAY_MS);
      const sending = { ...signUp.sending, variants: isAsked ? 'hero:b' : null };
      await signUps.add({ ...signUp, sending, isAsked });
    }
  const report = await readReport(store, DAYS, NOON + 6 * DAY_MS, MANIFEST.experiments);
  expect(report.rate).toBe(0.2);
  const printed = printReport(report).replaceAll(/ +/g, ' ');
  for (const lines of TOLD) expect(printed).toContain(`\n${lines.join('\n')}\n`);
});

/** The report on a day with these counts. */
async function reportOn(counts: Record<string, number>): Promise<Report> {
  const store = await newStore('SQLite');
  await addCounts(store, new Map([['2026-11-21', new Map(Object.entries(counts))]]), NOON);
  return readReport(store, 1, NOON, []);
}

test('percentages are given from thirty visits on, and each section, button and step has a line', async () => {
  const few = printReport(await reportOn({ visits: 29, 'form:sent': 9, 'lcp:3': 29 }));
  expect(few).toMatch(/^(?![^]*(?:\d%|at most))[^]*they are given from thirty visits on/);
  const report = await reportOn({ visits: 30, 'form:sent': 10, 'lcp:3': 30 });
  const enough = printReport(report);
  expect(enough).toMatch(
    /^(?![^]*given from thirty)[^]*\nSent +10 +33\.3%[^]*at most 400\sms +good/,
  );
  expect(enough).toMatch(/\nhow it works +0 +0\.0%\n/);
  expect(report.reached.map(({ name }) => name)).toEqual(SECTIONS);
  expect([report.pressed.length, report.practised.length, report.form.length]).toEqual([14, 6, 3]);
});

test.each<[lcp: Record<string, number>, p75: number, rating: string]>([
  [{ 'lcp:9': 75, 'lcp:20': 25 }, 1_000, 'good'],
  [{ 'lcp:9': 74, 'lcp:20': 26 }, 2_100, 'good'],
  [{ 'lcp:24': 100 }, 2_500, 'good'],
  [{ 'lcp:25': 100 }, 2_600, 'middling'],
  [{ 'lcp:40': 100 }, 4_100, 'poor'],
  [{ 'lcp:59': 40 }, 5_900, 'poor'],
])('of visits in the buckets %o three quarters took %i ms, which is %s', (lcp, p75, rating) => {
  const isBeyond = 'lcp:59' in lcp;
  expect(vitalsOf((name) => lcp[name] ?? 0)[0]).toMatchObject({ p75, rating, isBeyond });
});

test('a campaign, which anybody may name, has a line among the fifty with most visits', async () => {
  const names = Array.from({ length: 180 }, (_, index) => `source ${index}`);
  const counts = [...names, 'most'].map((name, index) => {
    return [`source|visits|${name}`, index + 1] as const;
  });
  const report = await reportOn({ visits: 200_000, ...Object.fromEntries(counts) });
  const most = Array.from({ length: 50 }, (_, place) => 181 - place);
  const [other, none] = [(131 * 132) / 2, 200_000 - (181 * 182) / 2];
  expect(report.rates.source.map(({ visits }) => visits)).toEqual([...most, other, none]);
  expect(report.rates.source.slice(-2).map(({ name }) => name)).toEqual(['other', NONE]);
  expect(printReport(report)).toMatch(/\nmost +181 +0 +0 +0 +0\.0% +0\nsource 179 +180 /);
});

test.each([
  ['b', 0, 'B sends the form more often: it may become the page, and the experiment end.'],
  ['none yet', 3_100, 'No winner yet. Visits still needed for a difference of 1.5%: 3,100'],
  ['none yet', null, 'No winner yet. Visits still needed for a difference of 1.5%: told once the'],
] as const)(
  'of an experiment with the verdict %s, %s visits before the next, it says: %s',
  async (...row) => {
    const [verdict, visitsNeeded, says] = row;
    const none = { visits: 0, sent: 0, rate: null };
    const experiment = { id: 'hero', difference: 0.015, a: none, b: none, verdict, visitsNeeded };
    const report = await reportOn({ visits: 1 });
    expect(printReport({ ...report, experiments: [experiment] })).toContain(says);
  },
);

test('the command names a webhook that is refused, and gives data and a table in which a spreadsheet runs nothing', async () => {
  const place = await newPlace('SQLite');
  const store = await openAt(place);
  const now = Date.now();
  const twoHoursAgo = now - 7_200_000;
  const signUps = createSignUpQueries(store);
  await signUps.add(newSignUp('a', { utm_source: 'news' }, twoHoursAgo));
  // Two hours ago may have been yesterday.
  await signUps.add(newSignUp('b', { utm_source: '=1;=2', utm_content: 'Top' }, now));
  await store.rows(`insert into webhook_messages values ('a', 'json', 3, ${now})`);
  const shown = await runHere('report.ts', place);
  const csv = await runHere('report.ts --today --csv', place);
  const data = await runHere('report.ts --days 7 --json', place);
  const wrong = await runHere('report.ts --days 401', place);
  expect(wrong.err).toContain('--days must be a whole number from 1 to 400.');
  expect([shown.code, shown.err]).toEqual([0, '']);
  expect(shown.out).toMatch(
    /A webhook has refused messages for over an hour.* Waiting for json: 1\n/,
  );
  expect(shown.out).toMatch(/\nnews +0 +0 +0 +0 +– +1\n[^]*last written, UTC: never\n$/);
  const lines = csv.out.split('\r\n');
  expect(lines[0]).toBe('\uFEFF"by","name","visits","seen","begun","sent","rate","signedUp"');
  expect(lines).toContain('"source","\'=1;\'=2","0","0","0","0","","1"');
  expect(lines).toContain('"content","top","","","","","","1"');
  const { days, rates, refusedWebhooks } = JSON.parse(data.out);
  expect([days, rates.source[0].rate, refusedWebhooks]).toEqual([7, null, { json: 1 }]);
});
