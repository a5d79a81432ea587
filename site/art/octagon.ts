import svgpath from 'svgpath';

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
function octagon([x, y]: Point, apothem: number, turn: number): Point[] {
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
 * The part of a convex polygon inside another convex polygon (Sutherland and Hodgman, 1974), whose corners
 * follow each other as those of an octagon do; it is empty when the two do not meet.
 */
export function clip(subject: readonly Point[], window: readonly Point[]): Point[] {
  return edges(window).reduce<Point[]>(
    (inside, [a, b]) =>
      edges(inside).flatMap(([p, q]) => {
        const [sideP, sideQ] = [sideOf(a, b, p), sideOf(a, b, q)];
        const crossing = along(p, q, sideP / (sideP - sideQ));
        return [...(sideP > 0 ? [p] : []), ...(sideP > 0 !== sideQ > 0 ? [crossing] : [])];
      }),
    [...subject],
  );
}

function edges(polygon: readonly Point[]): [Point, Point][] {
  return polygon.map((p, i) => [p, polygon[(i + 1) % polygon.length] ?? p]);
}

/** Positive when `p` lies on the inner side of the line from `a` to `b`. */
function sideOf(a: Point, b: Point, p: Point): number {
  const distance = (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]);
  return Math.abs(distance) < 1e-9 ? 0 : distance;
}

/** Path data of a closed polygon to a tenth of a unit, in relative lines: those of equal shapes are equal. */
function polygonPath(points: readonly Point[]): string {
  return svgpath(`M${points.join('L')}z`)
    .rel()
    .round(1)
    .toString();
}

export function octagonPath(center: Point, apothem: number, turn = 0): string {
  return polygonPath(octagon(center, apothem, turn));
}

/** An octagonal cut in plan; `drop`: how far its bottom lies from it, which is the shadow of its upper left walls. */
interface Cut {
  center: Point;
  apothem: number;
  turn: number;
  drop: Point;
}

/** The bottom of a cut: its own outline moved by `drop`, where it is not under the wall. */
function bottomPath({ center: [x, y], apothem, turn, drop }: Cut): string {
  const moved = octagon([x + drop[0], y + drop[1]], apothem, turn);
  return polygonPath(clip(moved, octagon([x, y], apothem, turn)));
}

/** One ring of a pit: lit lower right edge, shaded upper left wall, tread. */
export function ring(cut: Cut, treadFill: string): string {
  const [x, y] = cut.center;
  const lit = octagonPath([x + 1, y + 1], cut.apothem, cut.turn);
  return (
    `<path stroke="var(--color-wall-light)" fill="var(--color-wall-light)" d="${lit}"/>` +
    `<path fill="var(--color-wall-shade)" d="${octagonPath(cut.center, cut.apothem, cut.turn)}"/>` +
    `<path fill="${treadFill}" d="${bottomPath(cut)}"/>`
  );
}

/** The yellow floor of a pit with its hard shadow. */
export function floor(cut: Cut): string {
  return (
    `<path fill="var(--color-accent-shade)" d="${octagonPath(cut.center, cut.apothem, cut.turn)}"/>` +
    `<path fill="var(--color-accent)" d="${bottomPath(cut)}"/>`
  );
}

/** A tread: the stone of its level, darkened by some percent of the wall's color. */
export function tread(percent: number, level: string): string {
  return `color-mix(in srgb,var(--color-wall-shade) ${percent}%,var(${level}))`;
}
