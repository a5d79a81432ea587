import { join, resolve } from 'node:path';
import type { AstroIntegration } from 'astro';
import { contentFolder, owner, ownerFolder, picturesFolder } from '../src/data/owner.ts';
import { isWithin } from './buildFolder.ts';

const resolveFile = (name: string) => resolve('site/src/editor', name);
const EDITED_FOLDERS = [resolve(contentFolder), join(ownerFolder, 'pages'), picturesFolder];
/** Everything that uses content imports this module, so reloading it updates the page. */
const CONTENT_MODULE = resolve('site/src/data/owner.ts');
/** The editor saves several files in a row, so wait this many milliseconds until it's done. */
const DEBOUNCE_MS = 200;

/** Adds the editor at `/admin/`: always in development, and in builds if the setting `editor` is present. */
export function editor(): AstroIntegration {
  return {
    name: 'editor',
    hooks: {
      'astro:config:setup': ({ command, injectRoute, injectScript, updateConfig }) => {
        if (command === 'build' && owner.editor)
          injectRoute({ pattern: '/admin/index', entrypoint: resolveFile('Admin.astro') });
        if (command !== 'dev') return;
        injectRoute({ pattern: '/admin', entrypoint: resolveFile('Admin.astro') });
        const entrypoint = resolveFile('textLocations.ts');
        injectRoute({ pattern: '/admin/texts/[language].json', entrypoint });
        injectScript('page', `import ${JSON.stringify(`/@fs${resolveFile('openInEditor.ts')}`)};`);
        updateConfig({ vite: { optimizeDeps: { include: ['@sveltia/cms', 'react'] } } });
      },
      'astro:server:setup': ({ server }) => {
        const { watcher } = server;
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
