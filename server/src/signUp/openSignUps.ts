import type { SiteManifest } from '#contract/siteManifest.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Job } from '../repeat.ts';
import { signUpRoutes } from './route.ts';
import { createSignUps, type SignUps } from './signUps.ts';
import { webhookTargets } from './webhookRequest.ts';
import { createWebhooks } from './webhooks.ts';

const HOUR_MS = 60 * 60 * 1_000;
const DAY_MS = 24 * HOUR_MS;
const LONGEST_PAUSE_MS = 3 * DAY_MS;
const DELIVERY_INTERVAL_MS = 15_000;

/**
 * Puts together all that is about sign-ups.
 * @throws Error with one sentence for the owner when webhooks or retention do not fit.
 */
export async function openSignUps(dependencies: Dependencies) {
  const { config, store, manifest } = dependencies;
  const targets = webhookTargets(config);
  const retentionDays = retentionOf(manifest, config.SIGNUP_RETENTION_DAYS);
  const signUps = createSignUps(store);
  await signUps.keepConsents([...manifest.consents, ...manifest.previousConsents]);
  const { deliver, refusedForAnHour } = createWebhooks(dependencies);
  const run = () => tidy(dependencies, signUps, retentionDays);
  const jobs: Job[] = [{ name: 'tidying sign-ups', intervalMs: HOUR_MS, run }];
  for (const target of targets) {
    const name = `telling ${target.name} of sign-ups`;
    const deliverTo = (stopping: AbortSignal) => deliver(target, stopping);
    jobs.push({ name, intervalMs: DELIVERY_INTERVAL_MS, run: deliverTo });
  }
  const names = targets.map(({ name }) => name);
  const routes = signUpRoutes(dependencies, signUps, names);
  return { routes, jobs, refusedWebhooks: refusedForAnHour };
}

/**
 * For how many days sign-ups are kept: for as long as the built form promises its visitors. Where there is
 * no form of ours, as the setting says.
 * @param setting `SIGNUP_RETENTION_DAYS` of the server.
 * @returns undefined: kept until forgotten.
 * @throws Error with a sentence for the owner when form and setting do not agree.
 */
export function retentionOf(
  { consents, retentionDays }: Pick<SiteManifest, 'consents' | 'retentionDays'>,
  setting: number | undefined,
): number | undefined {
  if (consents.length === 0) return setting;
  if (setting !== undefined && setting !== retentionDays) {
    const promised =
      retentionDays === null ? 'until they ask for removal' : `for ${retentionDays} days`;
    throw new Error(
      `SIGNUP_RETENTION_DAYS is ${setting} here, but the form was built to tell visitors that sign-ups are kept ${promised}. Build with the same setting, or leave it out here.`,
    );
  }
  return retentionDays ?? undefined;
}

/**
 * Tidies once a day, by the clock and over restarts: deletes the sign-ups that are older than the owner
 * wants to keep them, and removes the bytes that earlier deletions left. To be called often.
 *
 * A clock that jumped would delete everybody. So after a jump nothing is deleted: where the last time is
 * not known, lies ahead, or lies more than three days back. The next time is a day later.
 * @param retentionDays undefined: kept until forgotten.
 */
export async function tidy(
  { now, log }: Pick<Dependencies, 'now' | 'log'>,
  signUps: SignUps,
  retentionDays: number | undefined,
): Promise<void> {
  const time = now();
  const last = await signUps.tidiedAt();
  const isJump = last === undefined || last > time || time - last > LONGEST_PAUSE_MS;
  if (!isJump && time - last < DAY_MS) return;

  if (retentionDays !== undefined && isJump) {
    log.error('old sign-ups not deleted: the clock jumped, or this is the first time', {
      last: last === undefined ? null : new Date(last).toISOString(),
      next: new Date(time + DAY_MS).toISOString(),
    });
  } else if (retentionDays !== undefined) {
    const count = await signUps.purge(time - retentionDays * DAY_MS, time);
    if (count > 0) log.info('old sign-ups deleted', { count, olderThanDays: retentionDays });
  }
  await signUps.markTidied(time);
  await signUps.removeTraces();
}
