import type { Point } from '../octagon.ts';
import { path, snapped, UNITS } from './brush.ts';
import type { Project } from './camera.ts';
import { SHADOW_LENGTH, SUN } from './solid.ts';

const HEIGHT = 0.8;
const WIDTH = 0.2;
/** How far the head stands over the neck, as a share of the body. */
const HEAD = 0.5;
/** Px in which bodies and shadows are measured: people alike are written alike, and pack well. */
const GRAIN = 1;

type Person = ReturnType<typeof figure>;

/**
 * One person standing at `at` on height `z`: places in px on the canvas. `size` is relative to the
 * usual figure. `upright` keeps the body vertical on screen, for one who stands far from the
 * picture's center.
 */
export function figure(
  project: Project,
  at: Point,
  z: number,
  color: string,
  size: number,
  upright = false,
) {
  const height = HEIGHT * size;
  const reach = height * SHADOW_LENGTH * 0.9;
  const { at: ground, scale } = project(at[0], at[1], z);
  const width = scale * WIDTH * size;
  const feet = snapped([ground[0], ground[1] - width * 0.4]);
  const [neckX, neckY] = project(at[0], at[1], z + height * 0.68).at;
  const neck = snapped([upright ? feet[0] : neckX, neckY], GRAIN, feet);
  const [x, y] = neck;
  return {
    color,
    width,
    feet,
    neck,
    head: snapped([x + (x - feet[0]) * HEAD, y + (y - feet[1]) * HEAD]),
    tip: snapped(project(at[0] + SUN[0] * reach, at[1] + SUN[1] * reach, z).at, 2 * GRAIN, feet),
  };
}

/**
 * A group of people: shadows in one color at one strength, and over them the bodies, a line and a dot
 * each. Those in one color are one path.
 */
export function standing(people: readonly Person[], color: string, opacity: number): string {
  if (people.length === 0) return '';
  const shadows = path(people.map(({ feet, tip }) => [feet, tip]));
  const bodies = [...Map.groupBy(people, (one) => one.color)].map(([own, alike]) => {
    const drawn = path(alike.flatMap(({ feet, neck, head }) => [[feet, neck], [head]]));
    return `<path stroke="${own}" stroke-width="${widthOf(alike)}" d="${drawn}"/>`;
  });
  return (
    `<path stroke="${color}" stroke-width="${widthOf(people)}" opacity="${opacity}" d="${shadows}"/>` +
    bodies.join('')
  );
}

/** In units of the drawing. */
function widthOf(people: readonly Person[]): number {
  return Math.round((people.reduce((sum, one) => sum + one.width, 0) / people.length) * UNITS);
}
