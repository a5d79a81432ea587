import { focusManager } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, vi } from 'vitest';

/**
 * Gives each test of a file a stopped clock, and fails tests in which anything logged an error.
 * @param now the start of each test, in milliseconds since 1970.
 */
export function installFakeClock(now: number): void {
  let errors: ReturnType<typeof vi.spyOn>;
  beforeEach(() => {
    vi.useFakeTimers({ now });
    errors = vi.spyOn(console, 'error');
  });
  afterEach(() => {
    focusManager.setFocused(undefined);
    vi.useRealTimers();
    expect(errors).not.toHaveBeenCalled();
    vi.restoreAllMocks();
  });
}

/** Lets time pass in small steps, and lets React render after each: its scheduler is not faked. */
export async function advanceClock(seconds: number): Promise<void> {
  for (let left = seconds * 1_000; left >= 0; left -= 100) {
    await vi.advanceTimersByTimeAsync(Math.min(left, 100));
    await drawn();
  }
}

/** Lets time pass in steps of this many seconds until a condition holds. */
export async function advanceUntil(isSo: () => boolean, step = 1): Promise<void> {
  for (let waited = 0; !isSo(); waited += 1) {
    if (waited === 600) throw new Error('The condition did not hold after 600 steps.');
    await advanceClock(step);
  }
}

/** Runs after all pending work, including React's own messages. */
const drawn = () => scheduler.postTask(() => {}, { priority: 'background' });
