import type { Point } from '../octagon.ts';
import type { Project } from './camera.ts';

/** Paints shapes given in plan, at a height, as SVG in perspective. */
export function brush(project: Project) {
  const point = ([x, y]: Point, z: number) => {
    const [px, py] = project(x, y, z).at;
    return `${px.toFixed(1)},${py.toFixed(1)}`;
  };
  return {
    /** A flat shape at height `z`. */
    face: (plan: readonly Point[], z: number, fill: string, opacity = 1) => {
      const points = plan.map((at) => point(at, z)).join(' ');
      const veil = opacity < 1 ? ` fill-opacity="${opacity}"` : '';
      return `<polygon points="${points}" fill="${fill}"${veil}/>`;
    },
    /** An upright wall over the line from `a` to `b`. */
    wall: (a: Point, b: Point, low: number, high: number, fill: string) => {
      const points = [point(a, low), point(b, low), point(b, high), point(a, high)].join(' ');
      return `<polygon points="${points}" fill="${fill}"/>`;
    },
    line: (a: Point, b: Point, z: number, stroke: string, width: number, opacity: number) =>
      `<polyline points="${point(a, z)} ${point(b, z)}" fill="none" stroke="${stroke}" ` +
      `stroke-width="${width.toFixed(2)}" stroke-opacity="${opacity.toFixed(2)}"/>`,
  };
}
