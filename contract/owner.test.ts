import { expect, test } from 'vitest';
import { owner } from '../test/secondBrand.owner.config.ts';
import { OwnerSchema } from './owner.ts';
import { contrast } from './ownerColors.ts';
import { parseOwner } from './parseOwner.ts';

const check = (changes: object) =>
  parseOwner({ ...owner, ...changes }, 'owner.config.ts', OwnerSchema);

test('the sections are those of the specification in its order, unless the owner moves them within a level', () => {
  const shipped =
    'stats why-tmx how-it-works trading security live-activity testimonials compare academy community faq roadmap token partners get-started';
  expect(check({}).sections).toEqual(shipped.split(' '));
  const own = { id: 'as-seen-in', component: 'AsSeenIn', level: 3 };
  const moved = ['how-it-works', 'why-tmx', 'compare', own, 'faq'];
  expect(check({ sections: moved }).sections).toEqual(moved);
});

test.each(['#ffe100', '#ffffff', '#808080'])(
  'the shade of the floor %s follows from it where it is not given',
  (color) => {
    const { floor, floorShade } = check({ colors: { floor: color } }).colors;
    expect(contrast(floor, floorShade)).toBeGreaterThan(1.2);
    expect(contrast(floorShade, '#14150f')).toBeGreaterThanOrEqual(3);
    expect(check({ colors: { floor, floorShade: '#c9a800' } }).colors.floorShade).toBe('#c9a800');
  },
);

test('contrast is 21 to 1 for black on white, in either order, and 1 to 1 for a colour on itself', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#14150f', '#ffe100')).toBe(contrast('#ffe100', '#14150f'));
  expect(contrast('#ffe100', '#FFE100')).toBe(1);
});
