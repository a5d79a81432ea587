import svgpath from 'svgpath';
import type { Point } from '../octagon.ts';

/** Canvas and camera for a picture of the pit. Lengths are in px. */
export interface View {
  width: number;
  height: number;
  /** Position of the pit's center on the canvas. */
  center: Point;
  focalLength: number;
  /** Size multiplier for the crowd, higher in small images. If 0, the pit is empty and one person is outside. */
  crowdScale: number;
  /** Size multiplier for the visitor on the floor. */
  visitorScale: number;
}

/** In pit units. */
export type Point3D = readonly [x: number, y: number, z: number];

/** `scale` is the number of px per pit unit at this depth. */
export type ProjectedPoint = { screen: Point; scale: number };

export type Projection = (point: Point3D) => ProjectedPoint;

const CAMERA_ELEVATION = (43 * Math.PI) / 180;
const CAMERA_DISTANCE = 80;
/** Length of the ground that an object of height 1 hides. */
export const OCCLUDED_DEPTH = 1 / Math.tan(CAMERA_ELEVATION);

/** The camera looks along +y and down at the origin. */
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

/** viewBox units per px. Since coordinates are integers, their precision is half a px. */
export const UNITS_PER_PX = 2;

/** Converts path data from px to integer viewBox units and relative commands, which compress well. */
export const compactPath = (path: string) =>
  svgpath(path).scale(UNITS_PER_PX).rel().round(0).toString();
