import { join, resolve } from 'node:path';
import type { AstroIntegration } from 'astro';
import { contentFolder, owner, ownerFolder, picturesFolder } from '../src/data/owner.ts';
import { isWithin } from './buildFolder.ts';

const file = (name: string) => resolve('site/src/editor', name);
/** What the editor writes. */
const FOLDERS = [resolve(contentFolder), join(ownerFolder, 'pages'), picturesFolder];
/** Reads the content; what depends on the content depends on this module. */
const READER = resolve('site/src/data/owner.ts');
/** The editor writes several files at once. */
const WRITING_MS = 200;

/** The editor at `/admin/`: in the dev server always, in a build with the setting `editor`. */
export function editor(): AstroIntegration {
  return {
    name: 'editor',
    hooks: {
      'astro:config:setup': ({ command, injectRoute, injectScript, updateConfig }) => {
        if (command === 'build' && owner.editor)
          injectRoute({ pattern: '/admin/index', entrypoint: file('Admin.astro') });
        if (command !== 'dev') return;
        injectRoute({ pattern: '/admin', entrypoint: file('Admin.astro') });
        const entrypoint = file('textPlaces.ts');
        injectRoute({ pattern: '/admin/texts/[language].json', entrypoint });
        injectScript('page', `import ${JSON.stringify(`/@fs${file('openEntry.ts')}`)};`);
        updateConfig({ vite: { optimizeDeps: { include: ['@sveltia/cms', 'react'] } } });
      },
      'astro:server:setup': ({ server }) => {
        const { watcher } = server;
        let timer: NodeJS.Timeout;
        watcher.add(FOLDERS);
        watcher.on('all', (_, path) => {
          if (!FOLDERS.some((folder) => isWithin(path, folder))) return;
          clearTimeout(timer);
          timer = setTimeout(() => watcher.emit('change', READER), WRITING_MS);
        });
      },
    },
  };
}
