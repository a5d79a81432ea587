import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { createTempFolder } from '../server/test/temporaryFolder.ts';
import { localAddress } from './localAddress.ts';

afterEach(() => vi.unstubAllEnvs());

test.each([
  ["export const owner = { siteUrl: 'https://nova.example/landing' };", '/landing'],
  ["export const owner = { siteUrl: 'https://nova.example' };", ''],
  // The build tells what is wrong.
  ['export const owner = {', ''],
])('the address on this machine keeps the path of %s', async (settings, path) => {
  const folder = await createTempFolder();
  await writeFile(join(folder, 'owner.config.ts'), settings);
  vi.stubEnv('OWNER', folder);
  expect(await localAddress(4321)).toBe(`http://localhost:4321${path}`);
});
