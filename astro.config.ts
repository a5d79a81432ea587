import { join, resolve } from 'node:path';
import react from '@astrojs/react';
import type { AstroIntegration } from 'astro';
import { defineConfig } from 'astro/config';
import { getNonEmptySettings } from '#contract/settings.ts';
import { BROWSERS } from './site/browsers.ts';
import { getAstroOutDir } from './site/integrations/buildFolder.ts';
import { editor } from './site/integrations/editor.ts';
import { ownerCode } from './site/integrations/ownerCode.ts';
import { release } from './site/integrations/release.ts';
import { isCounting, marketOrigin } from './site/src/data/build.ts';
import { owner, ownerFolder, picturesFolder } from './site/src/data/owner.ts';
import { ownSectionsFolder } from './site/src/data/sections.ts';
import { splitSiteUrl } from './site/src/lib/splitSiteUrl.ts';

/** Adds the page of the report, with its script: a host without the server has nothing to report. */
const report: AstroIntegration = {
  name: 'report',
  hooks: {
    'astro:config:setup': ({ injectRoute }) =>
      injectRoute({ pattern: '/report', entrypoint: './site/src/layouts/Report.astro' }),
  },
};

export default defineConfig({
  srcDir: './site/src',
  publicDir: './site/public',
  base: splitSiteUrl(owner.siteUrl).base || '/',
  outDir: getAstroOutDir(resolve(getNonEmptySettings(process.env)['OUT_DIR'] ?? 'dist')),
  integrations: [release(), react(), editor(), ...(marketOrigin === '' ? [report] : [])],
  devToolbar: { enabled: false },
  compressHTML: true,
  build: {
    // The whole stylesheet travels with the HTML: one round trip less, and it fits the budget.
    inlineStylesheets: 'always',
    // Like `file`, except for an index: `/es/` is the page in its folder on every host.
    format: 'preserve',
  },
  vite: {
    // Every user of this machine can reach the dev server, and without `cors` pages of other ports too. Vite would
    // serve the whole clone, with sign-ups and secrets.
    server: {
      cors: false,
      fs: {
        allow: [
          'site',
          'contract',
          'node_modules',
          picturesFolder,
          ownSectionsFolder,
          join(ownerFolder, 'node_modules'),
        ],
      },
    },
    plugins: [ownerCode()],
    resolve: {
      alias: {
        '#own-sections': ownSectionsFolder,
        '#own-pictures': picturesFolder,
        // For sections in a folder outside this one, whose package.json lacks these names.
        '#site': resolve('site/src'),
        '#contract': resolve('contract'),
      },
      dedupe: ['react', 'react-dom'],
    },
    // Pre-bundled: a package found later makes the dev server answer 504 to loading requests.
    optimizeDeps: { entries: ['site/src/islands/**/*.island.tsx', 'site/src/scripts/*.ts'] },
    // `Hero-module__heading` names its file and compresses better than hashes.
    // No PostCSS: without this, Vite takes the configuration of a folder above this one.
    css: { modules: { generateScopedName: '[name]__[local]' }, postcss: {} },
    build: {
      target: BROWSERS,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      // The build does this itself, in a folder that it may empty.
      emptyOutDir: false,
    },
    define: { COUNTING: JSON.stringify(isCounting) },
  },
});
