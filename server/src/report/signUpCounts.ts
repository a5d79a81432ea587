import { sql, type ExpressionBuilder } from 'kysely';
import { normalizeCampaign, OTHER } from '#contract/origin.ts';
import { DAY_MS, utcDay } from '#contract/time.ts';
import type { Database } from '../database/schema.ts';
import type { Store } from '../database/store.ts';

/** For visits and sign-ups without a value, e.g. without a campaign. */
export const NONE = '(none)';
// Limit the number of rows, because anyone can put any name in a link. The report shows fifty and sums up the rest.
const MAX_NAMES = 1_000;
const COLUMNS = {
  source: 'utm_source',
  medium: 'utm_medium',
  campaign: 'utm_campaign',
  content: 'utm_content',
  variant: 'variants',
} as const;

/**
 * Counts stored sign-ups in total, by day, by campaign parameter, and by variant. Normalizes names the same way as for
 * visits.
 * @param since a UTC day, e.g. `2026-11-21`.
 */
export async function readSignUpCounts({ reader }: Store, since: string) {
  const sinceMs = Date.parse(since);
  // The addition keeps SQLite from using the index, because looking up each row is ten times slower than a full scan.
  const isSince = (eb: ExpressionBuilder<Database, 'sign_ups'>) =>
    eb(eb('created_at', '+', 0), '>=', sinceMs);
  const days = await reader
    .selectFrom('sign_ups')
    .select((eb) => [
      // Use a literal for integer division, because SQLite would bind a parameter as a float.
      eb('created_at', '/', sql.lit(DAY_MS)).as('day'),
      eb.fn.countAll<number>().as('count'),
      eb.fn.count<number>('asked_at').as('asked'),
      eb.fn.count<number>('confirmed_at').as('confirmed'),
    ])
    .where(isSince)
    .groupBy('day')
    .execute();
  const getTotal = (key: 'count' | 'asked' | 'confirmed') =>
    days.reduce((sum, day) => sum + day[key], 0);
  const signedUp = getTotal('count');
  return {
    signedUp,
    asked: getTotal('asked'),
    confirmed: getTotal('confirmed'),
    byDay: new Map(days.map(({ day, count }) => [utcDay(day * DAY_MS), count])),
    source: await countBy('source'),
    medium: await countBy('medium'),
    campaign: await countBy('campaign'),
    content: await countBy('content'),
    variant: await countBy('variant'),
  };

  async function countBy(type: keyof typeof COLUMNS): Promise<Map<string, number>> {
    const rows = await reader
      .selectFrom('sign_ups')
      .select((eb) => [eb.ref(COLUMNS[type]).as('name'), eb.fn.countAll<number>().as('count')])
      .where(isSince)
      .groupBy('name')
      .orderBy('count', 'desc')
      .limit(MAX_NAMES)
      .execute();
    const counts = new Map<string, number>();
    const add = (name: string, count: number) => counts.set(name, count + (counts.get(name) ?? 0));
    for (const { name, count } of rows) {
      const names =
        type === 'variant' ? (name?.split(' ') ?? []) : [normalizeCampaign(name ?? '') || NONE];
      for (const key of names) add(key, count);
    }
    const rest = signedUp - rows.reduce((sum, { count }) => sum + count, 0);
    if (rest > 0 && type !== 'variant') add(OTHER, rest);
    return counts;
  }
}
