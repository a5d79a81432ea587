import { owner } from '../../src/data/owner.ts';
import { along, corner, type Point } from '../octagon.ts';
import { drawing, floor, ring, short, tread } from './shapes.ts';

const SIZE = 800;
const CENTER: Point = [SIZE / 2, SIZE / 2];
/** The rings of seats from the floor outward: how many, at which apothem, on which tread. */
const RINGS = [
  { seats: 16, apothem: 130, tone: 22 },
  { seats: 22, apothem: 192, tone: 17 },
  { seats: 28, apothem: 254, tone: 12 },
  { seats: 34, apothem: 316, tone: 7 },
] as const;
const HALF_GAP = 31;
const TREAD_DROP: Point = [3, 7];
const FLOOR_DROP: Point = [5, 9];

const SEAT = 15;
/** Outlined seats are smaller by half their line, so that all look the same size. */
const OUTLINED_SEAT = SEAT - 1.2;
const DOT = SEAT * 0.46;

const outlined = (fill: string, stroke = '--color-ink') => ({
  apothem: OUTLINED_SEAT,
  paint: `fill="${fill}" stroke="var(${stroke})" stroke-width="2.5"`,
  hasDot: false,
});
const filled = (color: string) => ({ apothem: SEAT, paint: `fill="var(${color})"`, hasDot: false });

/** How each kind of seat looks; the shapes differ, so that color is not the only key. */
const LOOKS = {
  floor: outlined('var(--color-accent)', '--color-on-accent'),
  ink: filled('--color-ink'),
  stone: filled('--color-graphic'),
  dotted: { ...outlined('none'), hasDot: true },
  ring: outlined('none'),
};

/**
 * A hundred seats round the yellow floor, one path per share. Type: `drawings.css`. `{seats}` is filled
 * in the page's language.
 */
export function drawSeats(): string {
  const rings = RINGS.toReversed().map(({ apothem, tone }) =>
    ring(pit(apothem + HALF_GAP, TREAD_DROP), tread(tone, '--color-level-5')),
  );
  const [x, y] = CENTER;
  const content = [
    `<g stroke-width="2">${rings.join('')}</g>`,
    floor(pit(RINGS[0].apothem - HALF_GAP, FLOOR_DROP)),
    ...sectors().map(({ seat, points }) => drawSector(points, LOOKS[seat])),
    `<text x="${x}" y="${y + 6}">100</text><text class="unit" x="${x}" y="${y + 34}">{seats}</text>`,
  ];
  return drawing(SIZE, 'seats-drawing', content.join(''));
}

const pit = (apothem: number, drop: Point) => ({ center: CENTER, apothem, turn: 0, drop });

/** The seats of each share, one for each percent, taken clockwise from twelve o'clock. */
export function sectors() {
  const seats = RINGS.flatMap(seatsOf).sort((a, b) => a.bearing - b.bearing);
  let taken = 0;
  return owner.split.map(({ percent, seat }) => {
    const sector = seats.slice(taken, taken + percent);
    taken += percent;
    return { seat, points: sector.map(({ at }) => at) };
  });
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

function drawSector(seats: readonly Point[], look: (typeof LOOKS)[keyof typeof LOOKS]): string {
  const path = (apothem: number) => seats.map((at) => seatPath(at, apothem)).join('');
  const plates = `<path ${look.paint} d="${path(look.apothem)}"/>`;
  return look.hasDot ? `${plates}<path fill="var(--color-ink)" d="${path(DOT)}"/>` : plates;
}

/** All seats of one size share their outline to the digit, which compresses to almost nothing. */
function seatPath([x, y]: Point, apothem: number): string {
  const side = 2 * apothem * Math.tan(Math.PI / 8);
  const cut = apothem - side / 2;
  const [s, c] = [short(side), short(cut)];
  const outline = `h${s}l${c} ${c}v${s}l-${c} ${c}h-${s}l-${c}-${c}v-${s}z`;
  return `M${Math.round(x - side / 2)} ${Math.round(y - apothem)}${outline}`;
}
