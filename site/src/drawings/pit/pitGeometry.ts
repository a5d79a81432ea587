import { mixColors } from '#site/owner/colors.ts';
import { clipPolygon, getCorner, type Point } from '../octagon.ts';
import type { PitColors } from '../palette.ts';
import { OCCLUDED_DEPTH } from './perspective.ts';

/** Widths of the treads from the floor out to the rim. This sets the pit unit: an average tread is about 1 wide. */
const TREAD_WIDTHS = [0.95, 1.25, 1.5, 1.05, 1.7];
/** Number of walls: one per tread, and one from the last tread up to the ground. */
export const STEP_COUNT = TREAD_WIDTHS.length + 1;
/** Tread numbers from the floor outward. */
export const TREADS = TREAD_WIDTHS.map((_, i) => i + 1);
const STEP_HEIGHT = 0.58;
const FLOOR_APOTHEM = 4.6;
/** Rotation around the vertical axis, in radians. */
const YAW = (13 * Math.PI) / 180;

/** Angle of shadows in plan. The sun is at the upper left, so they fall toward the lower right. */
const SHADOW_ANGLE = (-62 * Math.PI) / 180;
/** Length of the shadow of an object of height 1. */
const SHADOW_LENGTH = 1.35;
/** Offset in plan from the foot of an object of height 1 to the tip of its shadow. */
export const SHADOW_OFFSET: Point = [
  SHADOW_LENGTH * Math.cos(SHADOW_ANGLE),
  SHADOW_LENGTH * Math.sin(SHADOW_ANGLE),
];
/** Share of the shaded wall's color in a tread on the side that faces away from the sun. */
const MAX_TREAD_SHADE = 0.35;

/** Side numbers, counterclockwise. */
export const SIDES = [0, 1, 2, 3, 4, 5, 6, 7] as const;

/** Returns the apothem of a ring. Ring 0 is the edge of the floor, ring `STEP_COUNT - 1` is the rim. */
export const getRingApothem = (ring: number) =>
  TREAD_WIDTHS.slice(0, ring).reduce((sum, width) => sum + width, FLOOR_APOTHEM);

/** Returns the z coordinate of a tread. Tread 0 is the floor, and tread `STEP_COUNT` is the ground at z = 0. */
export const getTreadHeight = (tread: number) => (tread - STEP_COUNT) * STEP_HEIGHT;

/** Returns the relative depth of a side: 1 if it is farthest from the viewer, -1 if it is nearest. */
export const getSideDepth = (side: number) => Math.sin(YAW + (side * Math.PI) / 4);

/** Returns the visible width of a tread. On near sides, the step above occludes its outer part. */
export const getVisibleTreadWidth = (tread: number, side: number) =>
  getRingApothem(tread) -
  getRingApothem(tread - 1) -
  Math.max(0, -getSideDepth(side)) * STEP_HEIGHT * OCCLUDED_DEPTH;

/** Returns the end points of a side in plan, counterclockwise. */
export const getSideEnds = (side: number, apothem: number): [Point, Point] => [
  getCorner(side - 1, apothem, YAW),
  getCorner(side, apothem, YAW),
];

/** Returns how directly a side's wall faces the sun, from 0 (away from it) to 1 (toward it). */
export const getSunExposure = (side: number) =>
  (Math.cos(YAW + (side * Math.PI) / 4 - SHADOW_ANGLE) + 1) / 2;

/**
 * Returns the shadows, in plan, that the walls at an apothem cast on the surface inside them. Each wall that faces away
 * from the sun casts a parallelogram, clipped to the surface.
 */
export function getWallShadows(surface: readonly Point[], apothem: number): Point[][] {
  const offsetByShadow = ([x, y]: Point): Point => [
    x + SHADOW_OFFSET[0] * STEP_HEIGHT,
    y + SHADOW_OFFSET[1] * STEP_HEIGHT,
  ];
  return SIDES.filter((side) => getSunExposure(side) < 0.5)
    .map((side) => {
      const [start, end] = getSideEnds(side, apothem);
      return clipPolygon([start, end, offsetByShadow(end), offsetByShadow(start)], surface);
    })
    .filter((shadow) => shadow.length > 0);
}

/** Returns a tread's color. It's darker near the floor and on sides that face away from the sun. */
export function getTreadColor(tread: number, side: number, colors: PitColors): string {
  const colorAtHeight = mixColors(colors.lowestTread, colors.highestTread, tread / STEP_COUNT);
  return mixColors(colorAtHeight, colors.shadedWall, (1 - getSunExposure(side)) * MAX_TREAD_SHADE);
}

export const getWallColor = (side: number, colors: PitColors) =>
  mixColors(colors.shadedWall, colors.litWall, getSunExposure(side));
