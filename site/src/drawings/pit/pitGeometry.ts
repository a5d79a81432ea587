import { mixColors } from '#site/owner/colors.ts';
import { clipPolygon, getCorner, type Point } from '../octagon.ts';
import type { PitColors } from '../palette.ts';
import { OCCLUDED_DEPTH } from './perspective.ts';

/** Tread widths from the floor to the rim, in pit units. An average tread is about 1 wide. */
const TREAD_WIDTHS = [0.95, 1.25, 1.5, 1.05, 1.7];
/** One wall per tread, plus one from the last tread up to the ground. */
export const STEP_COUNT = TREAD_WIDTHS.length + 1;
/** Tread numbers from the floor outward. */
export const TREADS = TREAD_WIDTHS.map((_, i) => i + 1);
const STEP_HEIGHT = 0.58;
const FLOOR_APOTHEM = 4.6;
/** Rotation around the vertical axis, in radians. */
const YAW = (13 * Math.PI) / 180;

/** Angle of shadows seen from above. The sun is at the upper left. */
const SHADOW_ANGLE = (-62 * Math.PI) / 180;
/** Length of the shadow that an object of height 1 casts. */
const SHADOW_LENGTH = 1.35;
/** Offset from the foot of an object of height 1 to the tip of its shadow, seen from above. */
export const SHADOW_OFFSET: Point = [
  SHADOW_LENGTH * Math.cos(SHADOW_ANGLE),
  SHADOW_LENGTH * Math.sin(SHADOW_ANGLE),
];
/** How much of the shaded wall's color to mix into a tread that faces away from the sun. */
const MAX_TREAD_SHADE = 0.35;

/** Side numbers, counterclockwise. */
export const SIDES = [0, 1, 2, 3, 4, 5, 6, 7] as const;

/** Ring 0 is the edge of the floor, and ring `STEP_COUNT - 1` is the rim. */
export const getRingApothem = (ring: number) =>
  TREAD_WIDTHS.slice(0, ring).reduce((sum, width) => sum + width, FLOOR_APOTHEM);

/** Tread 0 is the floor, and tread `STEP_COUNT` is the ground at z = 0. */
export const getTreadHeight = (tread: number) => (tread - STEP_COUNT) * STEP_HEIGHT;

/** Returns 1 for the side farthest from the viewer, and -1 for the nearest one. */
export const getSideDepth = (side: number) => Math.sin(YAW + (side * Math.PI) / 4);

/** On near sides, the next step up hides the outer part of a tread. */
export const getVisibleTreadWidth = (tread: number, side: number) =>
  getRingApothem(tread) -
  getRingApothem(tread - 1) -
  Math.max(0, -getSideDepth(side)) * STEP_HEIGHT * OCCLUDED_DEPTH;

/** Returns the end points of a side seen from above, counterclockwise. */
export const getSideEnds = (side: number, apothem: number): [Point, Point] => [
  getCorner(side - 1, apothem, YAW),
  getCorner(side, apothem, YAW),
];

/** Returns how directly a side's wall faces the sun, from 0 (away from it) to 1 (toward it). */
export const getSunExposure = (side: number) =>
  (Math.cos(YAW + (side * Math.PI) / 4 - SHADOW_ANGLE) + 1) / 2;

/**
 * Returns the shadows, seen from above, that walls cast on the surface inside them. Each wall that faces away from the
 * sun casts a parallelogram, clipped to the surface.
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

/** Treads are darker near the floor and on sides that face away from the sun. */
export function getTreadColor(tread: number, side: number, colors: PitColors): string {
  const colorAtHeight = mixColors(colors.lowestTread, colors.highestTread, tread / STEP_COUNT);
  return mixColors(colorAtHeight, colors.shadedWall, (1 - getSunExposure(side)) * MAX_TREAD_SHADE);
}

export const getWallColor = (side: number, colors: PitColors) =>
  mixColors(colors.shadedWall, colors.litWall, getSunExposure(side));
