import type { Random } from '../../src/lib/random.ts';
import { along } from '../octagon.ts';
import type { PitColors } from '../palette.ts';
import { HEIGHT, type Person } from './people.ts';
import { FORESHORTENED, type Place, type Project } from './perspective.ts';
import { apothem, ends, heightOf, personColor, SIDES, TREADS, visibleWidth } from './solid.ts';

/** Share of places taken on treads 1 to 8: the depth of the book at each price. */
const DEPTH = [0.74, 0.66, 0.86, 0.7, 0.8, 0.92, 0.74, 0.88];
const MAX_RUN = 9;
/** Half the aisle between bids and asks, as between the best prices of a book. */
const AISLE = 0.45;
/** Where rows stand, as shares of the width that is seen of a tread. */
const ROWS = { hidden: [], narrow: [0.42], wide: [0.22, 0.74] };
/** On less nobody stands, from here on two rows do. */
const NARROW = 0.45;
const WIDE = 1.2;
/** From a corner to the first in a row, so that those of two sides do not meet. */
const CORNER = 0.3;
/** The least distances on screen, in heights: beside each other, or one above the other. */
const APART = { beside: 0.4, above: 0.92 };
/** How much farther apart those of a row stand in plan, since perspective brings some nearer. */
const SPARE = 1.1;

type Placed = Person & { tread: number; side: number };

/**
 * The resting orders on all treads: bids at the left, asks at the right, nobody over another on screen.
 * @param usual size of most; the larger, the fewer have room.
 */
export function crowd(project: Project, colors: PitColors, usual: number, random: Random) {
  const places = TREADS.toReversed().flatMap((tread) =>
    SIDES.flatMap((side) =>
      placesOn(tread, side, usual, random).map((at) => ({ at, tread, side })),
    ),
  );
  const placed: Placed[] = [];
  for (const { at, tread, side } of places) {
    const fromAisle = at[0] * 0.94 + at[1] * 0.2;
    const size = usual * (0.9 + 0.2 * random());
    const free = placed.every((other) => apart(project, other.at, at, usual));
    if (!free || Math.abs(fromAisle) < AISLE) continue;
    const color = personColor(side, fromAisle < 0 ? colors.bid : colors.ask);
    placed.push({ at, tread, side, size, color });
  }
  return placed;
}

/** Whether two stand far enough from each other on screen. */
function apart(project: Project, a: Place, b: Place, size: number): boolean {
  const [one, other] = [project(a), project(b)];
  const height = one.scale * HEIGHT * size;
  return (
    Math.abs(one.at[0] - other.at[0]) >= APART.beside * height ||
    Math.abs(one.at[1] - other.at[1]) >= APART.above * height
  );
}

/** Where people stand on one side of a tread: along its rows, as close as they may. */
function placesOn(tread: number, side: number, size: number, random: Random): Place[] {
  const seen = visibleWidth(tread, side);
  const rows = seen < NARROW ? ROWS.hidden : seen < WIDE ? ROWS.narrow : ROWS.wide;
  return rows.flatMap((share) => {
    const [from, to] = ends(side, apothem(tread - 1) + seen * share);
    const [across, back] = [Math.abs(to[0] - from[0]), Math.abs(to[1] - from[1])];
    const length = Math.hypot(across, back);
    const { beside, above } = APART;
    const least = HEIGHT * size * Math.min(beside / across, above / back / FORESHORTENED);
    const pitch = least * SPARE;
    const slots = Math.floor((1 - (2 * CORNER) / length) / pitch);
    return runs(slots, DEPTH[tread - 1] ?? 0, random).flatMap((taken, slot): Place[] => {
      const [x, y] = along(from, to, CORNER / length + (slot + 0.5) * pitch);
      return taken ? [[x, y, heightOf(tread)]] : [];
    });
  });
}

/** Which places of a row are taken: neighbors stand in runs, as people do. */
function runs(slots: number, share: number, random: Random): boolean[] {
  const run = () => Array<boolean>(1 + Math.floor(random() * MAX_RUN)).fill(random() < share);
  return Array.from({ length: slots }, run).flat().slice(0, slots);
}
