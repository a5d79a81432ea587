import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { frameOrigin } from '#contract/owner.ts';
import type { Owner } from '#contract/owner.ts';
import { createApp } from './app.ts';
import { foreignMarketOrigin, parseConfig } from './config.ts';
import type { Config } from './config.ts';
import { openStore } from './db/open.ts';
import { isLoopback } from './http/clientAddress.ts';
import { drain } from './http/drain.ts';
import { greeting } from './http/greeting.ts';
import { listen } from './http/listen.ts';
import { loadSite } from './http/loadSite.ts';
import { createLog } from './http/log.ts';
import { createMetrics } from './http/metrics.ts';
import { peerOf } from './http/peer.ts';
import { createReadiness } from './http/readiness.ts';
import { createRateLimit } from './http/rateLimit.ts';
import { openMarket } from './market/openMarket.ts';
import { readOwner } from './owner.ts';

import { loadBuiltFiles } from './signUp/builtFiles.ts';
import { createFormApp } from './signUp/formApp.ts';
import { startSignUpJobs } from './signUp/jobs.ts';
import { loadSecret } from './signUp/secret.ts';
import { webhookTarget } from './signUp/settings.ts';
import { createSignUps } from './signUp/signUps.ts';
import { createWebhook } from './signUp/webhook.ts';

// The companion: the one file that knows the real environment, clock, chance and network.
const WEBHOOK_LIMIT_MS = 10_000;
// An office behind one address may sign up together; after that, one every ten seconds.
const SIGN_UPS_PER_ADDRESS = { capacity: 20, refillPerSecond: 0.1, maxKeys: 20_000 };

const forPerson = process.stdout.isTTY || process.env['npm_lifecycle_event'] === 'start';
const elapsed = () => performance.now();
const now = () => Date.now();
const log = createLog({
  write: (line) => console.log(line),
  now,
  form: forPerson ? 'text' : 'json',
});
const metrics = createMetrics();
metrics.gauge('process_resident_memory_bytes', () => process.memoryUsage.rss());
metrics.gauge('process_uptime_seconds', () => Math.floor(process.uptime()));
// Whoever read our output may go away before us; that is no reason to drop a visitor's answer.
process.stdout.on('error', () => {});

try {
  await start(parseConfig(process.env));
} catch (error) {
  // Each part says in one line what is wrong and what to do; a stack would bury it.
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

async function start(config: Config): Promise<void> {
  let isStopping = false;
  const owner = await readOwner(config.OWNER_CONFIG);
  const wait = (ms: number) => pause(ms, undefined, { ref: false });
  const form = await openForm(config, owner, wait);
  const site = createApp({
    site: await loadSite(config.SITE_DIR),
    relay: openMarket(config, {
      fetch,
      elapsed,
      now,
      random: Math.random,
      pause: wait,
      timeout: (ms) => AbortSignal.timeout(ms),
      log,
      metrics,
    }),
    log,
    metrics,
    metricsToken: config.METRICS_TOKEN ?? null,
    trusted: config.TRUSTED_PROXIES,
    readiness: createReadiness({
      isStopping: () => isStopping,
      checkStore: form.check,
      pause: wait,
    }),
    marketOrigin: foreignMarketOrigin(config.PUBLIC_MARKET_API),
    formOrigin: frameOrigin(owner, config.formOrigin),
    isHttps: config.siteOrigin.startsWith('https:'),
  });

  const { HOST: host, TRUSTED_PROXIES: proxies } = config;
  const isExempt = (address: string) => isLoopback(address) || proxies.includes(address);
  const servers = [
    ...(await listen(site.fetch, { host, port: config.PORT, setting: 'PORT', isExempt })),
    ...(await listen(form.app.fetch, {
      host,
      port: config.FORM_PORT,
      setting: 'FORM_PORT',
      isExempt,
    })),
  ];
  const stopJobs = form.startJobs();
  const { siteOrigin, formOrigin } = config;
  if (forPerson) console.log(greeting({ siteOrigin, formOrigin, signUps: form.place }));
  else log.info('listening', { port: config.PORT, formPort: config.FORM_PORT });

  async function stop(signal: string): Promise<void> {
    if (isStopping) return;
    isStopping = true;
    log.info('stopping', { signal });
    const inTime = await drain(servers);
    await stopJobs();
    await form.close();
    log.info('stopped', { inTime });
    process.exit(0);
  }
  process.on('SIGTERM', (signal) => void stop(signal));
  process.on('SIGINT', (signal) => void stop(signal));
}

async function openForm(
  config: Config,
  { name, legal }: Owner,
  wait: (ms: number) => Promise<unknown>,
) {
  const {
    siteOrigin,
    formOrigin,
    DATA_DIR: dataDir,
    SIGNUP_RETENTION_DAYS: retentionDays,
  } = config;
  const target = webhookTarget(config);
  const store = await openStore({ databaseUrl: config.DATABASE_URL, dataDir }, now);
  const signUps = createSignUps(store);
  const deliver = target && createWebhook({ store, target, send, now });
  const app = createFormApp({
    siteOrigin,
    formOrigin,
    brand: { name, regions: legal.regions },
    signUps,
    secret: await loadSecret(config.SIGNUP_SECRET, dataDir),
    notify: target !== undefined,
    retentionDays,
    rateLimit: createRateLimit({ ...SIGN_UPS_PER_ADDRESS, now: elapsed }),
    clientAddress: ({ req, env }) => peerOf(req.raw, env, config.TRUSTED_PROXIES).address ?? '',
    built: await loadBuiltFiles(config.SITE_DIR),
    now,
    pause: wait,
    randomId: randomUUID,
    onOutcome: (outcome) => {
      const kind = outcome.kind === 'refused' ? outcome.refusal : outcome.kind;
      metrics.count('form_answers_total', { kind });
    },
    report,
  });
  const startJobs = () => startSignUpJobs({ signUps, retentionDays, deliver, now, every, report });
  const check = () => store.db.selectFrom('schema_versions').select('version').limit(1).execute();
  return { app, startJobs, check, place: store.place, close: () => store.close() };
}

function send(request: Request): Promise<Response> {
  return fetch(request, { redirect: 'error', signal: AbortSignal.timeout(WEBHOOK_LIMIT_MS) });
}

function report(line: string): void {
  log.info(line);
}

function every(intervalMs: number, job: () => void): () => void {
  const timer = setInterval(job, intervalMs);
  return () => clearInterval(timer);
}
