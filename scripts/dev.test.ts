import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../server/test/freePort.ts';
import { runProgram, untilListening } from '../server/test/runServer.ts';
import { temporaryFolder } from '../server/test/temporaryFolder.ts';
import { FROZEN_OWNER } from '../site/e2e/environment.ts';
import { buildFolder } from '../site/test/builtSite.ts';
import { owner } from '../test/owner.config.ts';

// Below those that a system gives away by itself: the server takes the port after it.
const PORT = 20_000 + (process.pid % 10_000);
// A busy machine compiles the page for minutes; only a page that never comes is waited for so long.
const STARTING = { timeout: 240_000 };

test('npm run dev serves page, form and prices, and each of five changes of the settings', async () => {
  const folder = await temporaryFolder();
  const OWNER_CONFIG = join(folder, 'owner.config.ts');
  const settle = (changes: object) => {
    const changed = JSON.stringify({ ...owner, ...changes });
    writeFileSync(OWNER_CONFIG, `export const owner = ${changed}`);
  };
  settle({ name: 'Before' });
  const place = { OWNER_CONFIG, PORT: String(PORT), DATA_DIR: join(folder, 'data') };
  const { child, ended } = runProgram([process.execPath, 'scripts/dev.ts'], place);
  onTestFinished(async () => {
    child.kill();
    await ended;
  });
  const get = (path: string) => fetch(`http://localhost:${PORT}${path}`).catch(() => undefined);
  // A file that takes nothing to compile, unlike the page, is asked for until it is there.
  const title = async () => (await get('/manifest.webmanifest'))?.text();
  const prices = () => get('/api/v3/simple/price');

  await expect.poll(title, STARTING).toContain('Before');
  expect(await (await get('/'))?.text()).toMatch(/<title>Before/);
  expect((await get('/form/'))?.status).toBe(200);
  expect((await prices())?.headers.get('x-market-data')).toBe('sample');
  const hero = async () => {
    const page = await (await get('/'))?.text();
    const [path] = /[^"]+hero-light[^"]+/.exec(page ?? '') ?? [];
    return path && (await get(path))?.text();
  };
  const colors = ['#FF8800', '#88FF00', '#00FFEE', '#FFAACC', '#EEEE44'];
  for (const [index, floor] of colors.entries()) {
    settle({ colors: { floor }, coins: owner.coins.slice(index) });
    await expect.poll(hero, STARTING).toContain(floor);
    const ids = new URL((await prices())?.url ?? 'a:').searchParams.get('ids');
    expect(ids).toBe(
      owner.coins
        .slice(index)
        .map(({ id }) => id)
        .join(),
    );
  }
}, 500_000);

test('npm start builds the page for its port and serves it, with a sample where no prices are to be had', async () => {
  const OUT_DIR = buildFolder();
  const site = `http://localhost:${await freePort()}`;
  const settings = {
    PORT: new URL(site).port,
    DATA_DIR: await temporaryFolder(),
    MARKET_UPSTREAM: 'http://127.0.0.1:9',
    OWNER_CONFIG: FROZEN_OWNER,
    SITE_DIR: OUT_DIR,
    OUT_DIR,
  };
  const run = runProgram([process.execPath, 'scripts/start.ts'], settings);
  onTestFinished(async () => {
    run.child.kill();
    await run.ended;
    rmSync(OUT_DIR, { recursive: true });
  });
  await untilListening(run);
  const page = await fetch(site);
  expect(page.headers.get('content-security-policy')).toContain("connect-src 'self';");
  expect(await page.text()).toContain(`<link rel="canonical" href="${site}/"`);
  const prices = await fetch(`${site}/api/v3/simple/price`);
  expect([prices.status, prices.headers.get('x-market-data')]).toEqual([200, 'sample']);
}, 500_000);
