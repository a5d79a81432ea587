import { expect, test } from 'vitest';
import { createOwner } from '../../test/renderSections.ts';
import { addErrorLocations } from './addErrorLocations.ts';

test('adds the file name to an error in a custom section', () => {
  const fail = () => {
    throw new TypeError('links is not iterable');
  };
  const { Press } = addErrorLocations('/nova/sections/Press/Press.tsx', { Press: fail });
  expect(() => Press?.(Object(createOwner({})))).toThrow(
    /^sections\/Press\/Press\.tsx: links is not iterable\. Fix this section\.$/,
  );
});
