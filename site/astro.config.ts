import { createHash } from 'node:crypto';
import { relative, resolve } from 'node:path';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { givenSettings } from '../contract/settings.ts';
import { BROWSERS } from './browsers.ts';
import { finishPages } from './integrations/finishPages.ts';
import { inlineEntry } from './integrations/inlineEntry.ts';
import { watchMessages } from './integrations/watchMessages.ts';
import { isCounting } from './src/data/build.ts';

/**
 * Vite wraps every `import()` in a helper that preloads a chunk's own imports: 0.7 kB of the first
 * view's script, for chunks that have no imports left to preload.
 */
const withoutPreloadHelper = {
  name: 'without-preload-helper',
  enforce: 'pre' as const,
  load: (id: string) =>
    id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : null,
};

const taken = new Map<string, string>();

const NUMERALS = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * Class names of CSS modules, four characters long: names and their uses are a tenth of the page. The
 * first three are those of the stylesheet, so that its names compress; the last counts its classes.
 * @throws Error when two stylesheets would share their names (renaming either of them mends it), or
 *   when one has more than 62 classes.
 */
function shortName(name: string, file: string, css: string): string {
  const source = relative(import.meta.dirname, file.split('?')[0] ?? file);
  const hash = createHash('sha256').update(source).digest('base64url');
  const own = `_${hash.replace(/[-_]/g, '').slice(0, 2)}`;
  const other = taken.get(own) ?? source;
  const place = NUMERALS[[...new Set(css.match(/(?<=\.|@keyframes )[a-z][\w-]*/gi))].indexOf(name)];
  if (other !== source || !place)
    throw new Error(
      `${source} has too many classes, or shares its names with ${other}: rename it.`,
    );
  taken.set(own, source);
  return own + place;
}

const settings = givenSettings(process.env);

export default defineConfig({
  site: settings['SITE_URL'] ?? 'http://localhost:4321',
  outDir: resolve(settings['OUT_DIR'] ?? 'dist'),
  cacheDir: '../node_modules/.astro',
  integrations: [react(), inlineEntry, finishPages],
  devToolbar: { enabled: false },
  compressHTML: true,
  build: {
    // The whole stylesheet travels with the HTML: one round trip less, and it fits the budget.
    inlineStylesheets: 'always',
    // As `file`, but for an index: `/es/` is the page in its folder on every host.
    format: 'preserve',
  },
  vite: {
    build: { target: BROWSERS, assetsInlineLimit: 0, modulePreload: false },
    css: { modules: { generateScopedName: shortName } },
    define: { COUNTING: JSON.stringify(isCounting) },
    plugins: [withoutPreloadHelper, watchMessages],
  },
});
