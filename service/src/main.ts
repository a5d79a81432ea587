import { frameOrigin } from '#contract/frameOrigin.ts';
import { givenSettings } from '#contract/settings.ts';
import { createApp } from './app.ts';
import { SETTINGS, foreignMarketOrigin, parseConfig, type Config } from './config.ts';
import { openCounting } from './counting/openCounting.ts';
import { isLoopback } from './http/clientAddress.ts';
import { drain } from './http/drain.ts';
import { listen } from './http/listen.ts';
import { loadSite } from './http/loadSite.ts';
import { peerOf, watchForProxies } from './http/peer.ts';
import { createReadiness } from './http/readiness.ts';
import { realWorld } from './http/world.ts';
import { openStore } from './db/open.ts';
import type { Store } from './db/store.ts';
import { createCallsTable } from './market/callsTable.ts';
import { openMarket, type Calls } from './market/openMarket.ts';
import { shareCalls } from './market/shareCalls.ts';
import { readOwner } from './owner.ts';
import { misspeltSettings } from './misspeltSettings.ts';
import { openForm } from './signUp/openForm.ts';

// The companion's program: reads the environment, puts the parts together, listens, stops.
const forPerson = process.stdout.isTTY || process.env['npm_lifecycle_event'] === 'start';
const world = realWorld(forPerson ? 'text' : 'json');
const { log, metrics } = world;
// Whoever read our output may go away before us; that is no reason to drop a visitor's answer.
process.stdout.on('error', () => {});

// With the 8 s for answers under way, all that a stop takes.
const CLOSE_LIMIT_MS = 2_000;

const given = givenSettings(process.env);
misspeltSettings(Object.keys(given), SETTINGS).forEach((line) => log.warn(line));

try {
  await start(parseConfig(given));
} catch (error) {
  // Each part says in one line what is wrong and what to do; a stack would bury it.
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

async function start(config: Config): Promise<void> {
  const { HOST: host, TRUSTED_PROXIES: trusted, siteOrigin, formOrigin } = config;
  let isStopping = false;
  const owner = await readOwner(config.OWNER_CONFIG);
  const store = await openStore(config, world.now);
  const form = await openForm(config, owner, {
    ...world,
    store,
    clientAddress: ({ req, env }) => peerOf(req.raw, env, trusted).address,
  });
  const built = await loadSite(config.SITE_DIR);
  const counting = owner.counting
    ? openCounting({ ...world, store, siteOrigin, languages: built.languages })
    : null;
  const site = createApp({
    site: built,
    relay: openMarket(config, world, sharing(config, store)),
    counting: counting && counting.answer,
    log,
    metrics,
    metricsToken: config.METRICS_TOKEN ?? null,
    trusted,
    readiness: createReadiness({
      isStopping: () => isStopping,
      checkStore: store.check,
      pause: world.pause,
    }),
    marketOrigin: foreignMarketOrigin(config.PUBLIC_MARKET_API),
    formOrigin: frameOrigin(owner, formOrigin),
    isHttps: siteOrigin.startsWith('https:'),
  });

  const isExempt = (address: string) => isLoopback(address) || trusted.includes(address);
  const sitePlace = { host, port: config.PORT, setting: 'PORT', isExempt };
  const formPlace = { host, port: config.FORM_PORT, setting: 'FORM_PORT', isExempt };
  const watched = watchForProxies(trusted, log);
  const servers = [
    ...(await listen(watched(site.fetch), sitePlace)),
    ...(await listen(watched(form.app.fetch), formPlace)),
  ];
  const stopJobs = form.startJobs();
  const stopCounting = counting?.startJobs();
  if (forPerson) console.log(greeting(siteOrigin, formOrigin, store.place));
  else log.info('listening', { port: config.PORT, formPort: config.FORM_PORT });

  async function stop(signal: string): Promise<void> {
    if (isStopping) return;
    isStopping = true;
    log.info('stopping', { signal });
    // Beside the visitors: neither a receiver nor a store that is silent makes the stop longer.
    const jobs = stopJobs();
    const drained = await drain(servers);
    // After the last visitor's message.
    const closed = Promise.all([jobs, stopCounting?.()])
      .then(store.close)
      .then(() => true);
    const inTime = drained && (await Promise.race([closed, world.pause(CLOSE_LIMIT_MS)])) === true;
    log.info('stopped', { inTime });
    process.exit(0);
  }
  process.on('SIGTERM', (signal) => void stop(signal));
  process.on('SIGINT', (signal) => void stop(signal));
}

/** How prices are shared with other companions; undefined without a PostgreSQL between them. */
function sharing({ DATABASE_URL, COMPANIONS: companions }: Config, { db }: Store) {
  if (DATABASE_URL === undefined) return undefined;
  const table = createCallsTable(db, world.now);
  return (calls: Calls) => shareCalls({ ...world, ...calls, table, companions });
}

/** What a person who started the service by hand wants to know, once it listens. */
function greeting(siteOrigin: string, formOrigin: string, signUps: string): string {
  return `
  The page         ${siteOrigin}
  The form         ${formOrigin}
  Sign-ups are in  ${signUps}
  Read them with   npm run sign-ups -- list
  Stop with        Ctrl-C
`;
}
