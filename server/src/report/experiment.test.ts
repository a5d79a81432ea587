import { expect, test } from 'vitest';
import { createSeededRandom } from '../../../site/src/lib/random.ts';
import { evaluateExperiment } from './experiment.ts';
import {
  pickWinner,
  estimateVisitsNeeded,
  type VariantCounts,
  type Variant,
} from './sequentialTest.ts';

const random = createSeededRandom(20_261_121);
const RUNS = 2_000;

/** Visitors get a random variant, and submit the form at that variant's rate. */
function simulateDay(visits: number, share: number, rates: Record<Variant, number>): VariantCounts {
  const day = { a: { visits: 0, sent: 0 }, b: { visits: 0, sent: 0 } };
  for (let visit = 0; visit < visits; visit += 1) {
    const variant = random() < share ? 'b' : 'a';
    day[variant].visits += 1;
    if (random() < rates[variant]) day[variant].sent += 1;
  }
  return day;
}

test('picks a winner in at most 5% of experiments with equal variants', () => {
  const winners = Array.from({ length: RUNS }, (_, run) => {
    const days = Array.from({ length: 60 }, (_, day) => {
      // Rates are higher on weekends, and the owner shows B more often after a month.
      const rate = day % 7 > 4 ? 0.12 : 0.05;
      return simulateDay(20 + (run % 3) * 15, day < 30 ? 0.2 : 0.5, { a: rate, b: rate });
    });
    // Checks after each day, and returns the first verdict.
    return pickWinner(days);
  });
  const share = winners.filter(Boolean).length / RUNS;
  expect(share).toBeGreaterThan(0);
  expect(share).toBeLessThanOrEqual(0.05);
});

test.each([
  [0.05, 0.07, 0.5],
  [0.07, 0.05, 0.5],
  [0.1, 0.13, 0.2],
  [0.3, 0.2, 0.5],
])('tells rates %d and %d apart within the predicted number of visits', (a, b, share) => {
  const previousVisits = 1_000;
  const counts = {
    a: { visits: previousVisits * (1 - share), sent: previousVisits * (1 - share) * a },
    b: { visits: previousVisits * share, sent: previousVisits * share * b },
  };
  const visits = previousVisits + Number(estimateVisitsNeeded(counts, Math.abs(a - b)));
  const better = b > a ? 'b' : 'a';
  const verdicts = Array.from({ length: 100 }, () =>
    pickWinner(Array.from({ length: 20 }, () => simulateDay(visits / 20, share, { a, b }))),
  );
  expect(verdicts.filter((verdict) => verdict === better).length).toBeGreaterThanOrEqual(80);
  expect(verdicts.filter((verdict) => verdict && verdict !== better)).toEqual([]);
});

const EXPERIMENT = { id: 'hero', difference: 0.02 };
const day = (visitsA: number, sentA: number, visitsB: number, sentB: number) =>
  new Map([
    ['variant|visits|hero:a', visitsA],
    ['variant|sent|hero:a', sentA],
    ['variant|visits|hero:b', visitsB],
    ['variant|sent|hero:b', sentB],
    ['variant|visits|other:a', 7],
  ]);

test('sums all days and returns a Wilson interval', () => {
  const counts = new Map([
    ['2026-11-20', day(60, 5, 10, 1)],
    ['2026-11-21', day(40, 5, 19, 1)],
  ]);
  const { a, b, verdict, visitsNeeded } = evaluateExperiment(EXPERIMENT, counts, '2026-11-21');
  // Published values: 10 of 100 is 0.0552 to 0.1744.
  expect(a).toMatchObject({ visits: 100, sent: 10, rate: { share: 0.1 } });
  expect(a.rate?.low).toBeCloseTo(0.0552, 4);
  expect(a.rate?.high).toBeCloseTo(0.1744, 4);
  expect(b).toEqual({ visits: 29, sent: 2, rate: null });
  expect(verdict).toBe('none yet');
  expect(visitsNeeded).toBeGreaterThan(10_000);
});

test('picks a winner after a complete day and keeps it', () => {
  const [even, clear] = [day(1_000, 50, 1_000, 50), day(1_000, 50, 1_000, 120)];
  const evaluate = (...days: (typeof even)[]) => {
    const counts = new Map(days.map((counts, index) => [`2026-11-2${index}`, counts]));
    return evaluateExperiment(EXPERIMENT, counts, '2026-11-22');
  };
  expect(evaluate(even, even, clear)).toMatchObject({ verdict: 'none yet' });
  expect(evaluate(even, clear)).toMatchObject({ verdict: 'b', visitsNeeded: 0 });
  expect(evaluate(clear, day(1_000, 120, 1_000, 50)).verdict).toBe('b');
});

test.each([
  ['with too few visits', new Map([['2026-11-20', day(10, 1, 10, 1)]])],
  ['if no one submitted the form', new Map([['2026-11-20', day(500, 0, 500, 0)]])],
])('returns no verdict and no prediction %s', (_case, counts) => {
  const { verdict, visitsNeeded } = evaluateExperiment(EXPERIMENT, counts, '2026-11-21');
  expect([verdict, visitsNeeded]).toEqual(['none yet', null]);
});
