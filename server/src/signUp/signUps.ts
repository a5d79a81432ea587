import { Hono } from 'hono';
import { MINUTE_MS, SECOND_MS } from '#contract/time.ts';
import type { Dependencies } from '../dependencies.ts';
import { createDeliveries, readBacklog } from '../outbox/outbox.ts';
import { readWebhooks } from '../outbox/webhooks.ts';
import type { Job } from '../repeat.ts';
import { createConfirmationMail } from './confirmation/mail.ts';
import { createConfirmationQueries } from './confirmation/confirmationQueries.ts';
import { createConfirmationRoutes } from './confirmation/route.ts';
import { createSignUpQueries } from './signUpQueries.ts';
import { createSignUpRoutes } from './route.ts';

/**
 * Creates the routes and deliveries of sign-ups.
 * @throws Error with one sentence for the owner if a setting is invalid.
 */
export function createSignUps(dependencies: Dependencies) {
  const { store } = dependencies;
  const signUps = createSignUpQueries(store);
  const confirmations = createConfirmationQueries(store);
  const webhooks = readWebhooks(dependencies);
  const names = webhooks.map(({ name }) => name);
  const mail = createConfirmationMail(dependencies, confirmations);
  const destinations = [...webhooks, ...(mail ? [mail] : [])];
  const backlog = createBacklogWatch(
    dependencies,
    destinations.map(({ name }) => name),
  );
  const routes = new Hono().route('/', createSignUpRoutes(dependencies, signUps, names));
  if (mail) routes.route('/', createConfirmationRoutes(dependencies, confirmations, names));
  const jobs: Job[] = [
    { name: 'trying a failed write again', intervalMs: 5 * SECOND_MS, run: store.retryFailedWrite },
    { name: 'counting the outbox', intervalMs: MINUTE_MS, run: backlog.run },
    ...createDeliveries(dependencies, destinations),
  ];
  return { routes, jobs, details: backlog.details };
}

/** Counts waiting messages. Reports each destination once if it refuses messages for an hour or is not configured. */
function createBacklogWatch(
  { store, now, log, metrics }: Pick<Dependencies, 'store' | 'now' | 'log' | 'metrics'>,
  destinations: readonly string[],
) {
  let refused: Record<string, number> = {};
  let notSet: Record<string, number> = {};
  return {
    /** What needs an operator's attention, by destination. */
    details: () => ({ refused, notSet }),
    run: async () => {
      const backlog = await readBacklog(store, now());
      const before = { refused, notSet };
      [refused, notSet] = [{}, {}];
      metrics.outboxWaiting.reset();
      metrics.outboxFailing.reset();
      for (const { destination, waiting, failing } of backlog) {
        metrics.outboxWaiting.set({ destination }, waiting);
        metrics.outboxFailing.set({ destination }, failing);
        if (!destinations.includes(destination)) {
          notSet[destination] = waiting;
          if (destination in before.notSet) continue;
          const count = waiting;
          log.warn('messages wait for a destination that is not set', { destination, count });
        } else if (failing > 0) {
          refused[destination] = failing;
          if (destination in before.refused) continue;
          log.error('messages refused for an hour', { destination, count: failing });
        }
      }
    },
  };
}
