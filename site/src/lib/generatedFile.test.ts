import { expect, test } from 'vitest';
import { getCached } from './generatedFile.ts';

test('caches a file by its inputs', async () => {
  const getFile = (input: string) =>
    getCached([input], async () => new TextEncoder().encode(input));
  const files = [await getFile('one'), await getFile('two'), await getFile('one')];
  expect(files.map((file) => new TextDecoder().decode(file))).toEqual(['one', 'two', 'one']);
  const cached = await getCached(['one'], () => Promise.reject(new Error('made again')));
  expect(new TextDecoder().decode(cached)).toBe('one');
});
