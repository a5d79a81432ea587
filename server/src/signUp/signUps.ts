import { Hono } from 'hono';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '#contract/time.ts';
import type { Dependencies } from '../dependencies.ts';
import { createDeliveries, readBacklog, type Backlog } from '../outbox/outbox.ts';
import { readWebhooks } from '../outbox/webhooks.ts';
import type { Job } from '../repeat.ts';
import { createConfirmationMail } from './confirmation/mail.ts';
import { createConfirmationQueries } from './confirmation/queries.ts';
import { confirmationRoutes } from './confirmation/route.ts';
import { createSignUpQueries, type SignUpQueries } from './queries.ts';
import { signUpRoutes } from './route.ts';

const MAX_PAUSE_MS = 3 * DAY_MS;

/**
 * Puts together what belongs to sign-ups: routes, deliveries and the daily cleanup.
 * @throws Error with one sentence for the owner if a setting doesn't fit.
 */
export function openSignUps(dependencies: Dependencies) {
  const { store, now } = dependencies;
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
  const cleanUp = async () => {
    await confirmations.deleteOld(now());
    await deleteOldSignUps(dependencies, signUps);
  };
  const jobs: Job[] = [
    // After the check for damage: SQLite's log can't be emptied while that reads.
    { name: 'cleaning up sign-ups', delayMs: MINUTE_MS, intervalMs: HOUR_MS, run: cleanUp },
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

/**
 * Once a day, also over restarts, deletes the sign-ups that are too old or were not confirmed. If the
 * clock jumped, it could delete everyone: then, or if the last time is unknown, it waits for a day.
 */
async function deleteOldSignUps(
  { manifest, now, log }: Pick<Dependencies, 'manifest' | 'now' | 'log'>,
  signUps: SignUpQueries,
): Promise<void> {
  const time = now();
  const last = await signUps.lastCleanup();
  const isJump = last === undefined || last > time || time - last > MAX_PAUSE_MS;
  if (!isJump && time - last < DAY_MS) return;
  const { retentionDays, confirm } = manifest;
  const unconfirmedDays = confirm?.keepDays ?? null;
  if (isJump && (retentionDays ?? unconfirmedDays) !== null) {
    log.error('old sign-ups not deleted: the clock jumped, or this is the first time', {
      last: last === undefined ? null : new Date(last).toISOString(),
      next: new Date(time + DAY_MS).toISOString(),
    });
  } else {
    // Nothing is older than 1970.
    const before = (days: number | null) => (days === null ? 0 : time - days * DAY_MS);
    const count = await signUps.deleteOld(before(retentionDays), before(unconfirmedDays));
    if (count > 0) log.info('old sign-ups deleted', { count });
  }
  await signUps.markCleanup(time);
}
