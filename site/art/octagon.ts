export type Point = readonly [x: number, y: number];

/** Circumradius of a regular octagon for an apothem (distance from the center to a side) of 1. */
export const CORNER = 1 / Math.cos(Math.PI / 8);

/** The eight corners of a regular octagon, flat side up when `turn` (radians) is 0. */
export function octagon(center: Point, apothem: number, turn = 0): Point[] {
  return Array.from({ length: 8 }, (_, k): Point => {
    const angle = turn + Math.PI / 8 + (k * Math.PI) / 4;
    const radius = apothem * CORNER;
    return [center[0] + radius * Math.cos(angle), center[1] + radius * Math.sin(angle)];
  });
}

/**
 * The part of a convex polygon inside another convex polygon (Sutherland and Hodgman, 1974).
 * Both turn the same way as `octagon` does; the answer is empty when they do not meet.
 */
export function clip(subject: readonly Point[], window: readonly Point[]): Point[] {
  let kept = [...subject];
  for (const [a, b] of edges(window)) {
    const before = kept;
    kept = [];
    for (const [p, q] of edges(before)) {
      const sideP = sideOf(a, b, p);
      const sideQ = sideOf(a, b, q);
      const t = sideP / (sideP - sideQ);
      const crossing: Point = [p[0] + t * (q[0] - p[0]), p[1] + t * (q[1] - p[1])];
      if (sideP >= 0) kept.push(p);
      if (sideP >= 0 !== sideQ >= 0) kept.push(crossing);
    }
  }
  return kept;
}

/** The same polygon, turning the way `octagon` does. */
export function wound(polygon: readonly Point[]): Point[] {
  return area(polygon) < 0 ? polygon.toReversed() : [...polygon];
}

/** Below zero for a polygon that turns the other way than `octagon` does. */
export function area(polygon: readonly Point[]): number {
  return edges(polygon).reduce((sum, [p, q]) => sum + p[0] * q[1] - q[0] * p[1], 0) / 2;
}

function edges(polygon: readonly Point[]): [Point, Point][] {
  return polygon.map((p, i) => [p, polygon[(i + 1) % polygon.length] ?? p]);
}

/** Positive when `p` lies on the inner side of the line from `a` to `b`. */
function sideOf(a: Point, b: Point, p: Point): number {
  const distance = (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]);
  return Math.abs(distance) < 1e-9 ? 0 : distance;
}
