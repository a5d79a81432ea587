import { fork } from 'node:child_process';
import { existsSync, readdirSync, watch } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import './command.ts';

/**
 * `npm run dev`: the page with reload on every change, and the server behind it on the same address. A process reads
 * the owner's settings once, so a change of them restarts both.
 */
parseArgs();
const folder = process.env['OWNER'] || 'owner';
/** Astro reloads the page after a change here, unless a mistake here kept it from starting. */
const RELOADED = ['content', 'pages', 'pictures', 'sections'].map((name) => join(folder, name));
/** Editors write a file in several steps. */
const WRITING_MS = 50;

const start = () => fork('scripts/dev/serve.ts');
let child = start();
let isStopping = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => {
    isStopping = true;
    child.kill(signal);
  });
restartOnChange();

/** Replaces the process after each change. */
function restartOnChange(): void {
  const current = child;
  const watching = new AbortController();
  let isChanged = false;
  const restart = () => {
    isChanged = true;
    setTimeout(() => current.kill('SIGKILL'), WRITING_MS);
  };
  const watchFolders = (folders: readonly string[]) => {
    for (const path of folders.filter(existsSync))
      watch(path, { signal: watching.signal }, restart);
  };
  watchFolders([folder, ...withInnerFolders('site/defaults')]);
  // It shows a mistake.
  current.once('message', () => watchFolders(RELOADED.flatMap(withInnerFolders)));
  current.once('exit', (code) => {
    watching.abort();
    if (isChanged && !isStopping) {
      child = start();
      restartOnChange();
    } else process.exitCode = code ?? 1;
  });
}

function withInnerFolders(path: string): string[] {
  if (!existsSync(path)) return [];
  const inner = readdirSync(path, { recursive: true, withFileTypes: true });
  const folders = inner.filter((entry) => entry.isDirectory());
  return [path, ...folders.map(({ parentPath, name }) => join(parentPath, name))];
}
