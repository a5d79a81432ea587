import { pick } from '../../src/lib/random.ts';
import { along, type Point } from '../octagon.ts';
import type { PitColors } from '../palette.ts';
import { apothem, ends } from './solid.ts';

/** Share of places taken on treads 1 to 8: the depth of the book at each price. */
const DEPTH = [0.74, 0.5, 0.66, 0.42, 0.4, 0.8, 0.34, 0.46];
const ROW = 0.8;
const SLOT = 0.46;
const LONGEST_RUN = 7;
const JITTER_ALONG = 0.1;
const JITTER_ACROSS = 0.08;

/**
 * The resting orders on one side of one tread: people, the farthest first; `size` is relative to the
 * usual figure. Draws from `random` in a fixed order.
 */
export function orders(tread: number, side: number, colors: PitColors, random: () => number) {
  const inner = apothem(tread - 1);
  const outer = apothem(tread);
  const people = places(tread, inner, outer, random).map(([share, across]) => {
    const at = along(...ends(side, inner + (outer - inner) * across), share);
    return { at, color: colorAt(at, colors, random), size: 0.86 + 0.28 * random() };
  });
  return people.sort((a, b) => b.at[1] - a.at[1]);
}

/** Places as fractions of the side's length and of the tread's width. */
function places(tread: number, inner: number, outer: number, random: () => number): Point[] {
  const length = (inner + outer) * Math.tan(Math.PI / 8);
  const rows = Math.max(1, Math.round((outer - inner) / ROW));
  const slots = Math.floor((length - 0.3) / SLOT);
  const found: Point[] = [];
  for (let row = 0; row < rows; row++) {
    const across = rows === 1 ? 0.5 : 0.26 + (0.56 * row) / (rows - 1);
    let run = 0;
    let taken = false;
    for (let slot = 0; slot < slots; slot++) {
      if (run === 0) {
        run = 1 + Math.floor(random() * LONGEST_RUN);
        taken = random() < (DEPTH[tread - 1] ?? 0);
      }
      run--;
      if (!taken) continue;
      const share = 0.5 + ((slot - (slots - 1) / 2) * SLOT) / length;
      found.push([
        share + ((random() - 0.5) * JITTER_ALONG) / length,
        across + (random() - 0.5) * JITTER_ACROSS,
      ]);
    }
  }
  return found;
}

/** Bids stand on one side of the pit, asks on the other; nobody there is black: that is the visitor. */
function colorAt([x, y]: Point, colors: PitColors, random: () => number): string {
  return pick(random, x * 0.94 + y * 0.2 < 0 ? colors.bids : colors.asks);
}
