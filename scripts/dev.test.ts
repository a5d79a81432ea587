import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../server/test/temporaryFolder.ts';
import { owner } from '../test/owner.config.ts';

// Below those that a system gives away by itself: the server takes the port after it.
const PORT = String(20_000 + (process.pid % 10_000));
// A busy machine compiles the page for minutes; only a page that never comes is waited for so long.
const STARTING = { timeout: 240_000 };

test('page, form and sample prices answer at one address, and the page takes a change of the settings', async () => {
  const folder = await temporaryFolder();
  const OWNER_CONFIG = join(folder, 'owner.config.ts');
  const name = (text: string) =>
    writeFileSync(OWNER_CONFIG, `export const owner = ${JSON.stringify({ ...owner, name: text })}`);
  name('Before');
  const env = { PATH: process.env['PATH'], OWNER_CONFIG, PORT, DATA_DIR: join(folder, 'data') };
  const child = spawn(process.execPath, ['scripts/dev.ts'], { env, stdio: 'ignore' });
  onTestFinished(async () => {
    child.kill();
    await once(child, 'exit');
  });
  const get = (path: string) => fetch(`http://localhost:${PORT}${path}`).catch(() => undefined);
  const page = async () => (await get('/'))?.text();

  await expect.poll(page, STARTING).toMatch(/<title>Before/);
  expect((await get('/form/'))?.status).toBe(200);
  expect((await get('/api/v3/simple/price'))?.headers.get('x-market-data')).toBe('sample');
  name('After');
  await expect.poll(page, STARTING).toMatch(/<title>After/);
}, 500_000);
