import { compactPath, UNITS_PER_PX, type Point3D, type Projection } from './perspective.ts';
import { SHADOW_OFFSET } from './pitGeometry.ts';

/** Height of a person of size 1 up to the center of the head, in pit units. */
export const PERSON_HEIGHT = 0.86;
const PERSON_WIDTH = 0.18;
/** Top of the body, as a share of the height. */
const SHOULDER_HEIGHT = 0.66;

/** `shadowLength` is relative to the actual shadow of an object this tall. */
export type Person = { position: Point3D; color: string; size: number; shadowLength?: number };

/**
 * Draws one path for all shadows, then one path per color for the bodies. A body is a line with a dot for the head.
 */
export function drawPeople(
  project: Projection,
  people: readonly Person[],
  shadowColor: string,
): string {
  if (people.length === 0) return '';
  const bodies = people.map((person) => ({
    color: person.color,
    ...createPersonPaths(project, person),
  }));
  const strokeAttributes = (group: typeof bodies, part: 'shadow' | 'body') => {
    const meanWidth = group.reduce((sum, { width }) => sum + width, 0) / group.length;
    const path = compactPath(group.map((paths) => paths[part]).join(''));
    return `stroke-width="${Math.round(meanWidth * UNITS_PER_PX)}" d="${path}"/>`;
  };
  const bodyPaths = [...Map.groupBy(bodies, ({ color }) => color)].map(
    ([color, group]) => `<path stroke="${color}" ${strokeAttributes(group, 'body')}`,
  );
  return `<path stroke="${shadowColor}" ${strokeAttributes(bodies, 'shadow')}${bodyPaths.join('')}`;
}

/** Bodies are always vertical on screen. */
function createPersonPaths(project: Projection, person: Person) {
  const { size, shadowLength = 0.9 } = person;
  const [x, y, z] = person.position;
  const height = PERSON_HEIGHT * size;
  const { screen: ground, scale } = project([x, y, z]);
  const width = scale * PERSON_WIDTH * size;
  const roundTo = (step: number, px: number) => Math.round(px / step) * step;
  const feet = [
    roundTo(1 / UNITS_PER_PX, ground[0]),
    roundTo(1 / UNITS_PER_PX, ground[1] - width * 0.4),
  ] as const;
  // Round offsets from the feet to whole px, so people of similar size share path data and compress well.
  const offsetToHeight = (share: number) =>
    roundTo(1, project([x, y, z + height * share]).screen[1] - feet[1]);
  const reach = height * shadowLength;
  const shadowTip = project([x + SHADOW_OFFSET[0] * reach, y + SHADOW_OFFSET[1] * reach, z]).screen;
  const start = `M${feet.join(' ')}`;
  const shoulders = offsetToHeight(SHOULDER_HEIGHT);
  return {
    width,
    shadow: `${start}l${roundTo(2, shadowTip[0] - feet[0])} ${roundTo(2, shadowTip[1] - feet[1])}`,
    body: `${start}v${shoulders}m0 ${offsetToHeight(1) - shoulders}h0`,
  };
}
