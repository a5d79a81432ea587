import { focusManager } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, vi } from 'vitest';

/**
 * Installs a fake clock for each test in a file, and fails tests that log an error.
 * @param now time at the start of each test, in milliseconds since 1970.
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

/** Advances the clock in small steps. React renders after each one, because its scheduler isn't faked. */
export async function advanceClock(seconds: number): Promise<void> {
  for (let remaining = seconds * 1_000; remaining >= 0; remaining -= 100) {
    await vi.advanceTimersByTimeAsync(Math.min(remaining, 100));
    await waitForRender();
  }
}

/** Advances the clock until a condition is true. `step` is in seconds. */
export async function advanceUntil(condition: () => boolean, step = 1): Promise<void> {
  for (let count = 0; !condition(); count += 1) {
    if (count === 600) throw new Error('The condition was still false after 600 steps.');
    await advanceClock(step);
  }
}

/** Resolves after all pending tasks, including those from React's scheduler. */
const waitForRender = () => scheduler.postTask(() => {}, { priority: 'background' });
