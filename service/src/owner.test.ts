import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../test/temporaryFolder.ts';
import { frameOrigin, readOwner } from './owner.ts';

const EMBEDDED = 'https://form.example';

test('reads the owner’s own settings', async () => {
  expect(await readOwner()).toMatchObject({ name: expect.stringMatching(/\w/) });
});

test('reads the settings of a second brand', async () => {
  const file = path.join(await temporaryFolder(), 'owner.config.ts');
  const owner = {
    name: 'Kelvo',
    colors: { floor: '#00e5a0', floorShade: '#00a070' },
    legal: { regions: 'Everywhere.' },
    form: { provider: 'url', url: 'https://forms.example/kelvo?x=1' },
  };
  await writeFile(file, `export const owner = ${JSON.stringify(owner)};`);
  const read = await readOwner(file);
  expect(read.name).toBe('Kelvo');
  expect(frameOrigin(read, EMBEDDED)).toBe('https://forms.example');
});

test('says in one line which setting does not fit', async () => {
  const file = path.join(await temporaryFolder(), 'owner.config.ts');
  await writeFile(file, 'export const owner = { name: "" };');
  await expect(readOwner(file)).rejects.toThrow(/^The owner's settings in .* do not fit.*colors/);
});

test.each([
  [{ provider: 'embedded' }, EMBEDDED],
  [{ provider: 'leadconnector', host: 'https://api.leads.example' }, 'https://api.leads.example'],
  [{ provider: 'none' }, null],
] as const)('frames exactly the form of %o', (form, origin) => {
  expect(frameOrigin({ form }, EMBEDDED)).toBe(origin);
});
