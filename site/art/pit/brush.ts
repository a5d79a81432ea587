import type { Point } from '../octagon.ts';
import type { Project } from './camera.ts';

/** Units of the drawing in a px: coordinates are whole numbers, to a quarter of a px. */
export const UNITS = 4;

/** Paints shapes given in plan, at a height, as SVG in perspective. */
export function brush(project: Project) {
  const at = ([x, y]: Point, z: number) => project(x, y, z).at;
  return {
    /** A flat shape at height `z`. */
    face: (plan: readonly Point[], z: number, fill: string, opacity = 1) => {
      const veil = opacity < 1 ? ` opacity="${opacity}"` : '';
      return `<path fill="${fill}"${veil} d="${path([plan.map((point) => at(point, z))])}z"/>`;
    },
    /** An upright wall over the line from `a` to `b`. */
    wall: (a: Point, b: Point, low: number, high: number, fill: string) =>
      `<path fill="${fill}" d="${path([[at(a, low), at(b, low), at(b, high), at(a, high)]])}z"/>`,
    line: (a: Point, b: Point, z: number, stroke: string, width: number, opacity: number) =>
      `<path stroke="${stroke}" stroke-width="${(width * UNITS).toFixed(1)}" opacity="${opacity.toFixed(1)}" ` +
      `d="${path([[at(a, z), at(b, z)]])}"/>`,
  };
}

/** Lines through points in px, each point told from the one before: short, and it packs well. */
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

/** The point nearest to one in px that lies whole grains away from another one. */
export function snapped([x, y]: Point, grain = 1 / UNITS, [fromX, fromY]: Point = [0, 0]): Point {
  const snap = (length: number) => Math.round(length / grain) * grain;
  return [fromX + snap(x - fromX), fromY + snap(y - fromY)];
}
