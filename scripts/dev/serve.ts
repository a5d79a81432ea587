import { hash } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { dev } from 'astro';
import { getNonEmptySettings } from '#contract/settings.ts';
import { productionRules } from '../../site/integrations/dev/productionRules.ts';
import { writeSiteManifest } from '../../site/integrations/siteManifest.ts';
import { throwIfAny } from '../../site/src/content/content.ts';
import { formatError } from '../command.ts';
import { getLocalUrl } from '../localUrl.ts';
import { serveErrorPage } from './serveErrorPage.ts';

// Astro serves the page on `PORT` and proxies API requests to the real server on the next port.

/** The server expects a build folder, even though Astro serves the page. */
const FOLDER = '.cache/dev';

const env = getNonEmptySettings(process.env);
const port = Number(env['PORT'] ?? 4321);
const defaults = {
  PUBLIC_MARKET_API: 'self',
  MARKET_FALLBACK: 'sample',
  SITE_URL: await getLocalUrl(port),
  // Keep these separate from the sign-ups that `npm start` stores.
  DATA_DIR: `${FOLDER}/data`,
};
Object.assign(process.env, { ...defaults, ...env, PORT: String(port + 1), SITE_DIR: FOLDER });
process.env['ASTRO_TELEMETRY_DISABLED'] = '1';
await mkdir(FOLDER, { recursive: true });
const metadata = await loadMetadata().catch(formatError);
if (typeof metadata === 'string') await serveErrorPage(metadata, port, FOLDER);
else {
  const { base } = await writeSiteManifest(FOLDER, metadata);
  const { Request, Response } = globalThis;
  await import('../../server/src/main.ts');
  // Hono replaces these globals, which breaks Astro's error page. Restore the originals.
  Object.assign(globalThis, { Request, Response });
  const target = `http://localhost:${port + 1}`;
  // Astro removes the base path before Vite handles a request.
  const toServer = { target, rewrite: (path: string) => `${base}${path}` };
  const proxy = {
    '/api/': toServer,
    '/healthz': toServer,
    '/readyz': toServer,
    '/metrics': toServer,
  };
  // Vite forwards errors in the browser's console, such as policy violations, to the terminal.
  const forwardConsole = { unhandledErrors: false, logLevels: ['error' as const] };
  // This process restarts when the settings change, so Vite shouldn't try to reload them.
  const folder = resolve(process.env['OWNER'] || 'owner');
  const settings = join(folder, 'owner.config.ts');
  // Vite invalidates its cache when the config changes, so use a separate cache for each owner.
  const cacheDir = join('node_modules/.vite', hash('sha256', folder).slice(0, 8));
  const ignored = (path: string) => path === settings;
  const vite = {
    cacheDir,
    server: { proxy, strictPort: true, forwardConsole, watch: { ignored } },
  };
  console.log(`
  List sign-ups: DATA_DIR=${process.env['DATA_DIR']} npm run sign-ups -- list
`);
  await dev({ server: { port }, vite, integrations: [productionRules] });
}

/** @throws Error listing every problem in the owner's folder on its own line. */
async function loadMetadata() {
  const { getSiteMetadata } = await import('../../site/integrations/siteMetadata.ts');
  const { findSectionErrors } = await import('../../site/integrations/ownerCode.ts');
  const { readDoctorInput } = await import('../readDoctorInput.ts');
  await import('../../site/src/data/brand.ts');
  const metadata = getSiteMetadata();
  readDoctorInput(new Date());
  throwIfAny(findSectionErrors());
  return metadata;
}
