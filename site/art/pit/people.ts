import { pick, type Random } from '../../src/lib/random.ts';
import { along, type Point } from '../octagon.ts';
import type { PitColors } from '../palette.ts';
import { path, UNITS, type Place, type Project } from './perspective.ts';
import { apothem, ends, heightOf, SHADOW } from './solid.ts';

/** Share of places taken on treads 1 to 8: the depth of the book at each price. */
const DEPTH = [0.74, 0.5, 0.66, 0.42, 0.4, 0.8, 0.34, 0.46];
const ROW = 0.8;
const SLOT = 0.46;
const LONGEST_RUN = 7;
const JITTER_ALONG = 0.1;
const JITTER_ACROSS = 0.08;

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
  const rows = Math.max(1, Math.round((outer - inner) / ROW));
  const slots = Math.floor((length - 0.3) / SLOT);
  const found: Point[] = [];
  for (let row = 0; row < rows; row++) {
    const across = rows === 1 ? 0.5 : 0.26 + (0.56 * row) / (rows - 1);
    let [run, taken] = [0, false];
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

/**
 * A group of people: shadows in one color at one strength, and over them the bodies, a line and a dot
 * each. Those in one color are one path.
 */
export function standing(
  project: Project,
  people: readonly Person[],
  shadow: string,
  opacity: number,
): string {
  if (people.length === 0) return '';
  const figures = people.map((person) => ({ color: person.color, ...figure(project, person) }));
  const widthOf = (group: typeof figures) =>
    Math.round((group.reduce((sum, { width }) => sum + width, 0) / group.length) * UNITS);
  const shadows = path(figures.map(({ feet, tip }) => [feet, tip]));
  const bodies = [...Map.groupBy(figures, ({ color }) => color)].map(([color, alike]) => {
    const drawn = path(alike.flatMap(({ feet, neck, head }) => [[feet, neck], [head]]));
    return `<path stroke="${color}" stroke-width="${widthOf(alike)}" d="${drawn}"/>`;
  });
  return (
    `<path stroke="${shadow}" stroke-width="${widthOf(figures)}" opacity="${opacity}" d="${shadows}"/>` +
    bodies.join('')
  );
}

/** One person in px on the canvas. */
function figure(project: Project, { at: [x, y, z], size, upright }: Person) {
  const height = HEIGHT * size;
  const reach = height * 0.9;
  const { at: ground, scale } = project([x, y, z]);
  const width = scale * WIDTH * size;
  const feet = wholeFrom([0, 0], [ground[0], ground[1] - width * 0.4], 1 / UNITS);
  const [neckX, neckY] = project([x, y, z + height * 0.68]).at;
  // Whole px from the feet: people alike are written alike, and pack well.
  const neck = wholeFrom(feet, [upright ? feet[0] : neckX, neckY], 1);
  const tip = project([x + SHADOW[0] * reach, y + SHADOW[1] * reach, z]).at;
  return { width, feet, neck, head: along(feet, neck, 1 + HEAD), tip: wholeFrom(feet, tip, 2) };
}

/** The point nearest to one in px that lies a multiple of `grain` px away from another. */
function wholeFrom([fromX, fromY]: Point, [x, y]: Point, grain: number): Point {
  const whole = (length: number) => Math.round(length / grain) * grain;
  return [fromX + whole(x - fromX), fromY + whole(y - fromY)];
}
