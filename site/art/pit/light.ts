import { area, clip, wound, type Point } from '../octagon.ts';
import { mix, type PitColors } from '../palette.ts';
import {
  corner,
  normal,
  SHADOW_LENGTH,
  SIDES,
  STEP_HEIGHT,
  STEPS,
  SUN,
  sunlight,
} from './solid.ts';

const FACET_TONE = 0.35;
/** In units of the pit, squared: what is smaller cannot be seen. */
const LEAST_SHADOW = 0.001;

/**
 * The shadows, in plan, that the wall around `ring` throws onto the surface inside it. Each wall
 * that looks away from the sun throws a parallelogram; only what falls on the surface is kept.
 */
export function wallShadows(surface: readonly Point[], ring: number): Point[][] {
  const reach = STEP_HEIGHT * SHADOW_LENGTH;
  const move = ([x, y]: Point): Point => [x + SUN[0] * reach, y + SUN[1] * reach];
  return SIDES.filter((side) => facing(side) < -0.02)
    .map((side) => {
      const a = corner(side - 1, ring);
      const b = corner(side, ring);
      return clip(wound([a, b, move(b), move(a)]), surface);
    })
    .filter((shadow) => Math.abs(area(shadow)) > LEAST_SHADOW);
}

/** A tread is darker near the floor, and on the sides that look away from the sun. */
export function treadColor(step: number, side: number, colors: PitColors): string {
  const byDepth = mix(colors.deepTread, colors.highTread, (step / STEPS) ** 1.1);
  return mix(byDepth, colors.shadedWall, (1 - sunlight(side)) * FACET_TONE);
}

export function wallColor(side: number, colors: PitColors): string {
  return mix(colors.shadedWall, colors.litWall, sunlight(side) ** 1.2);
}

function facing(side: number): number {
  const [x, y] = normal(side);
  return x * SUN[0] + y * SUN[1];
}
