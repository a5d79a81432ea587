import type { Store } from '../database/store.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Webhooks } from './webhooks.ts';

/** A webhook that has refused messages for an hour, and how many wait for it. */
export type RefusedWebhook = { target: string; waiting: number };

// The eighth try comes 63 minutes after the first.
const TRIES_IN_AN_HOUR = 8;
const HOUR_MS = 60 * 60 * 1_000;

/**
 * The webhooks that need the owner's attention. One that is no longer in the settings is none of them:
 * nobody tries it.
 * @param now milliseconds since 1970.
 */
export function findRefusedWebhooks({ run }: Pick<Store, 'run'>, now: number) {
  return run((db): Promise<RefusedWebhook[]> =>
    db
      .selectFrom('webhook_messages')
      .select(({ fn }) => ['target', fn.countAll<number>().as('waiting')])
      .groupBy('target')
      .having(({ fn }) => fn.max('attempts'), '>=', TRIES_IN_AN_HOUR)
      .having(({ fn }) => fn.max('next_attempt_at'), '>', now - HOUR_MS)
      .orderBy('target')
      .execute(),
  );
}

type WatchParts = Pick<Dependencies, 'now' | 'log' | 'metrics'> & {
  store: Pick<Store, 'run'>;
  webhooks: Pick<Webhooks, 'lastRefusal'>;
};

/** Tells log and metrics when a webhook begins to refuse, and the log when it takes messages again. */
export function watchRefusedWebhooks({ store, webhooks, now, log, metrics }: WatchParts) {
  let known: RefusedWebhook[] = [];
  metrics.gauge('webhook_messages_refused_for_an_hour', () =>
    known.reduce((sum, { waiting }) => sum + waiting, 0),
  );
  return {
    known: () => known,
    look: async (): Promise<void> => {
      const found = await findRefusedWebhooks(store, now());
      const added = found.filter(({ target }) => !known.some((one) => one.target === target));
      const mended = known.filter(({ target }) => !found.some((one) => one.target === target));
      for (const { target, waiting } of added) {
        const answer = webhooks.lastRefusal(target);
        log.error('a webhook has refused sign-ups for an hour', { target, waiting, answer });
      }
      for (const { target } of mended) log.info('a webhook takes sign-ups again', { target });
      known = found;
    },
  };
}
