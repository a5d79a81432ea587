import type { Dependencies } from '../dependencies.ts';
import type { Job } from '../repeat.ts';
import { retentionOf, tidy } from './retention.ts';
import { signUpRoutes } from './route.ts';
import { createSignUps } from './signUps.ts';
import { webhookTargets } from './webhookRequest.ts';
import { createWebhooks } from './webhooks.ts';

const HOUR_MS = 60 * 60 * 1_000;
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
  const deliveries = targets.map((target) => ({
    name: `telling ${target.name} of sign-ups`,
    intervalMs: DELIVERY_INTERVAL_MS,
    run: (stopping: AbortSignal) => deliver(target, stopping),
  }));
  const tidying = () => tidy(dependencies, signUps, retentionDays);
  const names = targets.map(({ name }) => name);
  return {
    routes: signUpRoutes(dependencies, signUps, names),
    jobs: [
      { name: 'tidying sign-ups', intervalMs: HOUR_MS, run: tidying },
      ...deliveries,
    ] satisfies Job[],
    refusedWebhooks: refusedForAnHour,
  };
}
