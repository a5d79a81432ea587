/** 2026-11-21 12:00:00 UTC, in milliseconds since 1970. */
export const NOON = Date.UTC(2026, 10, 21, 12);

/** Clocks that move only when told to: one that only ever grows, and a wall clock that can also be set. */
export function createClock() {
  let passed = 0;
  let setAhead = 0;
  return {
    monotonicNow: () => passed,
    now: () => NOON + passed + setAhead,
    /** Milliseconds since 1970 by a clock that nobody sets, such as the price service's own. */
    trueNow: () => NOON + passed,
    pass: (seconds: number) => {
      passed += seconds * 1_000;
    },
    setWallClock: (seconds: number) => {
      setAhead += seconds * 1_000;
    },
  };
}
