import { expect, test } from 'vitest';
import { getCached } from './generatedFile.ts';

test('keeps a picture or font for its own inputs only', async () => {
  const makeFor = (input: string) =>
    getCached([input], async () => new TextEncoder().encode(input));
  const files = [await makeFor('one'), await makeFor('two'), await makeFor('one')];
  expect(files.map((file) => new TextDecoder().decode(file))).toEqual(['one', 'two', 'one']);
  const kept = await getCached(['one'], () => Promise.reject(new Error('made again')));
  expect(new TextDecoder().decode(kept)).toBe('one');
});
