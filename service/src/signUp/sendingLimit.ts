import { createHmac } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../db/schema.ts';
import { createRateLimit } from '../http/rateLimit.ts';
import type { World } from '../http/world.ts';

// An office behind one address may sign up together; after that, one every ten seconds.
const SIGN_UPS_PER_ADDRESS = { capacity: 20, refillPerSecond: 0.1, maxKeys: 20_000 };
const STEP_MS = 1_000 / SIGN_UPS_PER_ADDRESS.refillPerSecond;
const WHOLE_MS = SIGN_UPS_PER_ADDRESS.capacity * STEP_MS;
// A visitor is let through rather than made to wait for a database that is silent.
const STORE_LIMIT_MS = 1_000;

/** How often one visitor may send a form. */
export type SendingLimit = {
  /** Whether this visitor may send now; the key comes from `createVisitorKey`. */
  readonly take: (key: string) => boolean | Promise<boolean>;
  /** What a day's keys are made with; the same for all who count together. */
  readonly saltOf: (day: number) => string;
};

/** Counted by this program alone, under a salt that nobody else knows. */
export function createOwnLimit({ elapsed, randomId }: Pick<World, 'elapsed' | 'randomId'>) {
  const limit = createRateLimit({ ...SIGN_UPS_PER_ADDRESS, now: elapsed });
  return { take: limit.take, saltOf: () => randomId() } satisfies SendingLimit;
}

type SharedParts = Pick<World, 'elapsed' | 'now' | 'pause' | 'randomId'> & {
  readonly db: Kysely<Tables>;
  /** SIGNUP_SECRET, which all companions of a form know. */
  readonly secret: string;
};

/** Counted by all companions on one database together, and by each of them first. */
export function createSharedLimit(parts: SharedParts): SendingLimit {
  const own = createOwnLimit(parts);
  return {
    take: async (key) => {
      if (!own.take(key)) return false;
      // Without the database nothing is kept anyhow, and the visitor is told so.
      const late = parts.pause(STORE_LIMIT_MS).then(() => true);
      return Promise.race([takeOf(key).catch(() => true), late]);
    },
    saltOf: (day) => createHmac('sha256', parts.secret).update(`visitors of ${day}`).digest('hex'),
  };

  /** The same bucket in one number and one statement: when it will be full again. */
  async function takeOf(key: string): Promise<boolean> {
    const time = sql<number>`cast(${parts.now()} as bigint)`;
    const fullAt = sql.ref<number>('sending_limits.full_at');
    // One fuller than possible was written by a clock that was wrong.
    const since = sql<number>`case when ${fullAt} between ${time} and ${time} + ${sql.lit(WHOLE_MS)} then ${fullAt} else ${time} end`;
    const taken = await parts.db
      .insertInto('sending_limits')
      .values({ visitor_key: key, full_at: sql`${time} + ${sql.lit(STEP_MS)}` })
      .onConflict((conflict) =>
        conflict
          .column('visitor_key')
          .doUpdateSet({ full_at: sql`${since} + ${sql.lit(STEP_MS)}` })
          .where(sql<boolean>`${since} <= ${time} + ${sql.lit(WHOLE_MS - STEP_MS)}`),
      )
      .returning('visitor_key')
      .executeTakeFirst();
    return taken !== undefined;
  }
}
