import { expect, test } from 'vitest';
import type { Report } from '#contract/report.ts';
import { SECTIONS } from '#contract/sections.ts';
import { DAY_MS, utcDay } from '#contract/time.ts';
import { VISITS_PATH } from '#contract/visits.ts';
import { readReport } from '../server/src/report/readReport.ts';
import { vitalsOf } from '../server/src/report/figures.ts';
import { createSignUps } from '../server/src/signUp/signUps.ts';
import { addCounts } from '../server/src/visits/dayCounts.ts';
import { runHere } from '../server/test/runScript.ts';
import { newPlace, newSignUp, newStore, openAt } from '../server/test/stores.ts';
import { createClock, MANIFEST, NOON } from '../server/test/testDependencies.ts';
import { openServer } from '../server/test/testServer.ts';
import { printReport } from './printReport.ts';

const DAYS = 7;
const NONE = '(none)';
const STEPS = ['seen', 'begun', 'sent'] as const;
const LANGUAGES = ['en', 'ar', 'es'] as const;
const manifest = { ...MANIFEST, languages: LANGUAGES.map((tag) => ({ tag, path: `/${tag}/` })) };
const oneOf = <Item>(items: readonly Item[], index: number) => items[index % items.length] as Item;

/** Of ten visits, as links spell source, medium and campaign; the last came without any. */
const LINKS = [
  ['Newsletter', 'email', 'Spring'],
  ['Newsletter', 'email', 'Spring'],
  ['Newsletter', 'email', 'Spring'],
  ['Newsletter', 'email', 'Spring'],
  ['google', 'cpc', 'brand'],
  ['google', 'cpc', 'brand'],
  ['x ', 'social', '=Sum(1)'],
  ['x', 'cpc', 'عرض'],
  ['partner', 'banner', 'a|b'],
  ['', '', ''],
] as const;
const came = (link: readonly [string, string, string]) => {
  const [source = '', medium = '', campaign = ''] = link.map(
    (name) => name.trim().toLowerCase() || NONE,
  );
  return { link, source, medium, campaign };
};
/** What happens in the week: who comes on which day, by what, sees what and goes how far. */
const VISITS = Array.from({ length: 400 }, (_, index) => {
  const mixed = (index * 7_919) % 1_009;
  return {
    ...came(oneOf(LINKS, index)),
    day: mixed % DAYS,
    language: oneOf(LANGUAGES, mixed),
    device: oneOf(['phone', 'desktop', 'phone', 'tablet', 'phone'], mixed),
    referrer: oneOf(['google.com', 'x.com', 'other', NONE], mixed),
    variant: oneOf(['hero:a', 'hero:b', NONE], mixed >> 2),
    form: STEPS.slice(0, Math.max(0, (mixed % 11) - 7)),
  };
});
const SIGN_UPS = Array.from({ length: 60 }, (_, index) => ({
  ...came(oneOf(LINKS, index * index)),
  day: index % DAYS,
  content: oneOf(['Top', 'foot', 'foot'], index),
  variant: oneOf([null, 'hero:a', 'hero:b', 'hero:b'], index),
}));

/** The message of a visit, as the page sends it. */
function messageOf({ link, language, device, referrer, variant, form }: (typeof VISITS)[number]) {
  const [source, medium, campaign] = link;
  const came = { source, medium, campaign, referrer: referrer === NONE ? undefined : referrer };
  const variants = variant === NONE ? undefined : { hero: variant.slice(-1) };
  const nothing = { sections: [], buttons: [], practice: [], vitals: {} };
  return JSON.stringify({ ...nothing, ...came, language, device, form, variants });
}

/** Counted from the script itself: the rows of a kind, by name. */
function rowsOf(kind: keyof Report['rates']) {
  const groups = Map.groupBy(VISITS, (visit) => visit[kind]);
  if (kind === 'variant') groups.delete(NONE);
  return [...groups].map(([name, visits]) => {
    const [seen, begun, sent = 0] = STEPS.map(
      (step) => visits.filter(({ form }) => form.includes(step)).length,
    );
    const rate = visits.length < 30 ? null : sent / visits.length;
    const signUps = SIGN_UPS.filter((one) => Object(one)[kind] === name).length;
    const signedUp = kind === 'referrer' ? null : signUps;
    return { name, visits: visits.length, seen, begun, sent, rate, signedUp };
  });
}

test.each([
  ['SQLite', 1],
  ['PostgreSQL', 2],
] as const)(
  'a week on %s, counted by %i servers, is reported to the digit, as data and in the terminal',
  async (engine, count) => {
    const place = await newPlace(engine);
    const clock = createClock();
    const start = () => openServer({ place, clock, manifest });
    const servers = await Promise.all(Array.from({ length: count }, start));
    const [{ store, signUps }] = servers as [(typeof servers)[number]];
    for (let day = 0; day < DAYS; day += 1) {
      for (const [index, visit] of VISITS.entries()) {
        if (visit.day !== day) continue;
        const { ask } = oneOf(servers, index);
        const sent = await ask(VISITS_PATH, { body: messageOf(visit) }, `2001:db8:${index}::1`);
        expect(sent.status).toBe(204);
      }
      await Promise.all(servers.map(({ writeLast }) => writeLast()));
      clock.pass(DAY_MS / 1_000);
    }
    for (const [index, { link, content, day, variant }] of SIGN_UPS.entries()) {
      const [utm_source, utm_medium, utm_campaign] = link;
      const form = { utm_source, utm_medium, utm_campaign, utm_content: content };
      const signUp = newSignUp(`id${index}`, form, NOON + day * DAY_MS);
      await signUps.add({ ...signUp, variants: variant, isAsked: index < 9 });
    }

    const report = await readReport(store, DAYS, NOON + (DAYS - 1) * DAY_MS, manifest.experiments);
    const visitsWith = (test: (visit: (typeof VISITS)[number]) => boolean) =>
      VISITS.filter(test).length;
    const sent = visitsWith(({ form }) => form.includes('sent'));
    const all = { visits: 400, rate: sent / 400, signedUp: 60, asked: 9, confirmed: 0 };
    expect(report).toMatchObject(all);
    const names = { devices: ['phone', 'tablet', 'desktop'], languages: LANGUAGES.toSorted() };
    expect([report.devices, report.languages]).toEqual([
      names.devices.map((name) => ({ name, count: visitsWith(({ device }) => device === name) })),
      names.languages.map((name) => ({ name, count: visitsWith((one) => one.language === name) })),
    ]);
    const byDay = Array.from({ length: DAYS }, (_, index) => ({
      day: utcDay(NOON + index * DAY_MS),
      visits: visitsWith(({ day }) => day === index),
      seen: visitsWith(({ day, form }) => day === index && form.includes('seen')),
      sent: visitsWith(({ day, form }) => day === index && form.includes('sent')),
      signedUp: SIGN_UPS.filter(({ day }) => day === index).length,
      refused: 0,
    }));
    expect(report.byDay).toEqual(byDay);
    expect(report.contents).toEqual([
      { name: 'foot', count: 40 },
      { name: 'top', count: 20 },
    ]);
    const printed = printReport(report)
      .split('\n')
      .map((line) => line.replaceAll(/ +/g, ' ').trim());
    for (const day of byDay) expect(printed).toContain(Object.values(day).join(' '));
    const byName = (rows: readonly { name: string }[]) =>
      rows.toSorted((a, b) => (a.name < b.name ? -1 : 1));
    for (const kind of ['source', 'medium', 'campaign', 'referrer', 'variant'] as const) {
      const rows = rowsOf(kind);
      expect(byName(report.rates[kind]), kind).toEqual(byName(rows));
      for (const { rate, ...row } of rows) {
        const percent = rate === null ? '–' : `${(rate * 100).toFixed(1)}%`;
        const { name, visits, seen, begun, sent, signedUp } = row;
        const cells = [name, visits, seen, begun, sent, percent, signedUp ?? '–'];
        expect(printed).toContain(cells.join(' '));
      }
    }
    const [hero] = report.experiments;
    for (const { name, visits, sent, rate } of rowsOf('variant'))
      expect(name === 'hero:a' ? hero?.a : hero?.b).toMatchObject({
        visits,
        sent,
        rate: { share: rate },
      });
    expect(hero?.verdict).toBe('none yet');
  },
);

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
    const a = { visits: 1_200, sent: 60, rate: { share: 0.05, low: 0.0391, high: 0.0638 } };
    const b = { visits: 12, sent: 2, rate: null };
    const report = await reportOn({ visits: 1 });
    const experiments = [{ id: 'hero', difference: 0.015, a, b, verdict, visitsNeeded }];
    const printed = printReport({ ...report, experiments }).replaceAll(/ +/g, ' ');
    expect(printed).toContain(
      '\nA, without the change 1,200 60 5.0% 3.9% – 6.4%\nB, with it 12 2 – –\n',
    );
    expect(printed).toContain(says);
  },
);

test('the command names a webhook that is refused, and gives data and a table in which a spreadsheet runs nothing', async () => {
  const place = await newPlace('SQLite');
  const store = await openAt(place);
  const now = Date.now();
  const twoHoursAgo = now - 7_200_000;
  const signUps = createSignUps(store);
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
  expect(JSON.parse(data.out)).toMatchObject({
    days: 7,
    rates: {
      source: [
        { signedUp: 1, rate: null },
        { name: 'news', signedUp: 1 },
      ],
    },
    refusedWebhooks: { json: 1 },
  });
});
