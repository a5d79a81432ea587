import { sql } from 'kysely';
import { normalizeCampaign, OTHER } from '#contract/origin.ts';
import { DAY_MS, utcDay } from '#contract/time.ts';
import type { Store } from '../database/store.ts';

/** Visits and sign-ups without a name. */
export const NONE = '(none)';
// Anyone can write names into an address. The report shows fifty and sums the rest.
const MAX_NAMES = 1_000;
const COLUMNS = {
  source: 'utm_source',
  medium: 'utm_medium',
  campaign: 'utm_campaign',
  content: 'utm_content',
  variant: 'variants',
} as const;

/** Not by its index: SQLite takes ten times as long to look up each row as to read the whole table. */
const createdAt = sql<number>`created_at + 0`;

/**
 * Counts stored sign-ups since a day: in total, by day, and by each kind of name. Names are normalized like those of
 * visits.
 * @param since a UTC day, year-month-day.
 */
export async function readSignUpCounts({ reader }: Pick<Store, 'reader'>, since: string) {
  const from = Date.parse(since);
  const days = await reader
    .selectFrom('sign_ups')
    .select((eb) => [
      // Integer division in both databases. SQLite would bind a parameter as a float.
      eb('created_at', '/', sql.lit(DAY_MS)).as('day'),
      eb.fn.countAll<number>().as('count'),
      eb.fn.count<number>('asked_at').as('asked'),
      eb.fn.count<number>('confirmed_at').as('confirmed'),
    ])
    .where(createdAt, '>=', from)
    .groupBy('day')
    .execute();
  const total = (key: 'count' | 'asked' | 'confirmed') =>
    days.reduce((sum, day) => sum + day[key], 0);
  const signedUp = total('count');
  return {
    signedUp,
    asked: total('asked'),
    confirmed: total('confirmed'),
    byDay: new Map(days.map(({ day, count }) => [utcDay(day * DAY_MS), count])),
    source: await countBy('source'),
    medium: await countBy('medium'),
    campaign: await countBy('campaign'),
    content: await countBy('content'),
    variant: await countBy('variant'),
  };

  async function countBy(kind: keyof typeof COLUMNS): Promise<Map<string, number>> {
    const rows = await reader
      .selectFrom('sign_ups')
      .select((eb) => [eb.ref(COLUMNS[kind]).as('name'), eb.fn.countAll<number>().as('count')])
      .where(createdAt, '>=', from)
      .groupBy('name')
      .orderBy('count', 'desc')
      .limit(MAX_NAMES)
      .execute();
    const counts = new Map<string, number>();
    const add = (name: string, count: number) => counts.set(name, count + (counts.get(name) ?? 0));
    for (const { name, count } of rows) {
      const names =
        kind === 'variant' ? (name?.split(' ') ?? []) : [normalizeCampaign(name ?? '') || NONE];
      for (const each of names) add(each, count);
    }
    const rest = signedUp - rows.reduce((sum, { count }) => sum + count, 0);
    if (rest > 0 && kind !== 'variant') add(OTHER, rest);
    return counts;
  }
}
