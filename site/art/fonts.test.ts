import { stat } from 'node:fs/promises';
import { expect, test } from 'vitest';

const FONTS = new URL('../src/assets/fonts/', import.meta.url);
/** What a phone gets of it in its first round trip while three files arrive, less the headers. */
const LARGEST_TEXT_FONT = 9_850;

test('the font of the text arrives in one round trip', async () => {
  const { size } = await stat(new URL('archivo.woff2', FONTS));
  expect(size).toBeLessThanOrEqual(LARGEST_TEXT_FONT);
});
