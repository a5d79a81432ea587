import { focusManager } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, vi } from 'vitest';

/**
 * Gives the tests of a file a clock of their own, set before each of them, and fails a test in which React or
 * anything else logged an error.
 * @param now where each test begins, in milliseconds since 1970.
 */
export function holdClock(now: number): void {
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

/** Lets time pass in small steps, and after each React may draw: its own scheduling is not faked. */
export async function pass(seconds: number): Promise<void> {
  for (let left = seconds * 1_000; left >= 0; left -= 100) {
    await vi.advanceTimersByTimeAsync(Math.min(left, 100));
    await drawn();
  }
}

/** Lets time pass, so many seconds at a time, until something is so; for what takes as long as chance makes it. */
export async function passUntil(isSo: () => boolean, step = 1): Promise<void> {
  for (let waited = 0; !isSo(); waited += 1) {
    if (waited === 600) throw new Error('After 600 looks it did not happen.');
    await pass(step);
  }
}

/** After all that waits, React's own messages among it. */
const drawn = () => scheduler.postTask(() => {}, { priority: 'background' });
