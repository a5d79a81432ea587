import { createFeatures } from './app.ts';
import { readSettings } from '#contract/settings.ts';
import { Settings, checkRetention, findUnknownSettings } from './config.ts';
import { openStore } from './database/openStore.ts';
import { getErrorMessage } from './database/store.ts';
import { createMachineDependencies } from './dependencies.ts';
import { listen, stopServer } from './http/listen.ts';
import { loadSite } from './http/loadSite.ts';
import { repeat } from './repeat.ts';

// The server program: reads settings, connects the parts, listens and stops.
const machine = createMachineDependencies();
const { log, sleep } = machine;
// A closed output, as with `npm start | head`, must not end the server.
process.stdout.on('error', () => {});

// In addition to the 8 s for open answers.
const CLOSE_TIMEOUT_MS = 2_000;

findUnknownSettings(process.env).forEach((line) => log.warn(line));
try {
  const config = readSettings(Settings, process.env);
  const site = await loadSite(config.SITE_DIR);
  checkRetention(config.SIGNUP_RETENTION_DAYS, site.manifest.retentionDays);
  const store = await openStore(config);
  const dependencies = { ...machine, config, store, manifest: site.manifest, files: site.byPath };
  const stopping = new AbortController();
  const { app, jobs, flushCounts } = createFeatures(dependencies, site, stopping.signal);
  const headersTooLarge = site.byPath.get('431.html')?.bytes.identity?.toString();
  const server = await listen(app.fetch, config, headersTooLarge);
  // The page works meanwhile.
  void store
    .inspect()
    .catch((cause) => log.error('store not usable', { reason: getErrorMessage(cause) }));
  const working = jobs.map((job) => repeat(job, stopping.signal, dependencies));
  log.info('listening', { port: config.PORT });
  // For people. Service managers read the log.
  if (process.env['npm_lifecycle_event'] === 'start') {
    console.log(`
  The page         http://localhost:${config.PORT}${site.manifest.base}
  Sign-ups are in  ${store.location}
  Read them with   npm run sign-ups -- list
  Stop with        Ctrl-C
`);
  }

  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    process.on(signal, async () => {
      // On Ctrl-C the terminal sends one signal, and npm a second.
      if (stopping.signal.aborted) return;
      stopping.abort();
      log.info('stopping', { signal });
      const isDrained = await stopServer(server, sleep);
      // A webhook or store that doesn't answer must not delay the stop.
      const closed = Promise.all(working).then(flushCounts).then(store.close);
      const isClosed = await Promise.race([closed.then(() => true), sleep(CLOSE_TIMEOUT_MS)]);
      log.info('stopped', { inTime: isDrained && isClosed === true });
      process.exit(0);
    });
  }
} catch (error) {
  // Startup errors have one line for the owner. A stack would hide it.
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
