import svgpath from 'svgpath';
import type { Point } from '../octagon.ts';

/** Canvas and camera for one picture of the pit. Lengths are in px. */
export interface View {
  width: number;
  height: number;
  /** Canvas position of the pit's center. */
  center: Point;
  focalLength: number;
  /** Size multiplier for the crowd: higher for small images. With 0, the pit is empty and one person is outside. */
  crowdScale: number;
  /** Size multiplier for the visitor on the floor. */
  visitorScale: number;
}

/** A point on the plan and its height, in pit units. */
export type Point3D = readonly [x: number, y: number, z: number];

/** `scale` is the number of px per pit unit at this depth. */
export type ProjectedPoint = { screen: Point; scale: number };

export type Projection = (point: Point3D) => ProjectedPoint;

const CAMERA_ELEVATION = (43 * Math.PI) / 180;
const CAMERA_DISTANCE = 80;
/** Length of the ground hidden behind an object of height 1. */
export const OCCLUDED_DEPTH = 1 / Math.tan(CAMERA_ELEVATION);

/** Creates a perspective projection for a camera that looks along +y and down at the origin. */
export function createProjection({ center, focalLength }: View): Projection {
  const cos = Math.cos(CAMERA_ELEVATION);
  const sin = Math.sin(CAMERA_ELEVATION);
  return ([x, y, z]) => {
    const offsetY = y + CAMERA_DISTANCE * cos;
    const offsetZ = z - CAMERA_DISTANCE * sin;
    const depth = offsetY * cos - offsetZ * sin;
    const scale = focalLength / depth;
    return {
      screen: [center[0] + x * scale, center[1] - (offsetY * sin + offsetZ * cos) * scale],
      scale,
    };
  };
}

/** viewBox units per px. Coordinates are integers, so this also sets their precision: half a px. */
export const UNITS_PER_PX = 2;

/** Converts path data from px to integer viewBox units. Its relative commands compress well. */
export const compactPath = (path: string) =>
  svgpath(path).scale(UNITS_PER_PX).rel().round(0).toString();
