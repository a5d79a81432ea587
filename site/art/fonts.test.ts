import { stat } from 'node:fs/promises';
import { expect, test } from 'vitest';

// What a phone gets in its first round trip on a connection of its own, or on the one that brought the page.
test.each([
  ['archivo', 9_850],
  ['readex', 12_805],
  ['cairo', 8_425],
])('%s, which text and headlines wait for, arrives in one round trip', async (name, largest) => {
  const { size } = await stat(new URL(`../src/assets/fonts/${name}.woff2`, import.meta.url));
  expect(size).toBeLessThanOrEqual(largest);
});
