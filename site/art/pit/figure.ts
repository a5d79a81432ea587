import type { Point } from '../octagon.ts';
import type { Project } from './camera.ts';
import { SHADOW_LENGTH, SUN } from './solid.ts';

const HEIGHT = 0.8;
const WIDTH = 0.2;

/**
 * Draws one person standing at `at` on height `z`, as SVG: the shadow and the body apart, because all
 * shadows lie under all bodies. `size` is relative to the usual figure.
 * `upright` keeps the body vertical on screen, for one who stands far from the picture's center.
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
  const feet = project(at[0], at[1], z);
  const tip = project(at[0] + SUN[0] * reach, at[1] + SUN[1] * reach, z).at;
  const neck = project(at[0], at[1], z + height * 0.68).at;
  const head = project(at[0], at[1], z + height * 0.96).at;
  const [x, y] = feet.at;
  const width = feet.scale * WIDTH * size;
  const neckX = upright ? x : neck[0];
  const headX = upright ? x : head[0];
  return {
    shadow: `<path d="M${px(x)} ${px(y)}L${px(tip[0])} ${px(tip[1])}" stroke-width="${px(width * 0.9)}"/>`,
    body:
      `<path d="M${px(x)} ${px(y - width * 0.4)}L${px(neckX)} ${px(neck[1])}" stroke="${color}" stroke-width="${px(width)}"/>` +
      `<circle cx="${px(headX)}" cy="${px(head[1])}" r="${px(width * 0.46)}" fill="${color}" stroke="none"/>`,
  };
}

/** A group of people: shadows in one color at one strength, then the bodies. */
export function standing(
  figures: readonly ReturnType<typeof figure>[],
  color: string,
  opacity: number,
): string {
  if (figures.length === 0) return '';
  const shadows = figures.map((one) => one.shadow).join('');
  const bodies = figures.map((one) => one.body).join('');
  return (
    `<g fill="none" stroke="${color}" stroke-opacity="${opacity}" stroke-linecap="round">${shadows}</g>` +
    `<g fill="none" stroke-linecap="round">${bodies}</g>`
  );
}

function px(value: number): string {
  return value.toFixed(1);
}
