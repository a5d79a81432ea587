import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

const MOST_TRIES = 100;
const BETWEEN_TRIES_MS = 50;

/**
 * Runs a program that serves, until it is stopped.
 * @param answers an address that answers, with whatever status, once it is there.
 * @throws Error with what it said when it ends before that or takes longer than five seconds.
 */
export async function startOther(
  path: string,
  args: readonly string[],
  answers: string,
  env: Readonly<Record<string, string>> = {},
) {
  const child = spawn(path, args, {
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  child.stderr.on('data', (chunk) => (errors += String(chunk)));
  const ended = once(child, 'close');
  for (let tries = 0; tries < MOST_TRIES && child.exitCode === null; tries += 1) {
    const isThere = await fetch(answers).then(
      () => true,
      () => false,
    );
    if (isThere) {
      return {
        stop: async () => {
          child.kill('SIGTERM');
          await ended;
        },
      };
    }
    await sleep(BETWEEN_TRIES_MS);
  }
  child.kill('SIGKILL');
  throw new Error(`${path} did not start: ${errors.trim()}`);
}
