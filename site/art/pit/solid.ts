import { corner, type Point } from '../octagon.ts';

/** The pit as a solid: lengths in its own unit, about the width of one step. */
export const STEPS = 9;
export const STEP_HEIGHT = 0.58;
const FLOOR_APOTHEM = 4.1;
const TREAD_WIDTHS = [1.0, 0.8, 1.5, 0.9, 1.1, 2.1, 0.9, 1.2, 1.6].map((width) => width * 0.95);
const YAW = radians(13);

/** Where shadows fall in plan, and how long they are for a height of 1. */
const SUN_ANGLE = radians(-62);
export const SUN: Point = [Math.cos(SUN_ANGLE), Math.sin(SUN_ANGLE)];
export const SHADOW_LENGTH = 1.35;

export const SIDES = [0, 1, 2, 3, 4, 5, 6, 7] as const;

/** Apothem of ring `i`: 0 is the edge of the floor, `STEPS - 1` the rim. */
export function apothem(ring: number): number {
  return TREAD_WIDTHS.slice(0, ring).reduce((sum, width) => sum + width, FLOOR_APOTHEM);
}

/** Height of tread `i`: 0 is the floor, `STEPS` the plain at z = 0. */
export function heightOf(tread: number): number {
  return (tread - STEPS) * STEP_HEIGHT;
}

/** Outward normal of one side of the octagon, in plan. */
export function normal(side: number): Point {
  const angle = YAW + (side * Math.PI) / 4;
  return [Math.cos(angle), Math.sin(angle)];
}

/** Where a side begins and where it ends, in plan. */
export function ends(side: number, atApothem: number): [Point, Point] {
  return [corner(side - 1, atApothem, YAW), corner(side, atApothem, YAW)];
}

/** How far a side's wall looks into the sun: 0 away from it, 1 straight at it. */
export function sunlight(side: number): number {
  const [x, y] = normal(side);
  return (x * SUN[0] + y * SUN[1] + 1) / 2;
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
