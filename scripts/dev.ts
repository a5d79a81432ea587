import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, watch } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import './command.ts';

/**
 * `npm run dev`: the page with reload on every change, and the server behind it on the same address. The
 * owner's settings are read once by a process, so a change of them starts both anew.
 */
parseArgs();
const settings = process.env['OWNER_CONFIG'] || 'owner.config.ts';
const start = () => spawn(process.execPath, ['scripts/dev/serve.ts'], { stdio: 'inherit' });
let running = start();
let restarting: NodeJS.Timeout | undefined;

watch(dirname(settings), (_, file) => {
  if (file === basename(settings) || file === 'messages') restart();
});
for (const folder of new Set(['messages', join(dirname(settings), 'messages')])) {
  // Vite follows files that it knows; here only those count that are new or gone.
  if (existsSync(folder)) watch(folder, (event) => event === 'rename' && restart());
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    running.kill('SIGKILL');
    process.exit(0);
  });
}

/** Waits a moment, because editors write a file in several steps. */
function restart() {
  clearTimeout(restarting);
  restarting = setTimeout(async () => {
    const ended = running.exitCode === null && once(running, 'exit');
    running.kill('SIGKILL');
    await ended;
    running = start();
  }, 100);
}
