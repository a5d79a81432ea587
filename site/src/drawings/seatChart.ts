import type { Owner } from '#site/owner/settings.ts';
import {
  drawRing,
  getCorner,
  interpolate,
  mixTreadColor,
  octagonPath,
  type Point,
} from './octagon.ts';

/** Rings of seats from the hub outward. `shade` is the percentage of the shaded wall's color in the tread. */
const SEAT_RINGS = [
  { seats: 16, apothem: 130, shade: 22 },
  { seats: 22, apothem: 192, shade: 17 },
  { seats: 28, apothem: 254, shade: 12 },
  { seats: 34, apothem: 316, shade: 7 },
] as const;
const HALF_RING_DISTANCE = 31;
const HUB_SHADE = 40;

const SEAT_APOTHEM = 15;
const DOT_APOTHEM = SEAT_APOTHEM * 0.46;
/** Smaller by half the stroke width, so outlined seats look as large as filled ones. */
const OUTLINED_APOTHEM = SEAT_APOTHEM - 1.2;
const OUTLINED_SEAT = {
  apothem: OUTLINED_APOTHEM,
  attributes: 'fill="none" stroke="var(--color-ink)"',
};

/** Seat types also differ in shape, because color alone isn't accessible. */
const SEAT_STYLES = {
  floor: {
    apothem: OUTLINED_APOTHEM,
    attributes: 'fill="var(--color-accent)" stroke="var(--color-on-accent)"',
  },
  ink: { apothem: SEAT_APOTHEM, attributes: 'fill="var(--color-ink)"' },
  stone: { apothem: SEAT_APOTHEM, attributes: 'fill="var(--color-graphic)"' },
  dotted: { ...OUTLINED_SEAT, hasDot: true },
  ring: OUTLINED_SEAT,
};

const SEAT_STROKE = 'stroke-width="2.5"';

type TokenEntries = Owner['lists']['token']['entries'];

/**
 * Draws a hundred seats around a hub, colored by token share. Also defines a seat of each type as `#seat-<type>`, for the
 * legend in the table next to the chart. `drawings.css` sets the font.
 * @param unit the word for "seats" in the page's language.
 */
export function drawSeatChart(entries: TokenEntries, unit: string): string {
  const treads = SEAT_RINGS.toReversed().map(({ apothem, shade }) =>
    drawRing(apothem + HALF_RING_DISTANCE, [3, 7], mixTreadColor(shade, '--color-surface')),
  );
  const seats = assignSeats(entries).map(({ seat, positions }) =>
    drawSeats(SEAT_STYLES[seat], positions),
  );
  const legend = Object.entries(SEAT_STYLES).map(
    ([type, style]) => `<g id="seat-${type}" ${SEAT_STROKE}>${drawSeats(style, [[0, 0]])}</g>`,
  );
  return [
    '<svg viewBox="-355 -355 710 710" aria-hidden="true" class="seats-drawing">',
    `<defs>${legend.join('')}</defs>`,
    `<g stroke-width="2">${treads.join('')}</g>`,
    drawRing(
      SEAT_RINGS[0].apothem - HALF_RING_DISTANCE,
      [5, 9],
      mixTreadColor(HUB_SHADE, '--color-surface'),
    ),
    `<g ${SEAT_STROKE}>${seats.join('')}</g>`,
    `<text y="10">100</text><text class="unit" y="46">${unit}</text></svg>`,
  ].join('');
}

function drawSeats(
  style: (typeof SEAT_STYLES)[keyof typeof SEAT_STYLES],
  positions: readonly Point[],
): string {
  const octagons = `<path ${style.attributes} d="${octagonPaths(positions, style.apothem)}"/>`;
  const dots = `<path fill="var(--color-ink)" d="${octagonPaths(positions, DOT_APOTHEM)}"/>`;
  return 'hasDot' in style ? octagons + dots : octagons;
}

/** Rounds centers to whole units, so octagons of the same size have equal path data and compress well. */
const octagonPaths = (centers: readonly Point[], apothem: number) =>
  centers.map(([x, y]) => octagonPath([Math.round(x), Math.round(y)], apothem)).join('');

/** Assigns one seat per percent, clockwise from the top. At equal angles, inner rings come first. */
function assignSeats(entries: TokenEntries) {
  const seats = SEAT_RINGS.flatMap(getSeatPositions).sort(
    (a, b) => a.sidesFromTop - b.sidesFromTop,
  );
  return entries.map(({ percent, seat }) => ({
    seat,
    positions: seats.splice(0, percent).map(({ position }) => position),
  }));
}

/** Returns evenly spaced positions along a ring, starting at the left corner of its top side. */
function getSeatPositions({ seats, apothem }: (typeof SEAT_RINGS)[number]) {
  return Array.from({ length: seats }, (_, i) => {
    const sides = ((i + 0.5) / seats) * 8;
    const corner = Math.floor(sides) - 3;
    const position = interpolate(
      getCorner(corner, apothem),
      getCorner(corner + 1, apothem),
      sides % 1,
    );
    return { position, sidesFromTop: (sides + 7.5) % 8 };
  });
}
