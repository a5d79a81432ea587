/** An eighth of a full turn, in radians. */
export const EIGHTH = Math.PI / 4;
/** By how much the pit is turned, in radians clockwise: as `site/art/plan.ts` draws it. */
export const TURN = 0.1;

const SIDES = 8;
/** In percent of the plan: how far from its middle the rings of plates lie, and how large a plate is. */
const ONE_RING = { radii: [30], width: 21, height: 12 };
const TWO_RINGS = { radii: [41, 23], width: 13.7, height: 13.7 };

/** The place of a coin's plate: its side of the pit, clockwise from the top, and its middle in percent of the plan. */
export type Plate = { side: number; left: number; top: number };

/**
 * Where the plates of up to sixteen coins stand on the plan: eight on the sides of the pit, from the top and
 * evenly where they are fewer, and the others within on a second ring.
 */
export function layOutPlates(count: number) {
  const { radii, width, height } = count > SIDES ? TWO_RINGS : ONE_RING;
  const plates = Array.from({ length: count }, (_, index): Plate => {
    const ring = Math.floor(index / SIDES);
    const onRing = Math.min(count - ring * SIDES, SIDES);
    const side = Math.round(((index % SIDES) * SIDES) / onRing);
    const bearing = TURN + (side - 2) * EIGHTH;
    const radius = radii[ring] ?? 0;
    return { side, left: 50 + radius * Math.cos(bearing), top: 50 + radius * Math.sin(bearing) };
  });
  return { plates, rings: count > SIDES ? 2 : 1, width, height };
}
