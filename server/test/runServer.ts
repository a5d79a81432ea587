import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const MAIN = path.join(import.meta.dirname, '../src/main.ts');
const { PATH, NODE_COMPILE_CACHE } = process.env;

/** Environment settings. Programs otherwise get only the two above. */
export type Settings = Readonly<Record<string, string | undefined>>;

/**
 * Runs a program, by default in this folder.
 * @returns the process, its output so far, and a promise of its end. `code` is NaN if a signal ended it.
 */
export function runProgram(
  [program = '', ...words]: readonly string[],
  settings: Settings,
  cwd?: string,
) {
  const child = spawn(program, words, {
    cwd,
    env: { PATH, NODE_COMPILE_CACHE, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const seen = { output: '', errors: '' };
  child.stdout.setEncoding('utf8').on('data', (text) => (seen.output += text));
  child.stderr.setEncoding('utf8').on('data', (text) => (seen.errors += text));
  const ended = once(child, 'close').then(([code]) => ({ code: Number(code), ...seen }));
  return { child, seen, ended };
}

/** Runs the server, which may refuse to start. `before` is a command that starts it, such as with a file limit. */
export const runServer = (settings: Settings, before: readonly string[] = []) =>
  runProgram([...before, process.execPath, MAIN], settings);

/**
 * Runs the real program and waits until it answers on the settings' `PORT`.
 * @throws Error with its output if it ends before.
 */
export async function startServerProcess(settings: Settings, before: readonly string[] = []) {
  const run = runServer(settings, before);
  await waitUntilListening(run);
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

/**
 * Waits until a program has logged that it listens.
 * @throws Error with its output if it ends before.
 */
export async function waitUntilListening(run: ReturnType<typeof runProgram>): Promise<void> {
  while (!run.seen.output.includes('listening')) {
    const ended = await Promise.race([once(run.child.stdout, 'data'), run.ended]);
    if ('code' in ended) throw new Error(`It did not start: ${ended.errors || ended.output}`);
  }
}
