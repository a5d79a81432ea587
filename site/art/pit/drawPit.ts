import type { Point } from '../octagon.ts';
import { PIT_COLORS, type Theme } from '../palette.ts';
import { seeded } from '../../src/lib/random.ts';
import { brush, UNITS } from './brush.ts';
import { camera, type View } from './camera.ts';
import { orders } from './crowd.ts';
import { figure, standing } from './figure.ts';
import { treadColor, wallColor, wallShadows } from './light.ts';
import { apothem, ends, heightOf, normal, SIDES, STEPS, sunlight } from './solid.ts';

/** Who is there: the whole market with the visitor on the floor, or nobody but one stray. */
export type Scene = 'open' | 'empty';

const SEED = 4;
const WALL_SHADOW = 0.42;
const FLOOR_SHADOW = 0.9;
const FIGURE_SHADOW = 0.5;
const VISITOR = { at: [-0.6, -0.4], size: 1.3 } as const;
const STRAY = { at: [-17.6, -9.4], size: 1.5, shadow: 0.6 } as const;
/** How far beyond the rim the plain covers the near steps: more than any canvas shows. */
const PLAIN_REACH = 30;
/** Px that a figure may stand outside the canvas and still show its head or shadow. */
const OVERLAP = { x: 30, above: 30, below: 40 };

/** The pit in perspective as an SVG document: flat polygons, painted from far to near. */
export function drawPit(scene: Scene, theme: Theme, view: View): string {
  const { width, height, nosing } = view;
  const colors = PIT_COLORS[theme];
  const project = camera(view);
  const paint = brush(project);
  const random = seeded(SEED);
  const rim = apothem(STEPS - 1);
  const bottom = heightOf(0);
  const steps = Array.from({ length: STEPS - 1 }, (_, i) => i + 1);

  const shadows = (surface: Point[], ring: number, z: number, fill: string, opacity: number) =>
    wallShadows(surface, ring).map((shape) => paint.face(shape, z, fill, opacity));

  const people = (step: number, side: number) => {
    if (scene === 'empty') return '';
    const z = heightOf(step);
    const figures = orders(step, side, colors, random)
      .filter(({ at }) => isInSight(project(at[0], at[1], z).at, view))
      .map(({ at, color, size }) => figure(project, at, z, color, size));
    return standing(figures, colors.figureShadow, FIGURE_SHADOW);
  };

  const tread = (step: number, side: number) => {
    const [inner, outer, z] = [apothem(step - 1), apothem(step), heightOf(step)];
    const surface = strip(side, outer, inner);
    return [
      paint.face(surface, z, treadColor(step, side, colors)),
      ...shadows(surface, outer, z, colors.wallShadow, WALL_SHADOW),
      edge(side, inner, z, nosing, 0.25 + 0.75 * sunlight(side)),
      people(step, side),
    ].join('');
  };

  const wall = (step: number, side: number) => {
    const [a, b] = ends(side, apothem(step - 1));
    return paint.wall(a, b, heightOf(step - 1), heightOf(step), wallColor(side, colors));
  };

  const edge = (side: number, ring: number, z: number, thickness: number, opacity: number) => {
    const [a, b] = ends(side, ring);
    return paint.line(a, b, z, colors.nosing, thickness, opacity);
  };

  const isFar = (side: number) => normal(side)[1] >= 0;
  const facet = (side: number) => {
    if (isFar(side)) {
      const inward = steps.toReversed().map((step) => tread(step, side) + wall(step, side));
      return [wall(STEPS, side), ...inward].join('');
    }
    const plain = paint.face(strip(side, rim, rim + PLAIN_REACH), 0, colors.plain);
    return [...steps.map((step) => tread(step, side)), plain].join('');
  };

  const visitor = figure(project, VISITOR.at, bottom, colors.visitor, VISITOR.size);
  const stray = figure(project, STRAY.at, 0, colors.stray, STRAY.size, true);
  const floor = SIDES.map((side) => ends(side, apothem(0))[1]);
  const farFirst = SIDES.toSorted((a, b) => normal(b)[1] - normal(a)[1]);
  return [
    // Where nothing is drawn, the page's own plain is seen.
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ` +
      `viewBox="0 0 ${width * UNITS} ${height * UNITS}" fill="none" stroke-linecap="round">`,
    ...farFirst.filter(isFar).map(facet),
    // Over the shadows of those who stand at its edge, which would fall down the wall.
    paint.face(floor, bottom, colors.floor),
    ...shadows(floor, apothem(0), bottom, colors.floorShadow, FLOOR_SHADOW),
    ...farFirst.filter((side) => !isFar(side)).map(facet),
    ...SIDES.map((side) => edge(side, rim, 0, nosing * 1.3, 1)),
    scene === 'open'
      ? standing([visitor], colors.floorShadow, 1)
      : standing([stray], colors.figureShadow, STRAY.shadow),
    '</svg>',
  ].join('');
}

/** One side of a ring between two apothems; it turns as an octagon does where the first is the outer. */
function strip(side: number, first: number, second: number): Point[] {
  return [...ends(side, first), ...ends(side, second).toReversed()];
}

function isInSight([x, y]: Point, { width, height }: View): boolean {
  return (
    x >= -OVERLAP.x && x <= width + OVERLAP.x && y >= -OVERLAP.above && y <= height + OVERLAP.below
  );
}
