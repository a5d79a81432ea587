import { randomUUID } from 'node:crypto';
import { createApp } from './app.ts';
import { parseConfig, unknownSettings, type Config } from './config.ts';
import { openStore } from './database/open.ts';
import { realDependencies } from './dependencies.ts';
import { createClientAddress } from './http/clientAddress.ts';
import { listen } from './http/listen.ts';
import { loadSite } from './http/loadSite.ts';
import { operationsRoutes } from './http/operations.ts';
import { stopServers } from './http/stop.ts';
import { openMarket } from './market/openMarket.ts';
import { openSignUps } from './signUp/openSignUps.ts';
import { openVisits } from './visits/openVisits.ts';

// The server's program: reads the environment, puts the parts together, listens, stops.
const isForPerson = process.stdout.isTTY || process.env['npm_lifecycle_event'] === 'start';
const dependencies = realDependencies(isForPerson ? 'text' : 'json');
const { log } = dependencies;
// Whoever reads our output may end before us; that is no reason to drop a visitor's answer.
process.stdout.on('error', () => {});

// With the 8 s for answers under way, all that a stop takes.
const CLOSE_LIMIT_MS = 2_000;

unknownSettings(process.env).forEach((line) => log.warn(line));
try {
  await start(parseConfig(process.env));
} catch (error) {
  // Each part says in one line what is wrong and what to do; a stack would bury it.
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

async function start(config: Config): Promise<void> {
  const site = await loadSite(config.SITE_DIR);
  const stopping = new AbortController();
  const store = await openStore(config, dependencies);
  const parts = {
    ...dependencies,
    store,
    manifest: site.manifest,
    clientAddress: createClientAddress(config.TRUSTED_PROXIES, log),
  };
  const signUps = await openSignUps(config, { ...parts, fetch, randomId: randomUUID });
  const visits = site.manifest.counting ? openVisits(parts) : null;
  const market = openMarket(config, {
    ...dependencies,
    coinIds: site.manifest.coinIds,
    ...(store.engine === 'postgres' && { run: store.run }),
    fetch,
  });
  const operations = operationsRoutes({
    ...dependencies,
    metricsToken: config.METRICS_TOKEN,
    isStopping: () => stopping.signal.aborted,
    checkStore: store.check,
    details: () => Object.fromEntries(signUps.refusedWebhooks()),
  });
  const features = [market, operations, signUps.routes, ...(visits ? [visits.routes] : [])];
  const servers = await listen({
    fetch: createApp(site, features, log).fetch,
    host: config.HOST,
    port: config.PORT,
    keepAliveMs: config.KEEP_ALIVE_SECONDS * 1_000,
    headersTooLarge: String(site.byPath.get('431.html')?.bytes.identity ?? ''),
  });
  const jobs = [signUps.runJobs(stopping.signal)];
  // Counts come until the last visitor is gone.
  const drained = new AbortController();
  if (visits !== null) jobs.push(visits.runJobs(drained.signal));
  if (isForPerson) console.log(greeting(config.PORT, store.place));
  else log.info('listening', { port: config.PORT });

  async function stop(signal: string): Promise<void> {
    // A terminal sends one signal, and npm passes on a second.
    if (stopping.signal.aborted) return;
    stopping.abort();
    log.info('stopping', { signal });
    const isDrained = await stopServers(servers, dependencies.sleep);
    drained.abort();
    // Neither a receiver nor a store that is silent makes the stop longer.
    const closed = Promise.all(jobs)
      .then(store.close)
      .then(() => true);
    const isClosed = await Promise.race([closed, dependencies.sleep(CLOSE_LIMIT_MS)]);
    log.info('stopped', { inTime: isDrained && isClosed === true });
    process.exit(0);
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    process.on(signal, () => void stop(signal));
  }
}

/** What a person who started the server by hand wants to know, once it listens. */
function greeting(port: number, signUps: string): string {
  return `
  The page         http://localhost:${port}
  Sign-ups are in  ${signUps}
  Read them with   npm run sign-ups -- list
  Stop with        Ctrl-C
`;
}
