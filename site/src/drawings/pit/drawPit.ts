import { createSeededRandom } from '../../lib/random.ts';
import { polygonPath, type Point } from '../octagon.ts';
import { pitColors, type Theme } from '../palette.ts';
import { crowd } from './crowd.ts';
import { standing } from './people.ts';
import { camera, drawn, UNITS, type View } from './perspective.ts';
import {
  apothem,
  ends,
  farness,
  heightOf,
  SIDES,
  STEPS,
  sunlight,
  TREADS,
  treadColor,
  wallColor,
  wallShadows,
} from './pitGeometry.ts';

const SEED = 9;
/** Thickness of the lit edge of a step, in px. */
const NOSING = 1.2;
const VISITOR = { at: [-2.1, -0.3, heightOf(0)], shadow: 0.62 } as const;
const STRAY = { at: [-17.6, -9.4, 0], size: 1.5 } as const;
/** How far beyond the rim the plain covers the near steps: more than any canvas shows. */
const PLAIN_REACH = 30;

/** The pit in perspective as an SVG document: flat polygons, painted from far to near. */
export function drawPit(theme: Theme, view: View): string {
  const { width, height } = view;
  const colors = pitColors(theme);
  const project = camera(view);
  const rim = apothem(STEPS - 1);
  const people = view.people ? crowd(project, colors, view, createSeededRandom(SEED)) : [];

  const seen = (plan: readonly Point[], z: number) => plan.map(([x, y]) => project([x, y, z]).at);
  const face = (fill: string, ...polygons: Point[][]) =>
    `<path fill="${fill}" d="${drawn(polygons.map(polygonPath).join(''))}"/>`;
  const shadows = (surface: Point[], ring: number, z: number, fill: string) => {
    const shapes = wallShadows(surface, ring).map((shape) => seen(shape, z));
    return shapes.length > 0 ? face(fill, ...shapes) : '';
  };
  const edge = (side: number, ring: number, z: number, thickness: number, opacity: number) =>
    `<path stroke="${colors.nosing}" stroke-width="${(thickness * UNITS).toFixed(1)}" ` +
    `opacity="${opacity.toFixed(1)}" d="${drawn(`M${seen(ends(side, ring), z).join('L')}`)}"/>`;

  const tread = (step: number, side: number) => {
    const [inner, outer, z] = [apothem(step - 1), apothem(step), heightOf(step)];
    const surface = strip(side, outer, inner);
    return [
      face(treadColor(step, side, colors), seen(surface, z)),
      shadows(surface, outer, z, colors.wallShadow),
      edge(side, inner, z, NOSING, 0.25 + 0.75 * sunlight(side)),
      standing(
        project,
        people.filter((each) => each.tread === step && each.side === side),
        colors.personShadow,
      ),
    ].join('');
  };
  const wall = (step: number, side: number) => {
    const foot = ends(side, apothem(step - 1));
    const corners = [...seen(foot, heightOf(step - 1)), ...seen(foot.toReversed(), heightOf(step))];
    return face(wallColor(side, colors), corners);
  };
  const rimEdge = (side: number) => edge(side, rim, 0, NOSING * 1.3, 1);
  const farSide = (side: number) => [
    rimEdge(side),
    wall(STEPS, side),
    ...TREADS.toReversed().map((step) => tread(step, side) + wall(step, side)),
  ];
  const nearSide = (side: number) => [
    ...TREADS.map((step) => tread(step, side)),
    face(colors.plain, seen(strip(side, rim, rim + PLAIN_REACH), 0)),
    rimEdge(side),
  ];

  const floor = SIDES.map((side) => ends(side, apothem(0))[1]);
  const farFirst = SIDES.toSorted((a, b) => farness(b) - farness(a));
  return [
    // Where nothing is drawn, the page's own plain is seen.
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ` +
      `viewBox="0 0 ${width * UNITS} ${height * UNITS}" fill="none" stroke-linecap="round">`,
    ...farFirst.filter((side) => farness(side) >= 0).flatMap(farSide),
    // Covers the shadows of people at its edge, which would fall down the wall.
    face(colors.floor, seen(floor, heightOf(0))),
    shadows(floor, apothem(0), heightOf(0), colors.floorShadow),
    ...farFirst.filter((side) => farness(side) < 0).flatMap(nearSide),
    view.people
      ? standing(
          project,
          [{ ...VISITOR, size: view.visitor, color: colors.visitor }],
          colors.floorShadow,
        )
      : standing(project, [{ ...STRAY, color: colors.stray }], colors.personShadow),
    '</svg>',
  ].join('');
}

/** One side of a ring between two apothems; it turns as an octagon does where the first is the outer. */
function strip(side: number, first: number, second: number): Point[] {
  return [...ends(side, first), ...ends(side, second).toReversed()];
}
