import { seeded } from '../../src/lib/random.ts';
import { polygonPath, type Point } from '../octagon.ts';
import { PIT_COLORS, type Theme } from '../palette.ts';
import { orders, standing } from './people.ts';
import { camera, drawn, UNITS, type View } from './perspective.ts';
import {
  apothem,
  ends,
  farness,
  heightOf,
  SIDES,
  STEPS,
  sunlight,
  treadColor,
  wallColor,
  wallShadows,
} from './solid.ts';

/** Who is there: the whole market with the visitor on the floor, or nobody but one stray. */
export type Scene = 'open' | 'empty';

const SEED = 4;
const VISITOR = { at: [-0.6, -0.4, heightOf(0)], size: 1.3 } as const;
const STRAY = { at: [-17.6, -9.4, 0], size: 1.5, upright: true } as const;
/** How far beyond the rim the plain covers the near steps: more than any canvas shows. */
const PLAIN_REACH = 30;

/** The pit in perspective as an SVG document: flat polygons, painted from far to near. */
export function drawPit(scene: Scene, theme: Theme, view: View): string {
  const { width, height, nosing } = view;
  const colors = PIT_COLORS[theme];
  const project = camera(view);
  const random = seeded(SEED);
  const rim = apothem(STEPS - 1);
  const treads = Array.from({ length: STEPS - 1 }, (_, i) => i + 1);

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

  const people = (step: number, side: number) =>
    scene === 'empty' ? [] : orders(step, side, colors, random);

  const tread = (step: number, side: number) => {
    const [inner, outer, z] = [apothem(step - 1), apothem(step), heightOf(step)];
    const surface = strip(side, outer, inner);
    return [
      face(treadColor(step, side, colors), seen(surface, z)),
      shadows(surface, outer, z, colors.wallShadow),
      edge(side, inner, z, nosing, 0.25 + 0.75 * sunlight(side)),
      standing(project, people(step, side), colors.personShadow),
    ].join('');
  };
  const wall = (step: number, side: number) => {
    const foot = ends(side, apothem(step - 1));
    const corners = [...seen(foot, heightOf(step - 1)), ...seen(foot.toReversed(), heightOf(step))];
    return face(wallColor(side, colors), corners);
  };
  const farSide = (side: number) => [
    wall(STEPS, side),
    ...treads.toReversed().map((step) => tread(step, side) + wall(step, side)),
  ];
  const nearSide = (side: number) => [
    ...treads.map((step) => tread(step, side)),
    face(colors.plain, seen(strip(side, rim, rim + PLAIN_REACH), 0)),
  ];

  const floor = SIDES.map((side) => ends(side, apothem(0))[1]);
  const farFirst = SIDES.toSorted((a, b) => farness(b) - farness(a));
  return [
    // Where nothing is drawn, the page's own plain is seen.
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ` +
      `viewBox="0 0 ${width * UNITS} ${height * UNITS}" fill="none" stroke-linecap="round">`,
    ...farFirst.filter((side) => farness(side) >= 0).flatMap(farSide),
    // Over the shadows of those who stand at its edge, which would fall down the wall.
    face(colors.floor, seen(floor, heightOf(0))),
    shadows(floor, apothem(0), heightOf(0), colors.floorShadow),
    ...farFirst.filter((side) => farness(side) < 0).flatMap(nearSide),
    ...SIDES.map((side) => edge(side, rim, 0, nosing * 1.3, 1)),
    scene === 'open'
      ? standing(project, [{ ...VISITOR, color: colors.visitor }], colors.floorShadow)
      : standing(project, [{ ...STRAY, color: colors.stray }], colors.personShadow),
    '</svg>',
  ].join('');
}

/** One side of a ring between two apothems; it turns as an octagon does where the first is the outer. */
function strip(side: number, first: number, second: number): Point[] {
  return [...ends(side, first), ...ends(side, second).toReversed()];
}
