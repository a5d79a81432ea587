import { mixColors } from '#site/owner/colors.ts';
import { clip, corner, type Point } from '../octagon.ts';
import type { PitColors } from '../palette.ts';
import { HIDDEN } from './perspective.ts';

/** Widths of the treads from the floor to the rim, in the pit's own unit: about the width of one step. */
const TREAD_WIDTHS = [0.95, 1.25, 1.5, 1.05, 1.7];
/** One more than there are treads: the wall of the last ends at the plain. */
export const STEPS = TREAD_WIDTHS.length + 1;
/** The treads by number, from the floor outward. */
export const TREADS = TREAD_WIDTHS.map((_, i) => i + 1);
const STEP_HEIGHT = 0.58;
const FLOOR_APOTHEM = 4.6;
const YAW = (13 * Math.PI) / 180;

/** The direction of shadows in plan, and the length of a shadow per height. */
const SUN_ANGLE = (-62 * Math.PI) / 180;
const SHADOW_LENGTH = 1.35;
export const SHADOW: Point = [
  SHADOW_LENGTH * Math.cos(SUN_ANGLE),
  SHADOW_LENGTH * Math.sin(SUN_ANGLE),
];
/** How much darker a tread is that looks away from the sun. */
const FACET_TONE = 0.35;

/** The sides of the pit by number, counterclockwise. */
export const SIDES = [0, 1, 2, 3, 4, 5, 6, 7] as const;

/** Apothem of ring `i`: 0 is the edge of the floor, `STEPS - 1` the rim. */
export const apothem = (ring: number) =>
  TREAD_WIDTHS.slice(0, ring).reduce((sum, width) => sum + width, FLOOR_APOTHEM);

/** Height of tread `i`: 0 is the floor, `STEPS` the plain at z = 0. */
export const heightOf = (tread: number) => (tread - STEPS) * STEP_HEIGHT;

/** How far a side lies from the visitor: 1 straight across the pit, -1 straight before it. */
export const farness = (side: number) => Math.sin(YAW + (side * Math.PI) / 4);

/** How wide a tread is seen: before the visitor the step above it hides its outer part. */
export const visibleWidth = (tread: number, side: number) =>
  apothem(tread) - apothem(tread - 1) - Math.max(0, -farness(side)) * STEP_HEIGHT * HIDDEN;

/** Where a side begins and where it ends, in plan. */
export const ends = (side: number, atApothem: number): [Point, Point] => [
  corner(side - 1, atApothem, YAW),
  corner(side, atApothem, YAW),
];

/** How far a side's wall looks into the sun: 0 away from it, 1 straight at it. */
export const sunlight = (side: number) =>
  (Math.cos(YAW + (side * Math.PI) / 4 - SUN_ANGLE) + 1) / 2;

/**
 * The shadows, in plan, that the wall around `ring` throws onto the surface inside it. Each wall
 * that looks away from the sun throws a parallelogram; only what falls on the surface is kept.
 */
export function wallShadows(surface: readonly Point[], ring: number): Point[][] {
  const moved = ([x, y]: Point): Point => [
    x + SHADOW[0] * STEP_HEIGHT,
    y + SHADOW[1] * STEP_HEIGHT,
  ];
  return SIDES.filter((side) => sunlight(side) < 0.5)
    .map((side) => {
      const [a, b] = ends(side, ring);
      return clip([a, b, moved(b), moved(a)], surface);
    })
    .filter((shadow) => shadow.length > 0);
}

/** A tread is darker near the floor, and on the sides that look away from the sun. */
export function treadColor(step: number, side: number, colors: PitColors): string {
  const byDepth = mixColors(colors.deepTread, colors.highTread, step / STEPS);
  return mixColors(byDepth, colors.shadedWall, (1 - sunlight(side)) * FACET_TONE);
}

/** The color of a side's wall, between shaded and lit. */
export const wallColor = (side: number, colors: PitColors) =>
  mixColors(colors.shadedWall, colors.litWall, sunlight(side));
