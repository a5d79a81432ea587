import { Hono } from 'hono';
import { MINUTE_MS, SECOND_MS } from '#contract/time.ts';
import type { Dependencies } from '../dependencies.ts';
import { createDeliveryJobs, readBacklog } from '../outbox/outbox.ts';
import { readWebhooks } from '../outbox/webhooks.ts';
import type { Job } from '../repeat.ts';
import { createMailDestination } from './confirmation/mail.ts';
import { createConfirmationRoutes } from './confirmation/route.ts';
import { createSignUpQueries } from './signUpQueries.ts';
import { createSignUpRoutes } from './route.ts';

/**
 * Creates the sign-up routes, and the jobs that deliver webhook messages and confirmation emails.
 * @throws Error with a message for the owner if a setting is invalid.
 */
export function createSignUpFeature(dependencies: Dependencies) {
  const { store } = dependencies;
  const webhooks = readWebhooks(dependencies);
  const webhookNames = webhooks.map(({ name }) => name);
  const mail = createMailDestination(dependencies);
  const destinations = [...webhooks, ...(mail ? [mail] : [])];
  const backlogMonitor = createBacklogMonitor(
    dependencies,
    destinations.map(({ name }) => name),
  );
  const signUpRoutes = createSignUpRoutes(dependencies, createSignUpQueries(store), webhookNames);
  const routes = new Hono().route('/', signUpRoutes);
  if (mail) routes.route('/', createConfirmationRoutes(dependencies, webhookNames));
  const jobs: Job[] = [
    { name: 'retrying a failed write', intervalMs: 5 * SECOND_MS, run: store.retryFailedWrite },
    { name: 'counting the outbox', intervalMs: MINUTE_MS, run: backlogMonitor.run },
    ...createDeliveryJobs(dependencies, destinations),
  ];
  return { routes, jobs, getDetails: backlogMonitor.getDetails };
}

/**
 * Counts queued messages. Logs a destination once if it has been failing for an hour, or if it has messages but isn't
 * configured.
 */
function createBacklogMonitor(
  { store, now, log, metrics }: Pick<Dependencies, 'store' | 'now' | 'log' | 'metrics'>,
  configuredNames: readonly string[],
) {
  let refused: Record<string, number> = {};
  let notSet: Record<string, number> = {};
  return {
    /** Message counts for destinations that need attention. */
    getDetails: () => ({ refused, notSet }),
    run: async () => {
      const backlog = await readBacklog(store, now());
      const previous = { refused, notSet };
      [refused, notSet] = [{}, {}];
      metrics.outboxWaiting.reset();
      metrics.outboxFailing.reset();
      for (const { destination, waiting, failing } of backlog) {
        metrics.outboxWaiting.set({ destination }, waiting);
        metrics.outboxFailing.set({ destination }, failing);
        if (!configuredNames.includes(destination)) {
          notSet[destination] = waiting;
          if (destination in previous.notSet) continue;
          const count = waiting;
          log.warn('messages queued for an unconfigured destination', { destination, count });
        } else if (failing > 0) {
          refused[destination] = failing;
          if (destination in previous.refused) continue;
          log.error('messages undelivered for an hour', { destination, count: failing });
        }
      }
    },
  };
}
