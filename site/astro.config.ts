import { resolve } from 'node:path';
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
    define: { COUNTING: JSON.stringify(isCounting) },
    plugins: [withoutPreloadHelper, watchMessages],
  },
});
