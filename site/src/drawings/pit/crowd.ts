import type { Random } from '../../lib/random.ts';
import { along } from '../octagon.ts';
import type { PitColors } from '../palette.ts';
import { HEIGHT, type Person } from './people.ts';
import type { Place, Project, View } from './perspective.ts';
import { apothem, ends, heightOf, SIDES, TREADS, visibleWidth } from './pitGeometry.ts';

/** Share of places taken on treads 1 to 5: the depth of the book at each price. */
const DEPTH = [0.9, 0.82, 0.94, 0.86, 0.95];
/** Half the aisle between bids and asks, as between the best prices of a book. */
const AISLE = 0.45;
/** The least depth of a tread for one row of people, and for two. */
const NARROW = 0.45;
const WIDE = 1.2;
/** From a corner to the first in a row, so that those of two sides do not meet. */
const CORNER = 0.3;
/** How long a run of neighbors or a gap between them is at most, and how finely places are tried along it. */
const RUN = 7;
const GRAIN = 0.12;
/** The least distances on screen, in heights: side by side, or one above the other. */
const APART = { beside: 0.4, above: 0.92 };

type Placed = Person & { tread: number; side: number; seen: ReturnType<Project> };

/** The people on all treads: bids at the left, asks at the right, without overlap on screen. */
export function crowd(project: Project, colors: PitColors, view: View, random: Random) {
  // Fewer large people fit.
  const usual = view.people;
  const placed: Placed[] = [];
  for (const tread of TREADS.toReversed())
    for (const side of SIDES)
      for (const at of placesOn(tread, side, random)) {
        const fromAisle = at[0] * 0.94 + at[1] * 0.2;
        const seen = project(at);
        const free = placed.every((other) => apart(other.seen, seen, usual));
        const head = seen.at[1] - seen.scale * HEIGHT * usual;
        if (!free || Math.abs(fromAisle) < AISLE || head < view.top) continue;
        const size = usual * (0.9 + 0.2 * random());
        const color = fromAisle < 0 ? colors.bid : colors.ask;
        placed.push({ at, tread, side, size, color, seen });
      }
  return placed;
}

/** Whether two people are far enough apart on screen. */
function apart(one: ReturnType<Project>, other: ReturnType<Project>, size: number): boolean {
  const height = one.scale * HEIGHT * size;
  return (
    Math.abs(one.at[0] - other.at[0]) >= APART.beside * height ||
    Math.abs(one.at[1] - other.at[1]) >= APART.above * height
  );
}

/** Places on one side of a tread: along its rows, in groups. */
function* placesOn(tread: number, side: number, random: Random): Generator<Place> {
  const width = visibleWidth(tread, side);
  const rows = width < NARROW ? [] : width < WIDE ? [0.42] : [0.22, 0.74];
  for (const share of rows) {
    const [from, to] = ends(side, apothem(tread - 1) + width * share);
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    let run = { until: 0, taken: false };
    for (let way = CORNER; way < length - CORNER; way += GRAIN) {
      if (way >= run.until)
        run = { until: way + RUN * random(), taken: random() < (DEPTH[tread - 1] ?? 0) };
      const [x, y] = along(from, to, way / length);
      if (run.taken) yield [x, y, heightOf(tread)];
    }
  }
}
