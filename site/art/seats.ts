import { owner } from '../src/data/owner.ts';
import { along, corner, floor, octagonPath, ring, tread, type Point } from './octagon.ts';

const CENTER: Point = [400, 400];
/** The rings of seats from the floor outward: how many, at which apothem, on which tread. */
const RINGS = [
  { seats: 16, apothem: 130, tone: 22 },
  { seats: 22, apothem: 192, tone: 17 },
  { seats: 28, apothem: 254, tone: 12 },
  { seats: 34, apothem: 316, tone: 7 },
] as const;
const HALF_GAP = 31;
const cut = (apothem: number, drop: Point) => ({ center: CENTER, apothem, turn: 0, drop });

const SEAT = 15;
const DOT = SEAT * 0.46;
const outlined = (fill: string, stroke = '--color-ink') => ({
  // Smaller by half its line, so that all look the same size.
  apothem: SEAT - 1.2,
  paint: `fill="${fill}" stroke="var(${stroke})" stroke-width="2.5"`,
});
const filled = (color: string) => ({ apothem: SEAT, paint: `fill="var(${color})"` });

/** How each kind of seat looks; the shapes differ, so that color is not the only key. */
const LOOKS = {
  floor: outlined('var(--color-accent)', '--color-on-accent'),
  ink: filled('--color-ink'),
  stone: filled('--color-graphic'),
  dotted: outlined('none'),
  ring: outlined('none'),
};

/**
 * A hundred seats round the yellow floor, one path per share. Type: `drawings.css`. `{seats}` is filled
 * in the page's language.
 */
export function drawSeats(): string {
  const rings = RINGS.toReversed().map(({ apothem, tone }) =>
    ring(cut(apothem + HALF_GAP, [3, 7]), tread(tone, '--color-level-5')),
  );
  return [
    '<svg viewBox="0 0 800 800" aria-hidden="true" class="seats-drawing">',
    `<g stroke-width="2">${rings.join('')}</g>`,
    floor(cut(RINGS[0].apothem - HALF_GAP, [5, 9])),
    ...sectors().map(({ seat, points }) => {
      const { apothem, paint } = LOOKS[seat];
      const plates = `<path ${paint} d="${octagons(points, apothem)}"/>`;
      const dots = `<path fill="var(--color-ink)" d="${octagons(points, DOT)}"/>`;
      return seat === 'dotted' ? plates + dots : plates;
    }),
    '<text x="400" y="406">100</text><text class="unit" x="400" y="434">{seats}</text></svg>\n',
  ].join('');
}

/** On whole units, so that all of one size share their outline, which compresses to almost nothing. */
const octagons = (points: readonly Point[], apothem: number) =>
  points.map(([x, y]) => octagonPath([Math.round(x), Math.round(y)], apothem)).join('');

/** The seats of each share, one for each percent, taken clockwise from twelve o'clock. */
export function sectors() {
  const seats = RINGS.flatMap(seatsOf).sort((a, b) => a.bearing - b.bearing);
  return owner.split.map(({ percent, seat }) => ({
    seat,
    points: seats.splice(0, percent).map(({ at }) => at),
  }));
}

/** Seats stand at even distances along the ring; ties of bearing go to the inner ring. */
function seatsOf({ seats, apothem }: (typeof RINGS)[number]) {
  return Array.from({ length: seats }, (_, i) => {
    const sides = ((i + 0.5) / seats) * 8;
    // The first side is the one at the top, a quarter of a turn before that of corner 0.
    const side = Math.floor(sides) - 2;
    const [x, y] = along(corner(side - 1, apothem), corner(side, apothem), sides % 1);
    const bearing = (Math.atan2(x, -y) + 2 * Math.PI) % (2 * Math.PI);
    return { at: [CENTER[0] + x, CENTER[1] + y] as const, bearing };
  });
}
