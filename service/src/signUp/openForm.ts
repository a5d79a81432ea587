import type { Context } from 'hono';
import type { Owner } from '#contract/owner.ts';
import type { Store } from '../db/store.ts';
import type { World } from '../http/world.ts';
import { loadBuiltFiles } from './builtFiles.ts';
import { createFormApp } from './formApp.ts';
import { startSignUpJobs } from './jobs.ts';
import { loadSecret } from './secret.ts';
import { createOwnLimit, createSharedLimit } from './sendingLimit.ts';
import { webhookTarget, type SignUpSettings } from './settings.ts';
import { createSignUps } from './signUps.ts';
import { createWebhook } from './webhook.ts';

type FormSettings = SignUpSettings & {
  readonly siteOrigin: string;
  readonly formOrigin: string;
  /** The folder of the built page, in which the form's own files stand. */
  readonly SITE_DIR: string;
};

type SignUpWorld = Omit<World, 'fetch' | 'random' | 'timeout'> & {
  readonly store: Store;
  /** The visitor's address; empty when it is unknown. */
  readonly clientAddress: (context: Context) => string;
};

/**
 * Puts the form together over the store; nothing runs in the background yet.
 * @throws Error with one line for the owner when secret or webhook do not fit.
 */
export async function openForm(
  settings: FormSettings,
  { name }: Pick<Owner, 'name'>,
  world: SignUpWorld,
) {
  const { DATA_DIR: dataDir, SIGNUP_RETENTION_DAYS: retentionDays } = settings;
  const target = webhookTarget(settings);
  const signUps = createSignUps(world.store);
  const deliver = target && createWebhook({ ...world, target });
  const secret = await loadSecret(settings.SIGNUP_SECRET, dataDir);
  const app = createFormApp({
    ...world,
    siteOrigin: settings.siteOrigin,
    formOrigin: settings.formOrigin,
    brand: { name },
    signUps,
    secret,
    notify: target !== undefined,
    retentionDays,
    rateLimit:
      settings.DATABASE_URL === undefined
        ? createOwnLimit(world)
        : createSharedLimit({ ...world, db: world.store.db, secret }),
    built: await loadBuiltFiles(settings.SITE_DIR),
    onOutcome: (outcome) => {
      const kind = outcome.kind === 'refused' ? outcome.refusal : outcome.kind;
      world.metrics.count('form_answers_total', { kind });
    },
  });
  return {
    app,
    startJobs: () => startSignUpJobs({ ...world, signUps, retentionDays, deliver }),
  };
}
