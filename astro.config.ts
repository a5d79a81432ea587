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

/** Adds the report page, which only works with our server. */
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
    // Saves a round trip, and the styles fit in the HTML's size budget.
    inlineStylesheets: 'always',
    // Like `file`, but keeps `es/index.html`, which every static host serves at `/es/`.
    format: 'preserve',
  },
  vite: {
    // Vite's defaults are too permissive. They let pages on other ports read the dev server's responses, and serve the
    // entire project folder, including sign-ups and secrets.
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
        // For sections in an owner's folder outside this project, whose package.json doesn't define these.
        '#site': resolve('site/src'),
        '#contract': resolve('contract'),
      },
      dedupe: ['react', 'react-dom'],
    },
    // Pre-bundle the packages that these files import. If Vite discovers one later, pending requests fail with 504.
    optimizeDeps: { entries: ['site/src/islands/**/*.island.tsx', 'site/src/scripts/*.ts'] },
    // Class names like `Hero-module__heading` are readable and compress better than hashes. The `postcss` option keeps
    // Vite from loading a PostCSS config in a parent folder.
    css: { modules: { generateScopedName: '[name]__[local]' }, postcss: {} },
    build: {
      target: BROWSERS,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      // The release integration empties the folder itself, after checking that it's safe.
      emptyOutDir: false,
    },
    define: { COUNTING: JSON.stringify(isCounting) },
  },
});
