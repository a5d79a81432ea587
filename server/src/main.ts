import { createApp } from './app.ts';
import { parseConfig, unknownSettings, type Config } from './config.ts';
import { realDependencies } from './dependencies.ts';
import { createIsHttps, warnOfUnknownProxy } from './http/clientAddress.ts';
import { headersTooLarge } from './http/headersTooLarge.ts';
import { listen } from './http/listen.ts';
import { loadSite } from './http/loadSite.ts';
import { createReadiness, operationsRoutes } from './http/operations.ts';
import { createStaticFiles } from './http/staticFiles.ts';
import { stopServers } from './http/stop.ts';
import { openMarket } from './market/openMarket.ts';

// The server's program: reads the environment, puts the parts together, listens, stops.
const isForPerson = process.stdout.isTTY || process.env['npm_lifecycle_event'] === 'start';
const dependencies = realDependencies(isForPerson ? 'text' : 'json');
const { log } = dependencies;
// Whoever reads our output may end before us; that is no reason to drop a visitor's answer.
process.stdout.on('error', () => {});

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
  let isStopping = false;
  const market = openMarket(config, {
    ...dependencies,
    coinIds: site.manifest.coinIds,
    fetch,
    random: Math.random,
  });
  const operations = operationsRoutes({
    ...dependencies,
    metricsToken: config.METRICS_TOKEN,
    readiness: createReadiness({
      isStopping: () => isStopping,
      checkStore: async () => {},
      details: () => ({}),
      sleep: dependencies.sleep,
    }),
  });
  const { TRUSTED_PROXIES: isTrusted } = config;
  const app = createApp({
    watch: warnOfUnknownProxy(isTrusted, log),
    routes: [market, operations],
    staticFiles: createStaticFiles(site, createIsHttps(isTrusted)),
    log,
  });
  const servers = await listen({
    handler: app.fetch,
    host: config.HOST,
    port: config.PORT,
    keepAliveMs: config.KEEP_ALIVE_SECONDS * 1_000,
    headersTooLarge: headersTooLarge(site),
  });
  if (isForPerson) console.log(greeting(config));
  else log.info('listening', { port: config.PORT });

  async function stop(signal: string): Promise<void> {
    // A terminal sends one signal, and npm passes on a second.
    if (isStopping) return;
    isStopping = true;
    log.info('stopping', { signal });
    const inTime = await stopServers(servers, dependencies.sleep);
    log.info('stopped', { inTime });
    process.exit(0);
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    process.on(signal, () => void stop(signal));
  }
}

/** What a person who started the server by hand wants to know, once it listens. */
function greeting({ PORT }: Config): string {
  return `
  The page   http://localhost:${PORT}
  Stop with  Ctrl-C
`;
}
