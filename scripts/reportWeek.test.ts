import { expect, test } from 'vitest';
import { DAY_MS, utcDay } from '#contract/time.ts';
import { readReport } from '../server/src/report/readReport.ts';
import { createSignUps } from '../server/src/signUp/signUps.ts';
import { openVisits } from '../server/src/visits/openVisits.ts';
import { newPlace, newSignUp, openAt } from '../server/test/stores.ts';
import { from } from '../server/test/testApp.ts';
import { createClock, MANIFEST, NOON, testDependencies } from '../server/test/testDependencies.ts';
import { printReport } from './report/printReport.ts';

const DAYS = 7;
const NONE = '(none)';
const STEPS = ['seen', 'begun', 'sent'] as const;
const LANGUAGES = ['en', 'ar', 'es'] as const;
const manifest = {
  ...MANIFEST,
  languages: LANGUAGES.map((tag) => ({ tag, path: `/${tag}/` })),
};
type Names = readonly [source: string, medium: string, campaign: string];
type Campaign = { linked: Names; counted: Names; of10: number };
/** Five campaigns, and visits without one: as a link spells them, as they are counted, how many of ten visits. */
const CAMPAIGNS: readonly [Campaign, ...Campaign[]] = [
  {
    linked: ['Newsletter', 'email', 'Spring'],
    counted: ['newsletter', 'email', 'spring'],
    of10: 4,
  },
  { linked: ['google', 'cpc', 'brand'], counted: ['google', 'cpc', 'brand'], of10: 2 },
  { linked: ['x ', 'social', '=Sum(1)'], counted: ['x', 'social', '=sum(1)'], of10: 1 },
  { linked: ['x', 'cpc', 'عرض'], counted: ['x', 'cpc', 'عرض'], of10: 1 },
  { linked: ['partner', 'banner', 'a|b'], counted: ['partner', 'banner', 'a|b'], of10: 1 },
  { linked: ['', '', ''], counted: [NONE, NONE, NONE], of10: 1 },
];
const TEN = CAMPAIGNS.flatMap((campaign) => Array.from({ length: campaign.of10 }, () => campaign));
const came = ({ linked, counted: [source, medium, campaign] }: Campaign) => {
  return { linked, source, medium, campaign };
};
const oneOf = <Item>(items: readonly [Item, ...Item[]], index: number): Item =>
  items[index % items.length] ?? items[0];

/** What happens in the week: who comes on which day, by what, sees what and goes how far. */
const VISITS = Array.from({ length: 400 }, (_, index) => {
  const mixed = (index * 7_919) % 1_009;
  return {
    ...came(TEN[index % 10] ?? CAMPAIGNS[0]),
    day: mixed % DAYS,
    language: oneOf(LANGUAGES, mixed),
    device: oneOf(['phone', 'desktop', 'phone', 'tablet', 'phone'] as const, mixed),
    referrer: oneOf(['google.com', 'x.com', 'other', NONE] as const, mixed),
    variant: oneOf(['hero:a', 'hero:b', NONE] as const, mixed >> 2),
    form: STEPS.slice(0, Math.max(0, (mixed % 11) - 7)),
  };
});
const SIGN_UPS = Array.from({ length: 60 }, (_, index) => {
  const content = oneOf(['Top', 'foot', 'foot'] as const, index);
  const variant = oneOf([null, 'hero:a', 'hero:b', 'hero:b'] as const, index);
  return { ...came(oneOf(CAMPAIGNS, index * index)), day: index % DAYS, content, variant };
});

/** The message of a visit, as the page sends it. */
function messageOf({ linked, language, device, referrer, variant, form }: (typeof VISITS)[number]) {
  const [source, medium, campaign] = linked;
  const said = { language, device, form, source, medium, campaign };
  const nothing = { sections: [], buttons: [], practice: [], vitals: {} };
  return JSON.stringify({
    ...nothing,
    ...said,
    referrer: referrer === NONE ? undefined : referrer,
    variants: variant === NONE ? undefined : { hero: variant.slice(-1) },
  });
}

type Kind = 'source' | 'medium' | 'campaign' | 'referrer' | 'variant';
/** Counted from the script itself: the rows of a kind, by name. */
function rowsOf(kind: Kind) {
  const groups = Map.groupBy(VISITS, (visit) => visit[kind]);
  if (kind === 'variant') groups.delete(NONE);
  return [...groups].map(([name, visits]) => {
    const [seen, begun, sent] = STEPS.map(
      (step) => visits.filter(({ form }) => form.includes(step)).length,
    );
    const rate = visits.length < 30 ? null : Number(sent) / visits.length;
    const signUps = SIGN_UPS.filter((one) => Object(one)[kind] === name).length;
    const signedUp = kind === 'referrer' ? null : signUps;
    return { name, visits: visits.length, seen, begun, sent, rate, signedUp };
  });
}
const byName = (rows: readonly { name: string }[]) =>
  rows.toSorted((a, b) => (a.name < b.name ? -1 : 1));

test.each([
  ['SQLite', 1],
  ['PostgreSQL', 2],
] as const)(
  'a week on %s, counted by %i servers, is reported to the digit',
  async (engine, count) => {
    const place = await newPlace(engine);
    const clock = createClock();
    const stores = await Promise.all(Array.from({ length: count }, () => openAt(place)));
    const servers = stores.map((store) =>
      openVisits(testDependencies({ store, manifest }, {}, clock).dependencies),
    );
    const [store] = stores as [(typeof stores)[number]];
    for (let day = 0; day < DAYS; day += 1) {
      for (const [index, visit] of VISITS.entries()) {
        if (visit.day !== day) continue;
        const init = { method: 'POST', body: messageOf(visit) };
        const url = 'https://server.example/api/visits';
        const server = servers[index % count];
        const answer = await server?.routes.request(url, init, from(`2001:db8:${index}::1`));
        expect(answer?.status).toBe(204);
      }
      await Promise.all(servers.map(({ writeLast }) => writeLast()));
      clock.pass(DAY_MS / 1_000);
    }
    for (const [index, { linked, content, day, variant }] of SIGN_UPS.entries()) {
      const [utm_source, utm_medium, utm_campaign] = linked;
      const form = { utm_source, utm_medium, utm_campaign, utm_content: content };
      const signUp = newSignUp(`id${index}`, form, NOON + day * DAY_MS);
      await createSignUps(store).add({ ...signUp, variants: variant });
    }

    const report = await readReport(store, DAYS, NOON + (DAYS - 1) * DAY_MS, manifest.experiments);
    const told = JSON.parse(JSON.stringify(report)) as typeof report;
    const visitsWith = (test: (visit: (typeof VISITS)[number]) => boolean) =>
      VISITS.filter(test).length;
    expect([told.visits, told.signedUp]).toEqual([400, 60]);
    for (const line of told.devices)
      expect(line.count).toBe(visitsWith(({ device }) => device === line.name));
    expect(told.languages).toHaveLength(3);
    for (const line of told.languages)
      expect(line.count).toBe(visitsWith(({ language }) => language === line.name));
    expect(told.byDay).toEqual(
      Array.from({ length: DAYS }, (_, index) => ({
        day: utcDay(NOON + index * DAY_MS),
        visits: visitsWith(({ day }) => day === index),
        practised: 0,
        seen: visitsWith(({ day, form }) => day === index && form.includes('seen')),
        sent: visitsWith(({ day, form }) => day === index && form.includes('sent')),
        signedUp: SIGN_UPS.filter(({ day }) => day === index).length,
        refused: 0,
      })),
    );
    expect(told.contents.map(({ name, count: of }) => [name, of])).toEqual([
      ['foot', 40],
      ['top', 20],
    ]);
    const printed = printReport(report)
      .split('\n')
      .map((line) => line.replaceAll(/ +/g, ' ').trim());
    for (const kind of ['source', 'medium', 'campaign', 'referrer', 'variant'] as const) {
      const rows = rowsOf(kind);
      expect(byName(told.rates[kind]), kind).toEqual(byName(rows));
      for (const { name, visits, seen, begun, sent, rate, signedUp } of rows) {
        const percent = rate === null ? null : `${(rate * 100).toFixed(1)}%`;
        const cells = [name, visits, seen, begun, sent, percent, signedUp];
        expect(printed).toContain(cells.filter((cell) => cell !== null).join(' '));
      }
    }
    const [hero] = told.experiments;
    for (const { name, visits, sent, rate } of rowsOf('variant'))
      expect(name === 'hero:a' ? hero?.a : hero?.b).toMatchObject({
        visits,
        sent,
        rate: { share: rate },
      });
    expect(hero?.verdict).toBe('none yet');
  },
);
