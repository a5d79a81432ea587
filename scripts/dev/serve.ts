import { hash } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { dev } from 'astro';
import { getNonEmptySettings } from '#contract/settings.ts';
import { productionRules } from '../../site/integrations/dev/productionRules.ts';
import { writeSiteManifest } from '../../site/integrations/siteManifest.ts';
import { throwIfAny } from '../../site/src/content/content.ts';
import { sentenceOf } from '../command.ts';
import { localAddress } from '../localAddress.ts';
import { showMistake } from './serveErrorPage.ts';

// Astro serves the page at `PORT` and forwards the server's paths to the real server at the next port.

// Paths that the dev server's page doesn't use.
const FOLDER = '.cache/dev';

const given = getNonEmptySettings(process.env);
const port = Number(given['PORT'] ?? 4321);
const defaults = {
  PUBLIC_MARKET_API: 'self',
  MARKET_FALLBACK: 'sample',
  SITE_URL: await localAddress(port),
  // Apart from the sign-ups of `npm start`.
  DATA_DIR: `${FOLDER}/data`,
};
Object.assign(process.env, { ...defaults, ...given, PORT: String(port + 1), SITE_DIR: FOLDER });
process.env['ASTRO_TELEMETRY_DISABLED'] = '1';
await mkdir(FOLDER, { recursive: true });
const facts = await checkedFacts().catch(sentenceOf);
if (typeof facts === 'string') await showMistake(facts, port, FOLDER);
else {
  const { base } = await writeSiteManifest(FOLDER, facts);
  const { Request, Response } = globalThis;
  await import('../../server/src/main.ts');
  // Hono replaces them by its own, which Astro's page of errors can't read.
  Object.assign(globalThis, { Request, Response });
  const target = `http://localhost:${port + 1}`;
  // Astro takes the path of the site off before Vite sees a request.
  const toServer = { target, rewrite: (path: string) => `${base}${path}` };
  const proxy = {
    '/api/': toServer,
    '/healthz': toServer,
    '/readyz': toServer,
    '/metrics': toServer,
  };
  // The page writes what production would block to the browser's console, and Vite from there to this one.
  const forwardConsole = { unhandledErrors: false, logLevels: ['error' as const] };
  // A change of the settings restarts this process. A reload just before it would find no server.
  const folder = resolve(process.env['OWNER'] || 'owner');
  const settings = join(folder, 'owner.config.ts');
  // Each owner has a configuration of its own, and so a cache: two would make each other's files outdated.
  const cacheDir = join('node_modules/.vite', hash('sha256', folder).slice(0, 8));
  const ignored = (path: string) => path === settings;
  const vite = {
    cacheDir,
    server: { proxy, strictPort: true, forwardConsole, watch: { ignored } },
  };
  console.log(`
  Sign-ups of this preview: DATA_DIR=${process.env['DATA_DIR']} npm run sign-ups -- list
`);
  await dev({ server: { port }, vite, integrations: [productionRules] });
}

/** @throws Error with a sentence for each mistake in the owner's folder. */
async function checkedFacts() {
  const { getSiteMetadata } = await import('../../site/integrations/siteMetadata.ts');
  const { findSectionErrors } = await import('../../site/integrations/ownerCode.ts');
  const { readFacts } = await import('../readFacts.ts');
  await import('../../site/src/data/brand.ts');
  const facts = getSiteMetadata();
  readFacts(new Date());
  throwIfAny(findSectionErrors());
  return facts;
}
