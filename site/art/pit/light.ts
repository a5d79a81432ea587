import { area, clip, type Point } from '../octagon.ts';
import { mix, type PitColors } from '../palette.ts';
import { ends, SHADOW_LENGTH, SIDES, STEP_HEIGHT, STEPS, SUN, sunlight } from './solid.ts';

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
  return SIDES.filter((side) => sunlight(side) < 0.5)
    .map((side) => {
      const [a, b] = ends(side, ring);
      return clip([a, b, move(b), move(a)], surface);
    })
    .filter((shadow) => area(shadow) > LEAST_SHADOW);
}

/** A tread is darker near the floor, and on the sides that look away from the sun. */
export function treadColor(step: number, side: number, colors: PitColors): string {
  const byDepth = mix(colors.deepTread, colors.highTread, (step / STEPS) ** 1.1);
  return mix(byDepth, colors.shadedWall, (1 - sunlight(side)) * FACET_TONE);
}

export function wallColor(side: number, colors: PitColors): string {
  return mix(colors.shadedWall, colors.litWall, sunlight(side) ** 1.2);
}
