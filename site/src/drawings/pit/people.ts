import { drawn, UNITS, type Place, type Project } from './perspective.ts';
import { SHADOW } from './pitGeometry.ts';

/** In the pit's own unit. */
export const HEIGHT = 0.86;
const WIDTH = 0.18;
/** Where the body ends, as a share of the height; the middle of the head is at 1. */
const NECK = 0.66;

/** A person in the pit: `size` is relative to the usual, `shadow` is the shadow of a height of 1. */
export type Person = { at: Place; color: string; size: number; shadow?: number };

/**
 * A group of people: their shadows, and over them the bodies, a line and a dot each. Those in one color
 * are one path.
 */
export function standing(project: Project, people: readonly Person[], shadow: string): string {
  if (people.length === 0) return '';
  const bodies = people.map((person) => ({ color: person.color, ...pathsOf(project, person) }));
  const lines = (group: typeof bodies, part: 'shadow' | 'body') => {
    const width = group.reduce((sum, each) => sum + each.width, 0) / group.length;
    const path = drawn(group.map((each) => each[part]).join(''));
    return `stroke-width="${Math.round(width * UNITS)}" d="${path}"/>`;
  };
  const colors = [...Map.groupBy(bodies, ({ color }) => color)].map(
    ([color, alike]) => `<path stroke="${color}" ${lines(alike, 'body')}`,
  );
  return `<path stroke="${shadow}" ${lines(bodies, 'shadow')}${colors.join('')}`;
}

/** One person as path data in px, always upright on screen. */
function pathsOf(project: Project, { at: [x, y, z], size, shadow = 0.9 }: Person) {
  const height = HEIGHT * size;
  const { at: ground, scale } = project([x, y, z]);
  const width = scale * WIDTH * size;
  const whole = (px: number, grain: number) => Math.round(px / grain) * grain;
  const feet = [whole(ground[0], 1 / UNITS), whole(ground[1] - width * 0.4, 1 / UNITS)] as const;
  // Whole px from the feet, so that equal people have equal paths and compress well.
  const up = (share: number) => whole(project([x, y, z + height * share]).at[1] - feet[1], 1);
  const reach = height * shadow;
  const tip = project([x + SHADOW[0] * reach, y + SHADOW[1] * reach, z]).at;
  const start = `M${feet.join(' ')}`;
  return {
    width,
    shadow: `${start}l${whole(tip[0] - feet[0], 2)} ${whole(tip[1] - feet[1], 2)}`,
    body: `${start}v${up(NECK)}m0 ${up(1) - up(NECK)}h0`,
  };
}
