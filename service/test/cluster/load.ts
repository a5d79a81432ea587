import { setTimeout as pause } from 'node:timers/promises';

/** What a load came to; `status` 0 stands for a connection that broke. */
export type LoadResult = {
  /** Requests by status. */
  readonly statuses: ReadonlyMap<number, number>;
  /** A second, as it was and not as it was asked for. */
  readonly rate: number;
  readonly medianMs: number;
  readonly worstMs: number;
};

const MOST_UNDER_WAY = 200;
const TICK_MS = 10;

/**
 * Sends requests evenly, whether or not the ones before were answered, until it is told to stop.
 * @param ask sends the n-th request, from 0, and says what status it was answered with.
 * @param goesOn told how many were sent and how many milliseconds have passed.
 * @param most that may be under way at once: above it the load waits, and the rate is lower than asked.
 */
export async function loadAt(
  perSecond: number,
  ask: (number: number) => Promise<number>,
  goesOn: (sent: number, passedMs: number) => boolean,
  most = MOST_UNDER_WAY,
): Promise<LoadResult> {
  const statuses = new Map<number, number>();
  const took: number[] = [];
  const underWay = new Set<Promise<void>>();
  const begin = performance.now();
  const passed = () => performance.now() - begin;
  let sent = 0;

  async function send(number: number): Promise<void> {
    const start = performance.now();
    const status = await ask(number).catch(() => 0);
    took.push(performance.now() - start);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }

  while (goesOn(sent, passed())) {
    const due = Math.floor((passed() / 1_000) * perSecond);
    while (sent < due && underWay.size < most && goesOn(sent, passed())) {
      const one = send(sent).finally(() => underWay.delete(one));
      underWay.add(one);
      sent += 1;
    }
    await pause(TICK_MS);
  }
  const seconds = passed() / 1_000;
  await Promise.all(underWay);
  const sorted = took.toSorted((a, b) => a - b);
  return {
    statuses,
    rate: sent / seconds,
    medianMs: sorted[Math.floor(sorted.length / 2)] ?? 0,
    worstMs: sorted.at(-1) ?? 0,
  };
}

/** How many were not answered well: broken connections and 5xx. */
export function failed({ statuses }: LoadResult): number {
  const bad = [...statuses].filter(([status]) => status === 0 || status >= 500);
  return bad.reduce((sum, [, count]) => sum + count, 0);
}

/** A load in a line, for the report. */
export function print({ statuses, rate, medianMs, worstMs }: LoadResult): string {
  const each = [...statuses].map(([status, count]) => `${count} × ${status || 'broken'}`);
  return `${each.join(', ')} at ${rate.toFixed(0)}/s, median ${medianMs.toFixed(1)} ms, worst ${worstMs.toFixed(0)} ms`;
}
