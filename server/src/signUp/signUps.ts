import { Hono } from 'hono';
import { MINUTE_MS, SECOND_MS } from '#contract/time.ts';
import type { Dependencies } from '../dependencies.ts';
import { createDeliveries, readBacklog, type Backlog } from '../outbox/outbox.ts';
import { readWebhooks } from '../outbox/webhooks.ts';
import type { Job } from '../repeat.ts';
import { createConfirmationMail } from './confirmation/mail.ts';
import { createConfirmationQueries } from './confirmation/confirmationQueries.ts';
import { confirmationRoutes } from './confirmation/route.ts';
import { createSignUpQueries } from './signUpQueries.ts';
import { signUpRoutes } from './route.ts';

/**
 * Puts together what belongs to sign-ups: routes and deliveries.
 * @throws Error with one sentence for the owner if a setting doesn't fit.
 */
export function openSignUps(dependencies: Dependencies) {
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
  const routes = new Hono().route('/', signUpRoutes(dependencies, signUps, names));
  if (mail) routes.route('/', confirmationRoutes(dependencies, confirmations, names));
  const jobs: Job[] = [
    { name: 'trying a failed write again', intervalMs: 5 * SECOND_MS, run: store.retryFailedWrite },
    { name: 'counting the outbox', intervalMs: MINUTE_MS, run: backlog.run },
    ...createDeliveries(dependencies, destinations),
  ];
  return { routes, jobs, details: backlog.details };
}

/** Counts what waits in the outbox, and reports once what was refused for an hour or has no destination. */
function createBacklogWatch(
  { store, now, log, metrics }: Pick<Dependencies, 'store' | 'now' | 'log' | 'metrics'>,
  destinations: readonly string[],
) {
  let last: readonly Backlog[] = [];
  const isUnknown = ({ destination }: Backlog) => !destinations.includes(destination);
  const failing = () => last.filter((each) => each.failing > 0 && !isUnknown(each));
  const run = async () => {
    const before = new Set(
      [...failing(), ...last.filter(isUnknown)].map((each) => each.destination),
    );
    last = await readBacklog(store, now());
    metrics.outboxWaiting.reset();
    metrics.outboxFailing.reset();
    for (const each of last) {
      metrics.outboxWaiting.set({ destination: each.destination }, each.waiting);
      metrics.outboxFailing.set({ destination: each.destination }, each.failing);
    }
    for (const { destination, failing: count } of failing()) {
      if (!before.has(destination)) {
        log.error('messages refused for an hour', { destination, count });
      }
    }
    for (const { destination, waiting: count } of last.filter(isUnknown)) {
      if (!before.has(destination)) {
        log.warn('messages wait for a destination that is not set', { destination, count });
      }
    }
  };
  return {
    run,
    /** What an operator must look at, by destination. */
    details: () => ({
      refused: Object.fromEntries(failing().map((each) => [each.destination, each.failing])),
      notSet: Object.fromEntries(
        last.filter(isUnknown).map((each) => [each.destination, each.waiting]),
      ),
    }),
  };
}
