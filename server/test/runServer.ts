import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const MAIN = path.join(import.meta.dirname, '../src/main.ts');
const { PATH, NODE_COMPILE_CACHE } = process.env;

/** Environment variables for a program, in addition to the two above. */
export type Settings = Readonly<Record<string, string | undefined>>;

/**
 * Runs a program.
 * @returns the process, its output so far, and a promise for the result. If a signal ended it, `code` is NaN.
 */
export function runProgram(
  [program = '', ...args]: readonly string[],
  settings: Settings,
  cwd?: string,
) {
  const child = spawn(program, args, {
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

/**
 * Runs the server without waiting until it's ready.
 * @param wrapper a command that runs the server, e.g. with a limit.
 */
export const runServer = (settings: Settings, wrapper: readonly string[] = []) =>
  runProgram([...wrapper, process.execPath, MAIN], settings);

/**
 * Runs the server and waits until it listens on `PORT`.
 * @throws Error with the output if the server exits first.
 */
export async function startServerProcess(settings: Settings, wrapper: readonly string[] = []) {
  const run = runServer(settings, wrapper);
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
 * Waits until a program logs that it is listening.
 * @throws Error with the output if the program exits first.
 */
export async function waitUntilListening(run: ReturnType<typeof runProgram>): Promise<void> {
  while (!run.seen.output.includes('listening')) {
    const result = await Promise.race([once(run.child.stdout, 'data'), run.ended]);
    if ('code' in result)
      throw new Error(`The program did not start: ${result.errors || result.output}`);
  }
}
