import { stat } from 'node:fs/promises';
import { expect, test } from 'vitest';

const FONTS = new URL('../src/assets/fonts/', import.meta.url);
/** What a phone gets of it in its first round trip while three files arrive, less the headers. */
const LARGEST_TEXT_FONT = 9_850;

test('the font of the text arrives in one round trip', async () => {
  const { size } = await stat(new URL('archivo.woff2', FONTS));
  expect(size).toBeLessThanOrEqual(LARGEST_TEXT_FONT);
});

// Six files arrive: the first on the connection that brought the page, the others on new ones.
test.each([
  ['readex', 12_805],
  ['cairo', 8_425],
  ['big-shoulders-arabic', 8_425],
  ['archivo-arabic', 8_425],
])('%s is there no round trip later than the fonts of English', async (name, largest) => {
  const { size } = await stat(new URL(`${name}.woff2`, FONTS));
  expect(size).toBeLessThanOrEqual(largest);
});
