import { expect, test } from 'vitest';
import type { FunnelRow, NamedCount, Report } from '#contract/report.ts';
import { SECTIONS } from '#contract/sections.ts';
import { DAY_MS } from '#contract/time.ts';
import { VISITS_PATH } from '#contract/visits.ts';
import { ENGINES, createSignUp, createTestStore } from '../../test/stores.ts';
import { MANIFEST, NOON } from '../../test/testDependencies.ts';
import { createTestServer } from '../../test/testServer.ts';
import { addCounts } from '../visits/dayCounts.ts';
import { sum, summarizeVitals } from './summaries.ts';
import { readReport } from './readReport.ts';

const DAYS = 7;
const NONE = '(none)';

const PHONE = { device: 'phone', language: 'en' };
const DESKTOP = { device: 'desktop', language: 'ar', referrer: 'google.com' };
const B = { variants: { hero: 'b' } };
const A = { variants: { hero: 'a' } };
/** Visits and sign-ups by the link they came from. `funnel` is the number of visits that reached each step. */
const VISITORS: [link: string[], message: object, funnel: number[], signUps: number][] = [
  [['Newsletter', 'email', 'Spring'], { ...PHONE, ...B }, [70, 35, 21, 14], 7],
  [['google', 'cpc', 'عرض'], { ...DESKTOP, ...A }, [35, 14, 7, 7], 0],
  [['x ', 'cpc', '=Sum(1)'], { ...PHONE, referrer: 'x.com', page: 'bots' }, [21, 7, 0, 0], 1],
  [[], PHONE, [14, 7, 7, 7], 2],
];

type Cells = [name: string, ...counts: number[], rate: number | null, signedUp: number | null];
const EXPECTED_RATES = {
  page: [
    ['/bots/', 21, 7, 0, 0, null, null],
    ['/', 119, 56, 35, 28, 28 / 119, null],
  ],
  source: [
    ['newsletter', 70, 35, 21, 14, 0.2, 7],
    ['google', 35, 14, 7, 7, 0.2, 0],
    ['x', 21, 7, 0, 0, null, 1],
    [NONE, 14, 7, 7, 7, null, 2],
  ],
  medium: [
    ['email', 70, 35, 21, 14, 0.2, 7],
    ['cpc', 56, 21, 7, 7, 0.125, 1],
    [NONE, 14, 7, 7, 7, null, 2],
  ],
  campaign: [
    ['spring', 70, 35, 21, 14, 0.2, 7],
    ['عرض', 35, 14, 7, 7, 0.2, 0],
    ['=sum(1)', 21, 7, 0, 0, null, 1],
    [NONE, 14, 7, 7, 7, null, 2],
  ],
  referrer: [
    ['google.com', 35, 14, 7, 7, 0.2, null],
    ['x.com', 21, 7, 0, 0, null, null],
    [NONE, 84, 42, 28, 21, 0.25, null],
  ],
  variant: [
    ['hero:b', 70, 35, 21, 14, 0.2, 7],
    ['hero:a', 35, 14, 7, 7, 0.2, 0],
  ],
} satisfies Record<keyof Report['rates'], Cells[]>;
const BY_DAY = [
  ['2026-11-21', 40, 34, 24, 3, 0],
  ['2026-11-22', 34, 14, 4, 2, 0],
  ['2026-11-23', 21, 10, 0, 1, 0],
  ['2026-11-24', 15, 5, 0, 1, 0],
  ['2026-11-25', 10, 0, 0, 1, 0],
  ['2026-11-26', 10, 0, 0, 1, 0],
  ['2026-11-27', 10, 0, 0, 1, 0],
];

const toCells = (row: FunnelRow): Cells => {
  const { name, visits, seen, begun, sent, rate, signedUp } = row;
  return [name, visits, seen, begun, sent, rate, signedUp];
};
const toRecord = (counts: NamedCount[]) =>
  Object.fromEntries(counts.map(({ name, count }) => [name, count]));

test.each(ENGINES)('reports exact counts for a week on %s', async (engine) => {
  const { store, signUps, clock, request, flushCounts } = await createTestServer({ engine });
  for (let day = 0; day < DAYS; day += 1) {
    for (const [index, [link, message, [visitCount = 0, ...steps]]] of VISITORS.entries())
      // Ten visits a day, with earlier ones getting further in the funnel.
      for (let visit = day * 10; visit < Math.min(visitCount, day * 10 + 10); visit += 1) {
        const form = ['seen', 'begun', 'sent'].filter((_, step) => visit < (steps[step] ?? 0));
        const [source, medium, campaign] = link;
        const empty = { sections: [], buttons: [], practice: [], vitals: {} };
        const body = JSON.stringify({ ...empty, ...message, source, medium, campaign, form });
        const { status } = await request(VISITS_PATH, { body }, `2001:db8:${index}:${visit}::1`);
        expect(status).toBe(204);
      }
    await flushCounts();
    clock.pass(DAY_MS / 1_000);
  }
  for (const [index, [link, message, , count]] of VISITORS.entries())
    for (let day = 0; day < count; day += 1) {
      const [utm_source = null, utm_medium = null, utm_campaign = null] = link;
      const utm_content = utm_medium && `By ${utm_medium}`;
      const form = { utm_source, utm_medium, utm_campaign, utm_content };
      const isConfirmationRequired = 'variants' in message;
      const signUp = createSignUp(`${index}-${day}`, form, NOON + day * DAY_MS + index);
      const submission = {
        ...signUp.submission,
        variants: isConfirmationRequired ? 'hero:b' : null,
      };
      await signUps.add({ ...signUp, submission, isConfirmationRequired });
    }
  const report = await readReport(store, DAYS, NOON + 6 * DAY_MS, MANIFEST.experiments);
  expect(report).toMatchObject({ visits: 140, rate: 0.2, signedUp: 10, asked: 7, confirmed: 0 });
  expect(toRecord(report.form)).toEqual({ seen: 63, begun: 35, sent: 28 });
  const rates = Object.entries(report.rates).map(([type, rows]) => [type, rows.map(toCells)]);
  expect(Object.fromEntries(rates)).toEqual(EXPECTED_RATES);
  expect(toRecord(report.contents)).toEqual({ 'by email': 7, 'by cpc': 1, [NONE]: 2 });
  expect(toRecord(report.devices)).toEqual({ phone: 105, tablet: 0, desktop: 35 });
  expect(toRecord(report.languages)).toEqual({ ar: 35, en: 105 });
  const byDay = report.byDay.map((row) => [
    row.day,
    row.visits,
    row.seen,
    row.sent,
    row.signedUp,
    row.refused,
  ]);
  expect(byDay).toEqual(BY_DAY);
  expect(report.experiments).toMatchObject([
    {
      a: {
        visits: 35,
        sent: 7,
        rate: { share: 0.2, low: expect.closeTo(0.1, 3), high: expect.closeTo(0.359, 3) },
      },
      b: {
        visits: 70,
        sent: 14,
        rate: { share: 0.2, low: expect.closeTo(0.123, 3), high: expect.closeTo(0.308, 3) },
      },
    },
  ]);
});

async function createReport(counts: Record<string, number>): Promise<Report> {
  const store = await createTestStore('SQLite');
  await addCounts(store, new Map([['2026-11-21', new Map(Object.entries(counts))]]), NOON);
  return readReport(store, 1, NOON, []);
}

test('leaves out rates below thirty visits', async () => {
  const few = await createReport({ visits: 29, 'form:sent': 9, 'lcp:3': 29 });
  expect([few.rate, few.rates.source[0]?.rate, few.vitals[0]?.kind]).toEqual([
    null,
    null,
    'tooFew',
  ]);
  const enough = await createReport({ visits: 30, 'form:sent': 10, 'lcp:3': 30 });
  expect(enough.rate).toBeCloseTo(1 / 3);
  expect(enough.vitals[0]).toMatchObject({ kind: 'measured', p75: 400, rating: 'good' });
});

test('counts every sign-up, even if there are more campaigns than it reads', async () => {
  const store = await createTestStore('SQLite');
  const rows = Array.from({ length: 1_200 }, (_, index) => {
    const { submission, id, submittedAt } = createSignUp(`id${index}`);
    const row = { ...submission, id, email_key: id, created_at: submittedAt, utm_campaign: id };
    return { ...row, asked_at: null, confirmed_at: null };
  });
  while (rows.length > 0)
    await store.db.insertInto('sign_ups').values(rows.splice(0, 400)).execute();
  const { rates } = await readReport(store, 1, NOON, []);
  expect(sum(rates.campaign.map(({ signedUp }) => signedUp ?? 0))).toBe(1_200);
});

test('lists every section, button, and step, even without counts', async () => {
  const report = await createReport({ visits: 30 });
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
])('for buckets %o, returns a 75th percentile of %i ms, rated %s', (lcp, p75, rating) => {
  const isBeyond = 'lcp:59' in lcp;
  expect(summarizeVitals((name) => lcp[name] ?? 0)[0]).toMatchObject({ p75, rating, isBeyond });
});

test('lists the fifty largest sources and sums up the rest', async () => {
  const names = Array.from({ length: 180 }, (_, index) => `source ${index}`);
  const counts = [...names, 'most'].map((name, index) => {
    return [`source|visits|${name}`, index + 1] as const;
  });
  const report = await createReport({ visits: 200_000, ...Object.fromEntries(counts) });
  const largest = Array.from({ length: 50 }, (_, index) => 181 - index);
  const [other, none] = [(131 * 132) / 2, 200_000 - (181 * 182) / 2];
  expect(report.rates.source.map(({ visits }) => visits)).toEqual([...largest, other, none]);
  const shownNames = report.rates.source.map(({ name }) => name);
  expect([...shownNames.slice(0, 2), ...shownNames.slice(-2)]).toEqual([
    'most',
    'source 179',
    'other',
    NONE,
  ]);
});
