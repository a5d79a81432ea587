import { expect, test } from 'vitest';
import { createSeededRandom } from '../../../site/src/lib/random.ts';
import { evaluateExperiment } from './experiment.ts';
import {
  pickWinner,
  estimateVisitsNeeded,
  type BothCounts,
  type Variant,
} from './sequentialTest.ts';

const random = createSeededRandom(20_261_121);
const RUNS = 2_000;

/** A day on which visitors get variants at random and send the form at that variant's rate. */
function drawDay(visits: number, share: number, rates: Record<Variant, number>): BothCounts {
  const day = { a: { visits: 0, sent: 0 }, b: { visits: 0, sent: 0 } };
  for (let visit = 0; visit < visits; visit += 1) {
    const variant = random() < share ? 'b' : 'a';
    day[variant].visits += 1;
    if (random() < rates[variant]) day[variant].sent += 1;
  }
  return day;
}

test('names a winner in at most 5% of 2,000 equal experiments over 60 days', () => {
  const winners = Array.from({ length: RUNS }, (_, run) => {
    const days = Array.from({ length: 60 }, (_, day) => {
      // Weekends bring other visitors, and after a month the owner shows B to more of them.
      const rate = day % 7 > 4 ? 0.12 : 0.05;
      return drawDay(20 + (run % 3) * 15, day < 30 ? 0.2 : 0.5, { a: rate, b: rate });
    });
    // Looks each day and keeps the first verdict.
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
])('tells rates of %d and %d apart within the predicted visits', (a, b, share) => {
  const known = 1_000;
  const counts = {
    a: { visits: known * (1 - share), sent: known * (1 - share) * a },
    b: { visits: known * share, sent: known * share * b },
  };
  const visits = known + Number(estimateVisitsNeeded(counts, Math.abs(a - b)));
  const better = b > a ? 'b' : 'a';
  const verdicts = Array.from({ length: 100 }, () =>
    pickWinner(Array.from({ length: 20 }, () => drawDay(visits / 20, share, { a, b }))),
  );
  expect(verdicts.filter((verdict) => verdict === better).length).toBeGreaterThanOrEqual(80);
  expect(verdicts.filter((verdict) => verdict && verdict !== better)).toEqual([]);
});

const HERO = { id: 'hero', difference: 0.02 };
const day = (visitsA: number, sentA: number, visitsB: number, sentB: number) =>
  new Map([
    ['variant|visits|hero:a', visitsA],
    ['variant|sent|hero:a', sentA],
    ['variant|visits|hero:b', visitsB],
    ['variant|sent|hero:b', sentB],
    ['variant|visits|other:a', 7],
  ]);

test('evaluates all days of an experiment with Wilson’s interval', () => {
  const counts = new Map([
    ['2026-11-20', day(60, 5, 10, 1)],
    ['2026-11-21', day(40, 5, 19, 1)],
  ]);
  const { a, b, verdict, visitsNeeded } = evaluateExperiment(HERO, counts, '2026-11-21');
  // Known values: 10 of 100 is 0.0552 to 0.1744.
  expect(a).toMatchObject({ visits: 100, sent: 10, rate: { share: 0.1 } });
  expect(a.rate?.low).toBeCloseTo(0.0552, 4);
  expect(a.rate?.high).toBeCloseTo(0.1744, 4);
  expect(b).toEqual({ visits: 29, sent: 2, rate: null });
  expect(verdict).toBe('none yet');
  expect(visitsNeeded).toBeGreaterThan(10_000);
});

test('names a winner after a whole day and keeps it', () => {
  const [even, clear] = [day(1_000, 50, 1_000, 50), day(1_000, 50, 1_000, 120)];
  const figures = (...days: (typeof even)[]) => {
    const counts = new Map(days.map((one, place) => [`2026-11-2${place}`, one]));
    return evaluateExperiment(HERO, counts, '2026-11-22');
  };
  expect(figures(even, even, clear)).toMatchObject({ verdict: 'none yet' });
  expect(figures(even, clear)).toMatchObject({ verdict: 'b', visitsNeeded: 0 });
  expect(figures(clear, day(1_000, 120, 1_000, 50)).verdict).toBe('b');
});

test.each([
  ['with too few visits', new Map([['2026-11-20', day(10, 1, 10, 1)]])],
  ['without a sent form', new Map([['2026-11-20', day(500, 0, 500, 0)]])],
])('an experiment %s has no verdict and no prediction', (_which, counts) => {
  const { verdict, visitsNeeded } = evaluateExperiment(HERO, counts, '2026-11-21');
  expect([verdict, visitsNeeded]).toEqual(['none yet', null]);
});
