import type { Store } from '../database/store.ts';

// The eighth try comes 63 minutes after the first.
const TRIES_IN_AN_HOUR = 8;
const HOUR_MS = 60 * 60 * 1_000;

/**
 * The webhooks that have refused messages for an hour. One that is no longer in the settings is none of
 * them: nobody tries it.
 * @param now milliseconds since 1970.
 * @returns how many messages wait for each.
 */
export async function findRefusedWebhooks(
  { run }: Pick<Store, 'run'>,
  now: number,
): Promise<ReadonlyMap<string, number>> {
  const rows = await run((db) =>
    db
      .selectFrom('webhook_messages')
      .select(({ fn }) => ['target', fn.countAll<number>().as('waiting')])
      .groupBy('target')
      .having(({ fn }) => fn.max('attempts'), '>=', TRIES_IN_AN_HOUR)
      .having(({ fn }) => fn.max('next_attempt_at'), '>', now - HOUR_MS)
      .orderBy('target')
      .execute(),
  );
  return new Map(rows.map(({ target, waiting }) => [target, waiting]));
}
