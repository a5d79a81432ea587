import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { getNonEmptySettings } from '#contract/settings.ts';
import './command.ts';

/**
 * `npm run edit`: fills the owner's folder, then serves the page with its editor, and opens the editor in the browser.
 * A translation that is saved counts as accepted.
 */
parseArgs();
const { contentFolder, owner, ownerFolder } = await import('../site/src/data/owner.ts');
const { loadContent } = await import('../site/src/content/content.ts');
const { folderInRepository } = await import('../site/src/editor/ownerFiles.ts');
const { fillContentFolder } = await import('./owner/folder.ts');
const { acceptSaved } = await import('./messages/acceptSaved.ts');

/** The editor writes the files of all languages, and so do people. */
const WRITING_MS = 500;
const OPENERS: Partial<Record<NodeJS.Platform, string>> = { darwin: 'open', win32: 'explorer' };

let content = loadContent(contentFolder, owner.languages);
fillContentFolder(contentFolder, content);
const site = `http://localhost:${getNonEmptySettings(process.env)['PORT'] ?? 4321}`;
const up = folderInRepository()
  .split('/')
  .slice(1)
  .map(() => '..');
console.log(`
  Page:   ${site}/
  Editor: ${site}/admin/ in Chrome, Edge or another Chromium browser. Choose "Work with Local Repository",
          then the folder ${resolve(ownerFolder, ...up)} once.
`);

let timer: NodeJS.Timeout;
watch(contentFolder, { recursive: true }, (_, name) => {
  if (!name?.endsWith('.json') || name.startsWith('.')) return;
  clearTimeout(timer);
  timer = setTimeout(accept, WRITING_MS);
});
const dev = spawn(process.execPath, ['scripts/dev.ts'], { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => dev.kill(signal));
dev.once('exit', (code) => process.exit(code ?? 0));
if (process.env['BROWSER'] !== 'none') await open(`${site}/admin/`);

function accept(): void {
  try {
    const after = loadContent(contentFolder, owner.languages);
    acceptSaved({ ...owner, lists: after.lists }, content, after);
    content = after;
  } catch (error) {
    // The next save may correct it.
    console.error(error instanceof Error ? error.message : error);
  }
}

/** Opens an address in the browser once it answers. */
async function open(address: string): Promise<void> {
  while (!(await fetch(address).catch(() => undefined))?.ok)
    await new Promise((resolve) => setTimeout(resolve, 500));
  // Without a browser that can be opened, the address is in the terminal.
  spawn(OPENERS[process.platform] ?? 'xdg-open', [address], { stdio: 'ignore' }).on(
    'error',
    () => {},
  );
}
