import { setTimeout } from 'node:timers/promises';
import { isBusy } from './sqliteErrors.ts';

const STEP_MS = 50;
// With the time that a commit takes, a visitor is told within two seconds.
const VISITORS_LIMIT_MS = 1_500;

/**
 * Runs SQLite work again while another program holds the lock, and lets everybody else be served between
 * the tries.
 * @throws what SQLite says when the time is over.
 */
export async function whenFree<Result>(
  work: () => Promise<Result>,
  limitMs = VISITORS_LIMIT_MS,
): Promise<Result> {
  const end = performance.now() + limitMs;
  for (;;) {
    try {
      return await work();
    } catch (cause) {
      if (!isBusy(cause) || performance.now() > end) throw cause;
    }
    await setTimeout(STEP_MS);
  }
}
