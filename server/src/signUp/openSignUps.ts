import { Hono } from 'hono';
import { DAY_MS, HOUR_MS } from '#contract/time.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Job } from '../repeat.ts';
import { confirmationMail, confirmationRoutes } from './confirmation.ts';
import { createConfirmations } from './confirmations.ts';
import { signUpRoutes } from './route.ts';
import { createSignUps, type SignUps } from './signUps.ts';
import { webhookTargets } from './webhookRequest.ts';
import { createWebhooks } from './webhooks.ts';

const MAX_PAUSE_MS = 3 * DAY_MS;
// The visitor waits for the mail.
const DELIVERY_INTERVAL_MS = 3_000;

/**
 * Puts together all that is about sign-ups. They are kept for as long as the built form promises.
 * @throws Error with one sentence for the owner when the settings on webhooks do not fit.
 */
export async function openSignUps(dependencies: Dependencies) {
  const { store, manifest } = dependencies;
  const targets = webhookTargets(dependencies);
  const signUps = createSignUps(store);
  await signUps.keepConsents([...manifest.consents, ...manifest.previousConsents]);
  const confirmations = createConfirmations(store);
  const mail = confirmationMail(dependencies, confirmations);
  const { deliver, refusedForAnHour } = createWebhooks(dependencies);
  const deliveries = [...targets, ...(mail ? [mail] : [])].map((target): Job => ({
    name: `telling ${target.name} of sign-ups`,
    intervalMs: DELIVERY_INTERVAL_MS,
    run: (stopping) => deliver(target, stopping),
  }));
  const names = targets.map(({ name }) => name);
  const routes = new Hono().route('/', signUpRoutes(dependencies, signUps, names));
  if (mail) routes.route('/', confirmationRoutes(dependencies, confirmations, names));
  const run = async () => {
    await confirmations.dropExpired(dependencies.now());
    await tidy(dependencies, signUps, manifest.retentionDays, manifest.confirm?.keepDays ?? null);
  };
  return {
    routes,
    jobs: [{ name: 'tidying sign-ups', intervalMs: HOUR_MS, run }, ...deliveries],
    refusedWebhooks: refusedForAnHour,
  };
}

/**
 * Tidies once a day, by the clock and over restarts: deletes the sign-ups that are too old, and removes the
 * bytes that earlier deletions left. To be called often. A clock that jumped would delete everybody: where
 * the last time is not known, lies ahead or more than three days back, nothing is deleted for a day.
 * @param retentionDays null: kept until forgotten.
 * @param unconfirmedDays for those that nobody confirmed; null: kept like any other.
 */
async function tidy(
  { now, log }: Pick<Dependencies, 'now' | 'log'>,
  signUps: SignUps,
  retentionDays: number | null,
  unconfirmedDays: number | null = null,
): Promise<void> {
  const time = now();
  const last = await signUps.tidiedAt();
  const isJump = last === undefined || last > time || time - last > MAX_PAUSE_MS;
  if (!isJump && time - last < DAY_MS) return;

  if (isJump && (retentionDays ?? unconfirmedDays) !== null) {
    log.error('old sign-ups not deleted: the clock jumped, or this is the first time', {
      last: last === undefined ? null : new Date(last).toISOString(),
      next: new Date(time + DAY_MS).toISOString(),
    });
  } else {
    // Nothing is older than 1970.
    const before = (days: number | null) => (days === null ? 0 : time - days * DAY_MS);
    const count = await signUps.purge(before(retentionDays), before(unconfirmedDays));
    if (count > 0) log.info('old sign-ups deleted', { count });
  }
  await signUps.markTidied(time);
  await signUps.scrub();
}
