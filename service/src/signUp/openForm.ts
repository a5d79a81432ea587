import type { Context } from 'hono';
import type { Owner } from '#contract/owner.ts';
import { openStore } from '../db/open.ts';
import { createRateLimit } from '../http/rateLimit.ts';
import type { World } from '../http/world.ts';
import { loadBuiltFiles } from './builtFiles.ts';
import { createFormApp } from './formApp.ts';
import { startSignUpJobs } from './jobs.ts';
import { loadSecret } from './secret.ts';
import { webhookTarget, type SignUpSettings } from './settings.ts';
import { createSignUps } from './signUps.ts';
import { createWebhook } from './webhook.ts';

// An office behind one address may sign up together; after that, one every ten seconds.
const SIGN_UPS_PER_ADDRESS = { capacity: 20, refillPerSecond: 0.1, maxKeys: 20_000 };

type FormSettings = SignUpSettings & {
  readonly siteOrigin: string;
  readonly formOrigin: string;
  /** The folder of the built page, in which the form's own files stand. */
  readonly SITE_DIR: string;
};

type SignUpWorld = Omit<World, 'fetch' | 'random' | 'timeout'> & {
  /** The visitor's address; empty when it is unknown. */
  readonly clientAddress: (context: Context) => string;
};

/**
 * Opens the store and puts the form together over it; nothing runs in the background yet.
 * @throws Error with one line for the owner when store, secret or webhook do not fit.
 */
export async function openForm(
  settings: FormSettings,
  { name, legal }: Pick<Owner, 'name' | 'legal'>,
  world: SignUpWorld,
) {
  const { DATA_DIR: dataDir, SIGNUP_RETENTION_DAYS: retentionDays } = settings;
  const report = (line: string) => world.log.info(line);
  const complain = (line: string) => world.log.error(line);
  const target = webhookTarget(settings);
  const store = await openStore({ databaseUrl: settings.DATABASE_URL, dataDir }, world.now);
  const signUps = createSignUps(store);
  const deliver = target && createWebhook({ ...world, store, target });
  const app = createFormApp({
    ...world,
    siteOrigin: settings.siteOrigin,
    formOrigin: settings.formOrigin,
    brand: { name, regions: legal.regions },
    signUps,
    secret: await loadSecret(settings.SIGNUP_SECRET, dataDir),
    notify: target !== undefined,
    retentionDays,
    rateLimit: createRateLimit({ ...SIGN_UPS_PER_ADDRESS, now: world.elapsed }),
    built: await loadBuiltFiles(settings.SITE_DIR),
    onOutcome: (outcome) => {
      const kind = outcome.kind === 'refused' ? outcome.refusal : outcome.kind;
      world.metrics.count('form_answers_total', { kind });
    },
    report: complain,
  });
  return {
    app,
    /** Starts what the sign-ups need in the background; returns the stop. */
    startJobs: () =>
      startSignUpJobs({ ...world, signUps, retentionDays, deliver, report, complain }),
    /** Rejects when the store does not answer. */
    check: store.check,
    /** Where sign-ups are kept, in words for a person. */
    place: store.place,
    close: store.close,
  };
}
