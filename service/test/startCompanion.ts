import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const MAIN = join(import.meta.dirname, '../src/main.ts');
const { PATH, NODE_COMPILE_CACHE } = process.env;

/** Settings of the companion's environment; beside them it gets the two below alone. */
export type Settings = Readonly<Record<string, string | undefined>>;

/**
 * Runs the real program, which may refuse to start.
 * @param before a command that starts it in its turn, such as one that limits its files.
 * @returns the process; what it has printed so far; and a promise of its end, `code` NaN when a
 *   signal ended it.
 */
export function runCompanion(settings: Settings, before: readonly string[] = []) {
  const [command, ...args] = [...before, process.execPath, MAIN];
  const child = spawn(command, args, {
    env: { PATH, NODE_COMPILE_CACHE, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const seen = { output: '', errors: '' };
  child.stdout.on('data', (chunk) => (seen.output += String(chunk)));
  child.stderr.on('data', (chunk) => (seen.errors += String(chunk)));
  const ended = once(child, 'close').then(([code]) => ({ code: Number(code), ...seen }));
  return { child, seen, ended };
}

/**
 * Runs the real program and waits until it answers at the settings' `PORT` and `FORM_PORT`.
 * @throws Error with what it said when it ends before that.
 */
export async function startCompanion(settings: Settings, before: readonly string[] = []) {
  const run = runCompanion(settings, before);
  while (!run.seen.output.includes('listening')) {
    const ended = await Promise.race([once(run.child.stdout, 'data'), run.ended]);
    if ('code' in ended)
      throw new Error(`The companion did not start: ${ended.errors || ended.output}`);
  }
  return {
    ...run,
    origin: `http://127.0.0.1:${settings['PORT']}`,
    form: `http://127.0.0.1:${settings['FORM_PORT']}`,
    stop: async (signal: NodeJS.Signals = 'SIGTERM') => {
      run.child.kill(signal);
      return run.ended;
    },
  };
}
