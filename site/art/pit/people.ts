import { pick, type Random } from '../../src/lib/random.ts';
import { along, type Point } from '../octagon.ts';
import type { PitColors } from '../palette.ts';
import { drawn, UNITS, type Place, type Project } from './perspective.ts';
import { apothem, ends, heightOf, SHADOW } from './solid.ts';

/** Share of places taken on treads 1 to 8: the depth of the book at each price. */
const DEPTH = [0.74, 0.5, 0.66, 0.42, 0.4, 0.8, 0.34, 0.46];
/** Where rows stand, as shares of a tread's width: two on a wide one. */
const ROWS = { narrow: [0.5], wide: [0.26, 0.82] };
const WIDE = 1.2;
const SLOT = 0.46;
const MAX_RUN = 7;
const JITTER = { along: 0.1, across: 0.08 };

const HEIGHT = 0.8;
const WIDTH = 0.2;
/** How far the head stands over the neck, as a share of the body. */
const HEAD = 0.5;

/**
 * Somebody in the pit; `size` is relative to the usual. `upright` keeps the body vertical on screen, for
 * one who stands far from the picture's center.
 */
export type Person = { at: Place; color: string; size: number; upright?: boolean };

/** The resting orders on one side of one tread, the farthest first. Draws from `random` in a fixed order. */
export function orders(tread: number, side: number, colors: PitColors, random: Random): Person[] {
  const [inner, outer] = [apothem(tread - 1), apothem(tread)];
  const people = spots(tread, inner, outer, random).map(([share, across]): Person => {
    const [x, y] = along(...ends(side, inner + (outer - inner) * across), share);
    // Bids stand on one side of the pit, asks on the other; nobody there is black: that is the visitor.
    const color = pick(random, x * 0.94 + y * 0.2 < 0 ? colors.bids : colors.asks);
    return { at: [x, y, heightOf(tread)], color, size: 0.86 + 0.28 * random() };
  });
  return people.sort((a, b) => b.at[1] - a.at[1]);
}

/** Where people stand, in runs: fractions of the side's length and of the tread's width. */
function spots(tread: number, inner: number, outer: number, random: Random): Point[] {
  const length = (inner + outer) * Math.tan(Math.PI / 8);
  const slots = Math.floor((length - 0.3) / SLOT);
  return ROWS[outer - inner > WIDE ? 'wide' : 'narrow'].flatMap((across) => {
    let [run, taken] = [0, false];
    return Array.from({ length: slots }, (_, slot) => slot - (slots - 1) / 2).flatMap(
      (fromMiddle): Point[] => {
        if (run === 0) {
          run = 1 + Math.floor(random() * MAX_RUN);
          taken = random() < (DEPTH[tread - 1] ?? 0);
        }
        run--;
        if (!taken) return [];
        const at = fromMiddle * SLOT + (random() - 0.5) * JITTER.along;
        return [[0.5 + at / length, across + (random() - 0.5) * JITTER.across]];
      },
    );
  });
}

/**
 * A group of people: their shadows, and over them the bodies, a line and a dot each. Those in one color
 * are one path.
 */
export function standing(project: Project, people: readonly Person[], shadow: string): string {
  if (people.length === 0) return '';
  const bodies = people.map((person) => ({ color: person.color, ...pathsOf(project, person) }));
  const lines = (group: typeof bodies, part: 'shadow' | 'body') => {
    const width = group.reduce((sum, each) => sum + each.width, 0) / group.length;
    const path = drawn(group.map((each) => each[part]).join(''));
    return `stroke-width="${Math.round(width * UNITS)}" d="${path}"/>`;
  };
  const colors = [...Map.groupBy(bodies, ({ color }) => color)].map(
    ([color, alike]) => `<path stroke="${color}" ${lines(alike, 'body')}`,
  );
  return `<path stroke="${shadow}" ${lines(bodies, 'shadow')}${colors.join('')}`;
}

/** One person as path data in px. */
function pathsOf(project: Project, { at: [x, y, z], size, upright }: Person) {
  const height = HEIGHT * size;
  const reach = height * 0.9;
  const { at: ground, scale } = project([x, y, z]);
  const width = scale * WIDTH * size;
  const whole = (px: number, grain: number) => Math.round(px / grain) * grain;
  const feet = [whole(ground[0], 1 / UNITS), whole(ground[1] - width * 0.4, 1 / UNITS)] as const;
  // Whole px from the feet: people alike are written alike, and pack well.
  const from = ([toX, toY]: Point, grain: number) =>
    [whole(toX - feet[0], grain), whole(toY - feet[1], grain)] as const;
  const [neckX, neckY] = from(project([x, y, z + height * 0.68]).at, 1);
  const lean = upright ? 0 : neckX;
  const tip = from(project([x + SHADOW[0] * reach, y + SHADOW[1] * reach, z]).at, 2);
  const start = `M${feet.join(' ')}l`;
  return {
    width,
    shadow: start + tip.join(' '),
    body: `${start}${lean} ${neckY}m${lean * HEAD} ${neckY * HEAD}h0`,
  };
}
