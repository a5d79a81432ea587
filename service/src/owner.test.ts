import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { owner as secondBrand } from '../../site/test/secondBrand.owner.config.ts';
import { temporaryFolder } from '../test/temporaryFolder.ts';
import { readOwner } from './owner.ts';

async function fileWith(owner: object): Promise<string> {
  const file = path.join(await temporaryFolder(), 'owner.config.ts');
  await writeFile(file, `export const owner = ${JSON.stringify(owner)};`);
  return file;
}

test('reads the owner’s own settings', async () => {
  expect(await readOwner()).toMatchObject({ name: expect.stringMatching(/\w/) });
});

test('reads the settings of a second brand, all that the build reads', async () => {
  expect(await readOwner(await fileWith(secondBrand))).toEqual(secondBrand);
});

test('says in one line which setting does not fit', async () => {
  const owner = { ...secondBrand, name: '', colors: { floor: 'red' }, riskStrip: true };
  await expect(readOwner(await fileWith(owner))).rejects.toThrow(
    /^The owner's settings in .* do not fit.*name: .*colors\.floor: .*riskStrip/,
  );
});
