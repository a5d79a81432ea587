import { mkdir } from 'node:fs/promises';
import { dev } from 'astro';
import { givenSettings } from '#contract/settings.ts';
import { writeSiteManifest } from '../../site/integrations/siteManifest.ts';
import '../command.ts';

// The page by Astro at `PORT`, which hands what is the server's to the real one at the port after it.

// Where the page of the dev server finds none of it.
const FOLDER = '.cache/dev';

const given = givenSettings(process.env);
const port = Number(given['PORT'] ?? 4321);
const defaults = {
  PUBLIC_MARKET_API: 'self',
  MARKET_FALLBACK: 'sample',
  SITE_URL: `http://localhost:${port}`,
  // Apart from the sign-ups of `npm start`.
  DATA_DIR: `${FOLDER}/data`,
};
Object.assign(process.env, { ...defaults, ...given, PORT: String(port + 1), SITE_DIR: FOLDER });
process.env['ASTRO_TELEMETRY_DISABLED'] = '1';
const { siteFacts } = await import('../../site/integrations/siteFacts.ts');
await mkdir(FOLDER, { recursive: true });
await writeSiteManifest(FOLDER, siteFacts());
await import('../../server/src/main.ts');
const target = `http://localhost:${port + 1}`;
const proxy = { '/api/': target, '/healthz': target, '/readyz': target, '/metrics': target };
const vite = { server: { proxy, strictPort: true } };
console.log(`
  Sign-ups of this preview: DATA_DIR=${process.env['DATA_DIR']} npm run sign-ups -- list
`);
await dev({ server: { port }, vite });
