import type { Owner } from '#site/owner/settings.ts';
import { along, corner, octagonPath, ring, tread, type Point } from './octagon.ts';

/** The rings of seats from the floor outward: how many, at which apothem, on which tread. */
const RINGS = [
  { seats: 16, apothem: 130, tone: 22 },
  { seats: 22, apothem: 192, tone: 17 },
  { seats: 28, apothem: 254, tone: 12 },
  { seats: 34, apothem: 316, tone: 7 },
] as const;
const HALF_GAP = 31;
const HUB_TONE = 40;

const SEAT = 15;
const DOT = SEAT * 0.46;
/** Smaller by half its line, so that all look the same size. */
const OUTLINED = SEAT - 1.2;
const RING = { apothem: OUTLINED, paint: 'fill="none" stroke="var(--color-ink)"' };

/** How each kind of seat looks; the shapes differ, so that color is not the only key. */
const LOOKS = {
  floor: {
    apothem: OUTLINED,
    paint: 'fill="var(--color-accent)" stroke="var(--color-on-accent)"',
  },
  ink: { apothem: SEAT, paint: 'fill="var(--color-ink)"' },
  stone: { apothem: SEAT, paint: 'fill="var(--color-graphic)"' },
  dotted: { ...RING, hasDot: true },
  ring: RING,
};

const LINE = 'stroke-width="2.5"';

type Split = Owner['lists']['token']['entries'];

/**
 * Draws a hundred seats around a hub, one path per share, and one seat of each kind for the table next to it.
 * Their type is in `drawings.css`.
 * @param unit the word for seats in the page's language.
 */
export function drawSeatChart(split: Split, unit: string): string {
  const rings = RINGS.toReversed().map(({ apothem, tone }) =>
    ring(apothem + HALF_GAP, [3, 7], tread(tone, '--color-surface')),
  );
  const seats = sectors(split).map(({ seat, points }) => seated(LOOKS[seat], points));
  const key = Object.entries(LOOKS).map(
    ([kind, look]) => `<g id="seat-${kind}" ${LINE}>${seated(look, [[0, 0]])}</g>`,
  );
  return [
    '<svg viewBox="-355 -355 710 710" aria-hidden="true" class="seats-drawing">',
    `<defs>${key.join('')}</defs>`,
    `<g stroke-width="2">${rings.join('')}</g>`,
    ring(RINGS[0].apothem - HALF_GAP, [5, 9], tread(HUB_TONE, '--color-surface')),
    `<g ${LINE}>${seats.join('')}</g>`,
    `<text y="10">100</text><text class="unit" y="46">${unit}</text></svg>`,
  ].join('');
}

/** Draws seats of one look at these points. */
function seated(look: (typeof LOOKS)[keyof typeof LOOKS], points: readonly Point[]): string {
  const plates = `<path ${look.paint} d="${octagons(points, look.apothem)}"/>`;
  const dots = `<path fill="var(--color-ink)" d="${octagons(points, DOT)}"/>`;
  return 'hasDot' in look ? plates + dots : plates;
}

/** On whole units, so that all of one size share their outline, which compresses to almost nothing. */
const octagons = (points: readonly Point[], apothem: number) =>
  points.map(([x, y]) => octagonPath([Math.round(x), Math.round(y)], apothem)).join('');

/** The seats of each share, one for each percent, clockwise from twelve o'clock; ties go to the inner ring. */
function sectors(split: Split) {
  const seats = RINGS.flatMap(seatsOf).sort((a, b) => a.fromTop - b.fromTop);
  return split.map(({ percent, seat }) => ({
    seat,
    points: seats.splice(0, percent).map(({ at }) => at),
  }));
}

/** Seats at even distances along a ring, from the left corner of its top side. */
function seatsOf({ seats, apothem }: (typeof RINGS)[number]) {
  return Array.from({ length: seats }, (_, i) => {
    const sides = ((i + 0.5) / seats) * 8;
    const start = Math.floor(sides) - 3;
    const at = along(corner(start, apothem), corner(start + 1, apothem), sides % 1);
    return { at, fromTop: (sides + 7.5) % 8 };
  });
}
