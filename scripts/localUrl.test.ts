import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { createTempFolder } from '../server/test/temporaryFolder.ts';
import { getLocalUrl } from './localUrl.ts';

afterEach(() => vi.unstubAllEnvs());

test.each([
  ["export const owner = { siteUrl: 'https://nova.example/landing' };", '/landing'],
  ["export const owner = { siteUrl: 'https://nova.example' };", ''],
  // The build reports this error.
  ['export const owner = {', ''],
])('adds the base path from %s to the local URL', async (settings, path) => {
  const folder = await createTempFolder();
  await writeFile(join(folder, 'owner.config.ts'), settings);
  vi.stubEnv('OWNER', folder);
  expect(await getLocalUrl(4321)).toBe(`http://localhost:4321${path}`);
});
