import { createFeatures } from './app.ts';
import { readSettings } from '#contract/settings.ts';
import { Settings, checkRetention, findUnknownSettings } from './config.ts';
import { openStore } from './database/openStore.ts';
import { getErrorMessage } from './database/store.ts';
import { createSystemDependencies } from './dependencies.ts';
import { listen, stopServer } from './http/listen.ts';
import { loadSite } from './http/loadSite.ts';
import { repeat } from './repeat.ts';

const system = createSystemDependencies();
const { log, sleep } = system;
// Keep running if the output is closed, e.g. `npm start | head`.
process.stdout.on('error', () => {});

// In addition to the 8 s for open responses.
const CLOSE_TIMEOUT_MS = 2_000;

findUnknownSettings(process.env).forEach((warning) => log.warn(warning));
try {
  const config = readSettings(Settings, process.env);
  const site = await loadSite(config.SITE_DIR);
  checkRetention(config.SIGNUP_RETENTION_DAYS, site.manifest.retentionDays);
  const store = await openStore(config);
  const dependencies = { ...system, config, store, manifest: site.manifest, files: site.byPath };
  const shutdown = new AbortController();
  const { app, jobs, flushCounts } = createFeatures(dependencies, site, shutdown.signal);
  const headersTooLargePage = site.byPath.get('431.html')?.bytes.identity?.toString();
  const server = await listen(app.fetch, config, headersTooLargePage);
  // Inspect the store in the background, because the page works without it.
  void store
    .inspect()
    .catch((cause) => log.error('store not usable', { reason: getErrorMessage(cause) }));
  const runningJobs = jobs.map((job) => repeat(job, shutdown.signal, dependencies));
  log.info('listening', { port: config.PORT });
  // Service managers only need the log.
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
      // On Ctrl-C, both the terminal and npm send a signal.
      if (shutdown.signal.aborted) return;
      shutdown.abort();
      log.info('stopping', { signal });
      const isDrained = await stopServer(server, sleep);
      // Don't let an unresponsive webhook or store delay the shutdown.
      const closed = Promise.all(runningJobs).then(flushCounts).then(store.close);
      const isClosed = await Promise.race([closed.then(() => true), sleep(CLOSE_TIMEOUT_MS)]);
      log.info('stopped', { inTime: isDrained && isClosed === true });
      process.exit(0);
    });
  }
} catch (error) {
  // Startup errors have a message for the owner, which a stack trace would hide.
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
