import svgpath from 'svgpath';
import type { Point } from '../octagon.ts';

/** The view of the pit: the canvas, the pit's center on it, and the focal length; in px. */
export interface View {
  width: number;
  height: number;
  center: Point;
  focal: number;
  /**
   * Size of the people, relative to the pit: larger in a small picture; 0 for an empty pit with one person
   * outside.
   */
  people: number;
  /** Size of the one on the floor, likewise. */
  visitor: number;
  /** The highest place for a head, in px: above it are names. */
  top: number;
}

/** A point in plan and its height, in the pit's own unit. */
export type Place = readonly [x: number, y: number, z: number];

export type Project = (place: Place) => { at: Point; scale: number };

const ELEVATION = (43 * Math.PI) / 180;
const DISTANCE = 80;
/** The depth that a height of 1 hides behind it. */
export const HIDDEN = 1 / Math.tan(ELEVATION);

/** True perspective from a camera that looks along +y, down onto the origin. `scale` is px per unit. */
export function camera({ center, focal }: View): Project {
  const cos = Math.cos(ELEVATION);
  const sin = Math.sin(ELEVATION);
  return ([x, y, z]) => {
    const toY = y + DISTANCE * cos;
    const toZ = z - DISTANCE * sin;
    const scale = focal / (toY * cos - toZ * sin);
    return { at: [center[0] + x * scale, center[1] - (toY * sin + toZ * cos) * scale], scale };
  };
}

/** Units of the drawing in a px: coordinates are whole numbers, to half a px. */
export const UNITS = 2;

/** Path data in px with relative points, which are short and compress well. */
export const drawn = (path: string) => svgpath(path).scale(UNITS).rel().round(0).toString();
