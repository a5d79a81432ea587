import { sql } from 'kysely';
import type { Store } from '../database/store.ts';

const HOUR_MS = 60 * 60 * 1_000;

/** Since when each webhook has taken no message that it was sent. Times are milliseconds since 1970. */
export function createWebhookRefusals({ run }: Pick<Store, 'run'>) {
  return {
    /** Notes that messages were refused, unless that is known already. */
    note: async (target: string, at: number): Promise<void> => {
      await run((db) => {
        const row = db.insertInto('jobs').values({ name: `refused:${target}`, at });
        return row.onConflict((known) => known.doNothing()).execute();
      });
    },

    /** Notes that a message has arrived. */
    clear: async (target: string): Promise<void> => {
      await run((db) => db.deleteFrom('jobs').where('name', '=', `refused:${target}`).execute());
    },

    /** Forgets the webhooks that are no longer in the settings: nobody tries them. */
    keepOnly: async (targets: readonly string[]): Promise<void> => {
      const names = ['refused:', ...targets.map((target) => `refused:${target}` as const)] as const;
      await run((db) => {
        const others = db.deleteFrom('jobs').where('name', 'like', 'refused:%');
        return others.where('name', 'not in', names).execute();
      });
    },

    /** The webhooks that have refused for an hour, and how many messages wait for each. */
    find: async (now: number): Promise<ReadonlyMap<string, number>> => {
      const rows = await run((db) =>
        db
          .selectFrom('webhook_messages')
          .innerJoin('jobs', (join) => join.on(sql<boolean>`jobs.name = 'refused:' || target`))
          .select(({ fn }) => ['target', fn.countAll<number>().as('waiting')])
          .where('at', '<=', now - HOUR_MS)
          .groupBy('target')
          .orderBy('target')
          .execute(),
      );
      return new Map(rows.map(({ target, waiting }) => [target, waiting]));
    },
  };
}
