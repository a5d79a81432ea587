import { fork } from 'node:child_process';
import { existsSync, readdirSync, watch } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import './command.ts';

/**
 * `npm run dev` serves the page with live reload, and the server's API on the same origin. Settings are only read once
 * per process, so this restarts the process when they change.
 */
parseArgs();
const folder = process.env['OWNER'] || 'owner';
/** Astro watches these folders itself, except while the error page is showing. */
const ASTRO_FOLDERS = ['content', 'pages', 'pictures', 'sections'].map((name) =>
  join(folder, name),
);
/** Text editors save a file in several steps. */
const DEBOUNCE_MS = 50;

const start = () => fork('scripts/dev/serve.ts');
let child = start();
let isStopping = false;
let hasFailed = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => {
    isStopping = true;
    child.kill(signal);
  });
restartOnChange();

function restartOnChange(): void {
  const current = child;
  const watchers = new AbortController();
  let isRestarting = false;
  const restart = () => {
    isRestarting = true;
    setTimeout(() => current.kill('SIGKILL'), DEBOUNCE_MS);
  };
  const watchFolders = (folders: readonly string[]) => {
    for (const path of folders.filter(existsSync))
      watch(path, { signal: watchers.signal }, restart);
  };
  watchFolders([folder, ...listFolders('site/defaults')]);
  // The process sends a message when it starts serving the error page.
  current.once('message', () => watchFolders(ASTRO_FOLDERS.flatMap(listFolders)));
  current.once('exit', (code) => {
    watchers.abort();
    // An error that's saved while the process starts ends it. Start it again, so that it shows the error.
    const isFirstFailure = code !== 0 && !hasFailed;
    if ((isRestarting || isFirstFailure) && !isStopping) {
      hasFailed = !isRestarting;
      child = start();
      restartOnChange();
    } else process.exitCode = code ?? 1;
  });
}

/** Lists a folder and all of its subfolders, if it exists. */
function listFolders(path: string): string[] {
  if (!existsSync(path)) return [];
  const entries = readdirSync(path, { recursive: true, withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory());
  return [path, ...folders.map(({ parentPath, name }) => join(parentPath, name))];
}
