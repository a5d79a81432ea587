import type { Point } from '../octagon.ts';

/** What of the pit is seen: the canvas, where the pit's center falls on it, focal length; in px. */
export interface View {
  width: number;
  height: number;
  center: Point;
  focal: number;
  /** Thickness of the lit edge of a step. */
  nosing: number;
}

/** A point in plan and its height, in the pit's own unit. */
export type Place = readonly [x: number, y: number, z: number];

export type Project = (place: Place) => { at: Point; scale: number };

/** Units of the drawing in a px: coordinates are whole numbers, to a quarter of a px. */
export const UNITS = 4;
const ELEVATION = (43 * Math.PI) / 180;
const DISTANCE = 80;

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

/** Lines through points in px as path data, each point told from the one before: short, and it packs well. */
export function path(lines: readonly (readonly Point[])[]): string {
  let [x, y] = [0, 0];
  const step = (letter: string, point: Point) => {
    const [toX, toY] = [Math.round(point[0] * UNITS), Math.round(point[1] * UNITS)];
    const written = `${letter}${toX - x} ${toY - y}`.replace(' -', '-');
    [x, y] = [toX, toY];
    return written;
  };
  return lines
    .map((line) => {
      const drawn = line.map((point, i) => step(i === 0 ? 'm' : 'l', point)).join('');
      // A dot.
      return line.length === 1 ? `${drawn}h0` : drawn;
    })
    .join('');
}
