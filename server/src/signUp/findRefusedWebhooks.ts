import type { Store } from '../database/store.ts';

const HOUR_MS = 60 * 60 * 1_000;

/**
 * The webhooks that have refused messages for an hour. One that nobody has tried for an hour is none of
 * them: it is no longer in the settings, or no server runs.
 * @param now milliseconds since 1970.
 * @returns how many messages each has refused for so long.
 */
export async function findRefusedWebhooks(
  { run }: Pick<Store, 'run'>,
  now: number,
): Promise<ReadonlyMap<string, number>> {
  const rows = await run((db) =>
    db
      .selectFrom('webhook_messages')
      .innerJoin('sign_ups', 'sign_ups.id', 'sign_up_id')
      .select(({ fn }) => ['target', fn.countAll<number>().as('refused')])
      .where('attempts', '>', 0)
      .where('created_at', '<=', now - HOUR_MS)
      .groupBy('target')
      .having(({ fn }) => fn.max('next_attempt_at'), '>', now - HOUR_MS)
      .execute(),
  );
  return new Map(rows.map(({ target, refused }) => [target, refused]));
}
