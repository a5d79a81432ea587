import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { writeSiteManifest } from '../../site/integrations/siteManifest.ts';
import { loadSite } from '../src/http/loadSite.ts';

export const PAGE = `<!doctype html><html lang="en"><title>TMX</title>
<style>body{margin:0}</style><script>document.documentElement.dataset.js=''</script>
<script type="application/ld+json">{"@type":"Organization"}</script>
<script type="module" src="/_astro/app.a1b2c3.js"></script><p>${'The floor is open. '.repeat(40)}`;

const page = (title: string) => `<!doctype html><title>${title}</title><h1>${title}</h1>`;

const FILES: Readonly<Record<string, string>> = {
  'index.html': PAGE,
  '404.html': page('Oops! Page not found'),
  '431.html': page('Delete the cookies of this site'),
  '500.html': page('Unexpected Application Error!'),
  'es/index.html': PAGE.replace('"en"', '"es"'),
  'es/404.html': page('Página no encontrada'),
  'es/500.html': page('Error inesperado'),
  'form/index.html': page('Sign up'),
  'form/thanks/index.html': page('Thank you'),
  'es/form/index.html': page('Regístrate'),
  'es/form/thanks/index.html': page('Gracias'),
  'legal.html': page('Legal'),
  'docs/index.html': page('Docs'),
  'report.html': page('What works'),
  _headers: '/*\n  X-Secret: 1',
  '.env': 'SECRET=1',
  '.well-known/security.txt': 'Contact: mailto:security@example.com',
  '_astro/app.a1b2c3.js': `export const words = ${JSON.stringify('trade '.repeat(60))};`,
  'images/hero.avif': 'not really an image',
  'images/coin.svg': '<svg xmlns="http://www.w3.org/2000/svg"></svg>',
  'fonts/archivo.woff2': 'not really a font',
  'social.png': 'not really a picture',
  'social.es.png': 'not really a picture',
  'logo.png': 'not really a picture',
  'robots.txt': 'User-agent: *',
};

/** The test site's metadata. */
export const SITE_METADATA = {
  owner: {
    siteUrl: 'https://example.com',
    form: { provider: 'embedded' },
    analytics: [],
    hstsSubdomains: false,
  },
  formOrigin: null,
  marketOrigin: null,
  isStaging: false,
  coinIds: ['bitcoin', 'ethereum', 'solana'],
  sections: ['top', 'stats', 'faq', 'tmx-form-section'],
  pages: [],
  counting: true,
  clickIds: false,
  experiments: [],
  languages: [
    { tag: 'en', path: '/' },
    { tag: 'es', path: '/es/' },
  ],
  consents: [{ version: '0123456789abcdef', language: 'en', text: 'You may write to me.' }],
  previousConsents: [],
  retentionDays: null,
  confirm: null,
} as const satisfies Parameters<typeof writeSiteManifest>[1];

/** Writes a small site with a manifest to a new folder, like a build would. */
export async function createTestSite(
  metadata: Parameters<typeof writeSiteManifest>[1] = SITE_METADATA,
  files: Readonly<Record<string, string>> = FILES,
) {
  const folder = await mkdtemp(join(tmpdir(), 'site-'));
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  const manifest = await writeSiteManifest(folder, metadata);
  return { folder, manifest, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** Creates the test site and loads it the way the server does. */
export async function loadTestSite(metadata?: Parameters<typeof writeSiteManifest>[1]) {
  const { folder, remove } = await createTestSite(metadata);
  const site = await loadSite(folder);
  await remove();
  return site;
}
