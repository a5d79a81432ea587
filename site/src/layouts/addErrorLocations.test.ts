import { expect, test } from 'vitest';
import { createOwner } from '../../test/renderSections.ts';
import { addErrorLocations } from './addErrorLocations.ts';

test('an error in a section of the owner’s names its file', () => {
  const fail = () => {
    throw new TypeError('links is not iterable');
  };
  const { Press } = addErrorLocations('/nova/sections/Press/Press.tsx', { Press: fail });
  expect(() => Press?.(Object(createOwner({})))).toThrow(
    /^sections\/Press\/Press\.tsx: links is not iterable\. Correct this section\.$/,
  );
});
