import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import './command.ts';

/**
 * `npm run dev`: the page with reload on every change, and the server behind it on the same address. A process reads
 * the owner's settings once, so a change of them restarts both.
 */
parseArgs();
const folder = process.env['OWNER'] || 'owner';
const read = [join(folder, 'owner.config.ts'), 'site/defaults'].filter(existsSync);
const watch = ['--watch-preserve-output', '--watch-kill-signal=SIGKILL'];
const paths = read.map((path) => `--watch-path=${path}`);
const child = spawn(process.execPath, [...watch, ...paths, 'scripts/dev/serve.ts'], {
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => child.kill(signal));
}
