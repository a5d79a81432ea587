import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { dev } from 'astro';
import { givenSettings } from '#contract/settings.ts';
import { productionRules } from '../../site/integrations/dev/productionRules.ts';
import { writeSiteManifest } from '../../site/integrations/siteManifest.ts';
import { refuse } from '../../site/src/content/content.ts';
import { sentenceOf } from '../command.ts';
import { showMistake } from './showMistake.ts';

// Astro serves the page at `PORT` and forwards the server's paths to the real server at the next port.

// Paths that the dev server's page doesn't use.
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
await mkdir(FOLDER, { recursive: true });
const facts = await checkedFacts().catch(sentenceOf);
if (typeof facts === 'string') await showMistake(facts, port, FOLDER);
else {
  await writeSiteManifest(FOLDER, facts);
  const { Request, Response } = globalThis;
  await import('../../server/src/main.ts');
  // Hono replaces them by its own, which Astro's page of errors can't read.
  Object.assign(globalThis, { Request, Response });
  const target = `http://localhost:${port + 1}`;
  const proxy = { '/api/': target, '/healthz': target, '/readyz': target, '/metrics': target };
  // The page writes what production would block to the browser's console, and Vite from there to this one.
  const forwardConsole = { unhandledErrors: false, logLevels: ['error' as const] };
  // A change of these restarts this process. A reload just before it would find no server.
  const folder = resolve(process.env['OWNER'] || 'owner');
  const read = ['owner.config.ts', 'content', 'pictures'].map((name) => join(folder, name));
  const ignored = (path: string) => read.some((one) => path.startsWith(one));
  const vite = { server: { proxy, strictPort: true, forwardConsole, watch: { ignored } } };
  console.log(`
  Sign-ups of this preview: DATA_DIR=${process.env['DATA_DIR']} npm run sign-ups -- list
`);
  await dev({ server: { port }, vite, integrations: [productionRules] });
}

/** @throws Error with a sentence for each mistake in the owner's folder. */
async function checkedFacts() {
  const { siteFacts } = await import('../../site/integrations/siteFacts.ts');
  const { sectionMistakes } = await import('../../site/integrations/ownerCode.ts');
  const { readFacts } = await import('../readFacts.ts');
  await import('../../site/src/data/brand.ts');
  const facts = siteFacts();
  readFacts(new Date());
  refuse(sectionMistakes());
  return facts;
}
