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
const octagon = ([x, y]: Point, apothem: number) =>
  Array.from({ length: 8 }, (_, number): Point => {
    const [right, down] = corner(number, apothem);
    return [x + right, y + down];
  });

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

/** SVG path data of a closed polygon. */
export const polygonPath = (points: readonly Point[]) => `M${points.join('L')}z`;

/** Path data to a tenth of a unit, in relative lines: those of equal shapes are equal, and pack well. */
const packed = (path: string) => svgpath(path).rel().round(1).toString();

/** SVG path data of a regular octagon, flat side up. */
export const octagonPath = (center: Point, apothem: number) =>
  packed(polygonPath(octagon(center, apothem)));

/**
 * An octagonal cut in plan, around the origin: its wall, and its bottom where that is not under the wall.
 * @param drop how far the bottom lies from the outline, which is the shadow of the upper left walls.
 */
function cut(apothem: number, drop: Point, wall: string, bottom: string): string {
  const seen = clip(octagon(drop, apothem), octagon([0, 0], apothem));
  return (
    `<path fill="var(${wall})" d="${octagonPath([0, 0], apothem)}"/>` +
    `<path fill="${bottom}" d="${packed(polygonPath(seen))}"/>`
  );
}

/** One ring of a pit: lit lower right edge, shaded upper left wall, tread. */
export function ring(apothem: number, drop: Point, tread: string): string {
  const light = 'var(--color-wall-light)';
  const lit = `<path stroke="${light}" fill="${light}" d="${octagonPath([1, 1], apothem)}"/>`;
  return lit + cut(apothem, drop, '--color-wall-shade', tread);
}

/** The yellow floor of a pit with its hard shadow. */
export const floor = (apothem: number, drop: Point) =>
  cut(apothem, drop, '--color-accent-shade', 'var(--color-accent)');

/** A tread: its stone, darkened by some percent of the wall's color. */
export const tread = (percent: number, stone: string) =>
  `color-mix(in srgb,var(--color-wall-shade) ${percent}%,var(${stone}))`;
