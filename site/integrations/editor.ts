import { join, resolve } from 'node:path';
import type { AstroIntegration } from 'astro';
import { contentFolder, owner, ownerFolder, picturesFolder } from '../src/data/owner.ts';
import { editorPolicy } from '../src/editor/editorPolicy.ts';
import { getSettingsJson } from '../src/editor/settingsJson.ts';
import { isWithin } from './buildFolder.ts';

const resolveFile = (name: string) => resolve('site/src/editor', name);
const EDITED_FOLDERS = [resolve(contentFolder), join(ownerFolder, 'pages'), picturesFolder];
/** Everything that uses content imports this module, so reloading it updates the page. */
const CONTENT_MODULE = resolve('site/src/data/owner.ts');
/** The editor saves several files in a row, so wait this many milliseconds until it's done. */
const DEBOUNCE_MS = 200;

const createPage = (settings: string, script: string) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Editor</title>
<script type="application/json" id="settings">${settings}</script>
<script type="module" src="${script}"></script>`;

/** Adds the editor at `/admin/`: always in development, and in builds if the setting `editor` is present. */
export function editor(): AstroIntegration {
  return {
    name: 'editor',
    hooks: {
      'astro:config:setup': ({ command, injectRoute, injectScript, updateConfig }) => {
        if (command === 'build' && owner.editor)
          injectRoute({ pattern: '/admin/index', entrypoint: resolveFile('Admin.astro') });
        if (command !== 'dev') return;
        const entrypoint = resolveFile('textLocations.ts');
        injectRoute({ pattern: '/admin/texts/[language].json', entrypoint });
        injectScript('page', `import ${JSON.stringify(`/@fs${resolveFile('openInEditor.ts')}`)};`);
        updateConfig({ vite: { optimizeDeps: { include: ['@sveltia/cms', 'react'] } } });
      },
      'astro:server:setup': ({ server }) => {
        const { config, middlewares, watcher } = server;
        let settings = getSettingsJson(false);
        // While the content has errors, Astro would respond with an error.
        middlewares.use(`${config.base}admin`, ({ url }, response, next) => {
          if (!/^\/(?:\?|$)/.test(url ?? '')) return next();
          try {
            settings = getSettingsJson(false);
          } catch {
            // Use the last valid content, so that people can correct the error.
          }
          response.setHeader('Content-Type', 'text/html; charset=utf-8');
          response.setHeader('Content-Security-Policy', editorPolicy(owner));
          response.end(createPage(settings, `${config.base}@fs${resolveFile('entry.ts')}`));
        });
        let timer: NodeJS.Timeout;
        watcher.add(EDITED_FOLDERS);
        watcher.on('all', (_, path) => {
          if (!EDITED_FOLDERS.some((folder) => isWithin(path, folder))) return;
          clearTimeout(timer);
          timer = setTimeout(() => watcher.emit('change', CONTENT_MODULE), DEBOUNCE_MS);
        });
      },
    },
  };
}
