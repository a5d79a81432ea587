import { expect, test } from 'vitest';
import { fontSizes, sheets, sizeQueries, spacings, type Uses } from './countStyles.ts';

// What is over is listed with its places: `vitest run site/test/styles.test.ts`.
const MOST = { lines: 4_900, linesOfOne: 160, sizeQueries: 75, fontSizes: 12, spacings: 16 };

const all = sheets();

/** The rarest first: what stands in one place is the first to go. */
const listed = (uses: Uses) =>
  [...uses]
    .toSorted(([, some], [, others]) => some.length - others.length)
    .map(([value, places]) => `${value}: ${places.join(', ')}`)
    .join('\n');

test('the style sheets fit a head: few lines in all, and each on a screen or two', () => {
  expect(all.length).toBeGreaterThan(30);
  expect(all.reduce((sum, { lines }) => sum + lines, 0)).toBeLessThanOrEqual(MOST.lines);
  expect(all.filter(({ lines }) => lines > MOST.linesOfOne).map(({ path }) => path)).toEqual([]);
});

test('few places ask how large the window or a container is', () => {
  expect(sizeQueries(all)).toBeLessThanOrEqual(MOST.sizeQueries);
});

test('outside of drawings type comes in few sizes', () => {
  const sizes = fontSizes(all);
  expect(sizes.size, listed(sizes)).toBeLessThanOrEqual(MOST.fontSizes);
});

test('outside of drawings margins, paddings and gaps come in few lengths', () => {
  const lengths = spacings(all);
  expect(lengths.size, listed(lengths)).toBeLessThanOrEqual(MOST.spacings);
});
