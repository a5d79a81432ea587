import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const MAIN = path.join(import.meta.dirname, '../src/main.ts');
const { PATH, NODE_COMPILE_CACHE } = process.env;

/** Settings of the environment; beside them the program gets the two above alone. */
export type Settings = Readonly<Record<string, string | undefined>>;

/**
 * Runs the real program, which may refuse to start.
 * @param before a command that starts it in its turn, such as one that limits its files.
 * @returns the process, what it has printed so far, and a promise of its end; `code` is NaN when a signal
 *   ended it.
 */
export function runServer(settings: Settings, before: readonly string[] = []) {
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
 * Runs the real program and waits until it answers at the settings' `PORT`.
 * @throws Error with what it said when it ends before that.
 */
export async function startProgram(settings: Settings, before: readonly string[] = []) {
  const run = runServer(settings, before);
  while (!run.seen.output.includes('listening')) {
    const ended = await Promise.race([once(run.child.stdout, 'data'), run.ended]);
    if ('code' in ended) throw new Error(`It did not start: ${ended.errors || ended.output}`);
  }
  return {
    ...run,
    origin: `http://127.0.0.1:${settings['PORT']}`,
    port: Number(settings['PORT']),
    stop: async (signal: NodeJS.Signals = 'SIGTERM') => {
      run.child.kill(signal);
      return run.ended;
    },
  };
}
