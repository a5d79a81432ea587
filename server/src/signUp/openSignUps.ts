import type { SiteManifest } from '#contract/siteManifest.ts';
import type { Store } from '../database/store.ts';
import type { Dependencies } from '../dependencies.ts';
import { repeat } from '../repeat.ts';
import { createTidy, retentionOf } from './retention.ts';
import { signUpRoutes, type SignUpRouteParts } from './route.ts';
import { createSignUps } from './signUps.ts';
import { createWebhooks } from './webhooks.ts';
import { webhookTargets, type WebhookSettings } from './webhookTargets.ts';

type Settings = WebhookSettings & { SIGNUP_RETENTION_DAYS?: number | undefined };
type Parts = Omit<SignUpRouteParts, 'signUps' | 'targets'> &
  Pick<Dependencies, 'metrics'> & {
    store: Store;
    manifest: SiteManifest;
    fetch: typeof fetch;
  };

const HOUR_MS = 60 * 60 * 1_000;
const DELIVERY_INTERVAL_MS = 15_000;

/**
 * Puts together all that is about sign-ups; nothing runs in the background yet.
 * @throws Error with one sentence for the owner when webhooks or retention do not fit.
 */
export async function openSignUps(settings: Settings, parts: Parts) {
  const { store, manifest } = parts;
  const targets = webhookTargets(settings);
  const retentionDays = retentionOf(manifest, settings.SIGNUP_RETENTION_DAYS);
  const signUps = createSignUps(store);
  await signUps.keepConsents([...manifest.consents, ...manifest.previousConsents]);
  const webhooks = createWebhooks(parts);
  const tidy = createTidy({ ...parts, signUps, retentionDays });
  return {
    routes: signUpRoutes({ ...parts, signUps, targets: targets.map(({ name }) => name) }),
    /** How many messages each webhook has refused for an hour. */
    refusedWebhooks: webhooks.refusedForAnHour,
    /** Begins what runs in the background; resolves when all of it has stopped. */
    runJobs: async (stopping: AbortSignal): Promise<void> => {
      const options = { ...parts, stopping };
      await Promise.all([
        repeat(tidy, { ...options, name: 'tidying sign-ups', intervalMs: HOUR_MS }),
        ...targets.map((target) =>
          repeat(() => webhooks.deliver(target, stopping), {
            ...options,
            name: `telling ${target.name} of sign-ups`,
            intervalMs: DELIVERY_INTERVAL_MS,
          }),
        ),
      ]);
    },
  };
}
