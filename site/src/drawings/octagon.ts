import svgpath from 'svgpath';

export type Point = readonly [x: number, y: number];

/**
 * Returns a corner of a regular octagon around the origin. Without rotation, the top side is horizontal.
 * @param apothem distance from the center to the sides.
 * @param rotation in radians.
 */
export function getCorner(index: number, apothem: number, rotation = 0): Point {
  const angle = rotation + Math.PI / 8 + (index * Math.PI) / 4;
  const radius = apothem / Math.cos(Math.PI / 8);
  return [radius * Math.cos(angle), radius * Math.sin(angle)];
}

const createOctagon = ([centerX, centerY]: Point, apothem: number) =>
  Array.from({ length: 8 }, (_, index): Point => {
    const [x, y] = getCorner(index, apothem);
    return [centerX + x, centerY + y];
  });

export function interpolate(a: Point, b: Point, fraction: number): Point {
  return [a[0] + (b[0] - a[0]) * fraction, a[1] + (b[1] - a[1]) * fraction];
}

/**
 * Returns the intersection of two convex polygons (Sutherland–Hodgman), or an empty array if they don't overlap. List
 * the corners of `clipRegion` in the same direction as `getCorner` does.
 */
export function clipPolygon(subject: readonly Point[], clipRegion: readonly Point[]): Point[] {
  return getEdges(clipRegion).reduce<Point[]>(
    (clipped, [a, b]) =>
      getEdges(clipped).flatMap(([start, end]) => {
        const [startSide, endSide] = [getSideOfLine(a, b, start), getSideOfLine(a, b, end)];
        const crossing = interpolate(start, end, startSide / (startSide - endSide));
        return [
          ...(startSide > 0 ? [start] : []),
          ...(startSide > 0 !== endSide > 0 ? [crossing] : []),
        ];
      }),
    [...subject],
  );
}

function getEdges(polygon: readonly Point[]): [Point, Point][] {
  return polygon.map((point, i) => [point, polygon[(i + 1) % polygon.length] ?? point]);
}

/** Positive if `point` is on the inner side of the line from `a` to `b`, and 0 if it's on the line. */
function getSideOfLine(a: Point, b: Point, point: Point): number {
  const crossProduct = (b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0]);
  return Math.abs(crossProduct) < 1e-9 ? 0 : crossProduct;
}

export const polygonPath = (points: readonly Point[]) => `M${points.join('L')}z`;

/** Rounds to 0.1 units and makes commands relative, so equal shapes have equal path data and compress well. */
const compactPath = (path: string) => svgpath(path).rel().round(1).toString();

export const octagonPath = (center: Point, apothem: number) =>
  compactPath(polygonPath(createOctagon(center, apothem)));

/**
 * Draws an octagonal recess seen from above. The bottom covers the wall color, except where the upper left walls cast a
 * shadow on it.
 * @param shadow the shadow's offset.
 */
function drawRecess(apothem: number, shadow: Point, wallColor: string, bottomColor: string) {
  const litBottom = clipPolygon(createOctagon(shadow, apothem), createOctagon([0, 0], apothem));
  return (
    `<path fill="var(${wallColor})" d="${octagonPath([0, 0], apothem)}"/>` +
    `<path fill="${bottomColor}" d="${compactPath(polygonPath(litBottom))}"/>`
  );
}

/** Draws one ring of a pit seen from above, with a lit lower right wall and a shaded upper left wall. */
export function drawRing(apothem: number, shadow: Point, treadColor: string): string {
  const wallLight = 'var(--color-wall-light)';
  const litWall = `<path stroke="${wallLight}" fill="${wallLight}" d="${octagonPath([1, 1], apothem)}"/>`;
  return litWall + drawRecess(apothem, shadow, '--color-wall-shade', treadColor);
}

/** Draws the floor of a pit seen from above. */
export const drawFloor = (apothem: number, shadow: Point) =>
  drawRecess(apothem, shadow, '--color-accent-shade', 'var(--color-accent)');

/** Darkens the stone color by mixing in a percentage of the shaded wall's color. */
export const mixTreadColor = (shadePercent: number, stoneToken: string) =>
  `color-mix(in srgb,var(--color-wall-shade) ${shadePercent}%,var(${stoneToken}))`;
