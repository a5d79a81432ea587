import type { Random } from '../../lib/random.ts';
import { interpolate } from '../octagon.ts';
import type { PitColors } from '../palette.ts';
import { PERSON_HEIGHT, type Person } from './people.ts';
import type { Point3D, ProjectedPoint, Projection, View } from './perspective.ts';
import {
  getRingApothem,
  getSideEnds,
  getTreadHeight,
  getVisibleTreadWidth,
  SIDES,
  TREADS,
} from './pitGeometry.ts';

/** Share of occupied positions on treads 1 to 5, representing the order book's depth at each price. */
const OCCUPANCY = [0.9, 0.82, 0.94, 0.86, 0.95];
/** Half the width of the aisle between bids and asks, which represents the spread. */
const AISLE_HALF_WIDTH = 0.45;
/** Minimum visible width of a tread with one or two rows of people. */
const MIN_WIDTH = { oneRow: 0.45, twoRows: 1.2 };
/** Distance from rows to corners, so rows on adjacent sides don't overlap. */
const CORNER_MARGIN = 0.3;
/** Maximum length of a group of people, and of the gap between two groups. */
const MAX_RUN_LENGTH = 7;
/** Distance between candidate positions in a row. */
const SAMPLE_SPACING = 0.12;
/** Minimum distances between people on screen, in body heights. */
const MIN_SPACING = { horizontal: 0.4, vertical: 0.92 };

type PlacedPerson = Person & { tread: number; side: number; projected: ProjectedPoint };

/** Places bids on the left and asks on the right of each tread. People don't overlap on screen. */
export function placeCrowd(project: Projection, colors: PitColors, view: View, random: Random) {
  const people: PlacedPerson[] = [];
  for (const tread of TREADS.toReversed())
    for (const side of SIDES)
      for (const position of samplePositions(tread, side, random)) {
        const aisleDistance = position[0] * 0.94 + position[1] * 0.2;
        const projected = project(position);
        const hasSpace = people.every((neighbor) =>
          isFarEnough(neighbor.projected, projected, view.crowdScale),
        );
        const headY = projected.screen[1] - projected.scale * PERSON_HEIGHT * view.crowdScale;
        const isInView = headY >= 0;
        if (!hasSpace || !isInView || Math.abs(aisleDistance) < AISLE_HALF_WIDTH) continue;
        const size = view.crowdScale * (0.9 + 0.2 * random());
        const color = aisleDistance < 0 ? colors.bid : colors.ask;
        people.push({ position, tread, side, size, color, projected });
      }
  return people;
}

function isFarEnough(a: ProjectedPoint, b: ProjectedPoint, size: number): boolean {
  const height = a.scale * PERSON_HEIGHT * size;
  return (
    Math.abs(a.screen[0] - b.screen[0]) >= MIN_SPACING.horizontal * height ||
    Math.abs(a.screen[1] - b.screen[1]) >= MIN_SPACING.vertical * height
  );
}

/** Yields candidate positions in the rows on one side of a tread, in groups with gaps between them. */
function* samplePositions(tread: number, side: number, random: Random): Generator<Point3D> {
  const width = getVisibleTreadWidth(tread, side);
  const rows = width < MIN_WIDTH.oneRow ? [] : width < MIN_WIDTH.twoRows ? [0.42] : [0.22, 0.74];
  for (const row of rows) {
    const [start, end] = getSideEnds(side, getRingApothem(tread - 1) + width * row);
    const length = Math.hypot(end[0] - start[0], end[1] - start[1]);
    let run = { end: 0, isOccupied: false };
    for (
      let distance = CORNER_MARGIN;
      distance < length - CORNER_MARGIN;
      distance += SAMPLE_SPACING
    ) {
      if (distance >= run.end)
        run = {
          end: distance + MAX_RUN_LENGTH * random(),
          isOccupied: random() < (OCCUPANCY[tread - 1] ?? 0),
        };
      const [x, y] = interpolate(start, end, distance / length);
      if (run.isOccupied) yield [x, y, getTreadHeight(tread)];
    }
  }
}
