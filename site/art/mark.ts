import { INK, FLOOR, PLAIN } from './palette.ts';
import type { Point } from './octagon.ts';
import { octagonPath } from './drawings/shapes.ts';

/** The mark: octagons one in the other, from outside in; `share` is their apothem's of the outermost. */
const RINGS = [
  { share: 1, paint: 'ink' },
  { share: 0.7, paint: 'plain' },
  { share: 0.5, paint: 'ink' },
  { share: 0.3, paint: 'floor' },
] as const;
/** Below `SMALL` px the inner ink ring would close up: it is dropped, and the core takes its place. */
const SMALL = 24;
const SMALL_RINGS = [RINGS[0], RINGS[1], { share: 0.5, paint: 'floor' }] as const;

/** The mark as SVG shapes; each carries its paint as a class, so that a style may change it. */
export function mark(center: Point, apothem: number, floor = FLOOR): string {
  const paints = { ink: INK, plain: PLAIN.light, floor };
  const rings = apothem * 2 < SMALL ? SMALL_RINGS : RINGS;
  return rings
    .map(({ share, paint }) => {
      const path = octagonPath(center, apothem * share);
      return `<path class="${paint}" fill="${paints[paint]}" d="${path}"/>`;
    })
    .join('');
}
