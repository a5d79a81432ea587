import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { getNonEmptySettings } from '#contract/settings.ts';
import './command.ts';

/**
 * `npm run edit` adds missing messages to the owner's folder, serves the page, and opens the editor. It accepts
 * translations as they're saved.
 */
parseArgs();
const { contentFolder, owner, ownerFolder } = await import('../site/src/data/owner.ts');
const { loadContent } = await import('../site/src/content/content.ts');
const { folderInRepository } = await import('../site/src/editor/ownerFiles.ts');
const { fillContentFolder } = await import('./owner/folder.ts');
const { acceptSavedTranslations } = await import('./messages/acceptSaved.ts');

/** A save changes files in several languages, so wait for all of them. */
const DEBOUNCE_MS = 500;
const OPEN_COMMANDS: Partial<Record<NodeJS.Platform, string>> = {
  darwin: 'open',
  win32: 'explorer',
};

let content = loadContent(contentFolder, owner.languages);
fillContentFolder(contentFolder, content);
const site = `http://localhost:${getNonEmptySettings(process.env)['PORT'] ?? 4321}`;
const toRepository = folderInRepository()
  .split('/')
  .slice(1)
  .map(() => '..');
console.log(`
  Page:   ${site}/
  Editor: ${site}/admin/ in Chrome, Edge or another Chromium browser. Choose "Work with Local Repository",
          then select the folder ${resolve(ownerFolder, ...toRepository)}.
`);

let timer: NodeJS.Timeout;
watch(contentFolder, { recursive: true }, (_, name) => {
  if (!name?.endsWith('.json') || name.startsWith('.')) return;
  clearTimeout(timer);
  timer = setTimeout(acceptChanges, DEBOUNCE_MS);
});
const dev = spawn(process.execPath, ['scripts/dev.ts'], { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => dev.kill(signal));
dev.once('exit', (code) => process.exit(code ?? 0));
if (process.env['BROWSER'] !== 'none') await open(`${site}/admin/`);

function acceptChanges(): void {
  try {
    const changed = loadContent(contentFolder, owner.languages);
    acceptSavedTranslations({ ...owner, lists: changed.lists }, content, changed);
    content = changed;
  } catch (error) {
    // Keep running, because the next save may fix the error.
    console.error(error instanceof Error ? error.message : error);
  }
}

/** Opens a URL in the browser as soon as the server responds. */
async function open(url: string): Promise<void> {
  while (!(await fetch(url).catch(() => undefined))?.ok)
    await new Promise((resolve) => setTimeout(resolve, 500));
  const command = OPEN_COMMANDS[process.platform] ?? 'xdg-open';
  // If this can't open a browser, people can still open the URL printed above.
  spawn(command, [url], { stdio: 'ignore' }).on('error', () => {});
}
