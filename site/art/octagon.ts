export type Point = readonly [x: number, y: number];

/**
 * A corner of a regular octagon around the origin, flat side up when `turn` (radians) is 0.
 * @param apothem distance from the center to a side.
 */
export function corner(number: number, apothem: number, turn = 0): Point {
  const angle = turn + Math.PI / 8 + (number * Math.PI) / 4;
  const radius = apothem / Math.cos(Math.PI / 8);
  return [radius * Math.cos(angle), radius * Math.sin(angle)];
}

/** The eight corners of such an octagon around `center`. */
export function octagon([x, y]: Point, apothem: number, turn = 0): Point[] {
  return Array.from({ length: 8 }, (_, number): Point => {
    const [right, down] = corner(number, apothem, turn);
    return [x + right, y + down];
  });
}

/** The point at some share of the way from `a` to `b`. */
export function along(a: Point, b: Point, share: number): Point {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
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
      if (sideP >= 0) kept.push(p);
      if (sideP >= 0 !== sideQ >= 0) kept.push(along(p, q, sideP / (sideP - sideQ)));
    }
  }
  return kept;
}

/** Of a polygon that turns as `octagon` does. */
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
