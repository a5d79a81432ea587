import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { getFreePort } from '../server/test/freePort.ts';
import { runProgram, waitUntilListening } from '../server/test/runServer.ts';
import { createTempFolder } from '../server/test/temporaryFolder.ts';
import { FROZEN_OWNER } from '../site/e2e/environment.ts';
import { createBuildFolder } from '../site/test/builtSite.ts';
import { owner } from '../test/owner/owner.config.ts';

// Compiling the page can take minutes on a busy machine.
const START_TIMEOUT = { timeout: 240_000 };
const TEST_TIMEOUT_MS = 500_000;
/** Matches the URLs that a page and its modules load. */
const LOADED_URLS = /(?:\bfrom |\bimport |\bimport\(|[ -](?:src|url)=)["'](\/[^"']+)["']/g;

describe('npm run dev', () => {
  // The server also needs the next port, so choose one below the ephemeral range.
  const port = 20_000 + (process.pid % 10_000);
  const projectUrl = `/@fs${resolve('.')}`;
  const get = (path: string, headers = {}) =>
    fetch(`http://localhost:${port}${path}`, { headers }).catch(() => undefined);
  const getPrices = () => get('/api/v3/simple/price');
  let folder: string;
  let dataDir: string;
  let dev: ReturnType<typeof runProgram>;
  const writeSettings = (changes: object) => {
    const settings = JSON.stringify({ ...owner, ...changes });
    writeFileSync(join(folder, 'owner.config.ts'), `export const owner = ${settings}`);
  };

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'dev-'));
    mkdirSync('.cache', { recursive: true });
    dataDir = mkdtempSync('.cache/data-');
    writeFileSync(join(dataDir, '.env'), 'SECRET=1');
    writeSettings({ name: 'Before' });
    const settings = { OWNER: folder, PORT: String(port), DATA_DIR: dataDir };
    dev = runProgram([process.execPath, 'scripts/dev.ts'], settings);
    // The web manifest is faster than the page, so poll that.
    const getManifest = async () => (await get('/manifest.webmanifest'))?.text();
    await vi.waitFor(async () => expect(await getManifest()).toContain('Before'), START_TIMEOUT);
  }, TEST_TIMEOUT_MS);
  afterAll(async () => {
    dev.child.kill();
    await dev.ended;
    for (const path of [folder, dataDir]) rmSync(path, { recursive: true });
  });

  test('adds a report-only Content Security Policy and a list of page errors', async () => {
    const page = await get('/');
    const policy = page?.headers.get('content-security-policy-report-only');
    expect(policy).toMatch(
      /default-src 'none'; script-src 'self' 'sha256-.*; style-src-attr 'report-sample'/,
    );
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(await page?.text()).toContain('id="page-errors">[]</script>');
  });

  test('serves the page, the form, and sample prices from the same origin', async () => {
    expect(await (await get('/'))?.text()).toMatch(/<title>Before/);
    expect((await get('/form/'))?.status).toBe(200);
    expect((await getPrices())?.headers.get('x-market-data')).toBe('sample');
  });

  test('serves only source files', async () => {
    const files = ['data/sign-ups.sqlite', 'data/backups/a.sqlite', '.env', '.git', '.git/config'];
    const existing = [`${dataDir}/sign-ups.sqlite`, `${dataDir}/.env`, '.npmrc', 'package.json'];
    for (const path of [...files, ...existing].map((file) => `${projectUrl}/${file}`)) {
      expect([403, 404], path).toContain((await get(path))?.status);
      for (const query of ['raw', 'url', 'import&raw', 'import&inline', '.svg?import&raw'])
        expect((await get(`${path}?${query}`))?.ok, path + query).toBe(false);
    }
    const href = encodeURIComponent(`${projectUrl}/docs/images/page-dark.png`);
    expect((await get(`/_image?f=png&href=${href}`))?.ok).toBe(false);
  });

  test(
    'serves all files that the page loads, without CORS headers',
    async () => {
      const loaded = new Set<string>();
      const load = async (path: string) => {
        if (loaded.has(path)) return;
        loaded.add(path);
        const response = await get(path, { Origin: 'http://localhost:9' });
        expect(response?.status, path).toBe(200);
        expect(response?.headers.get('access-control-allow-origin'), path).toBeNull();
        const text = (await response?.text()) ?? '';
        for (const [, url = ''] of text.matchAll(LOADED_URLS)) await load(url);
      };
      await load('/');
      expect(loaded.size).toBeGreaterThan(50);
    },
    TEST_TIMEOUT_MS,
  );

  test.each<[file: string, breakOwner: () => void, error: string]>([
    [
      'settings',
      () => writeSettings({ coins: [] }),
      'owner.config.ts, coins: Use at least 4 entries.',
    ],
    [
      'content',
      () => {
        writeSettings({});
        mkdirSync(join(folder, 'content/en'), { recursive: true });
        writeFileSync(join(folder, 'content/en/hero.json'), '{ "start": "Go {fe}" }');
      },
      'hero.json:1, "hero.start": Unknown placeholder {fe}. Use',
    ],
  ])(
    'shows an error in the %s instead of the page until it is fixed',
    async (_, breakOwner, error) => {
      const getPage = async () => (await get('/'))?.text().catch(() => '');
      breakOwner();
      await expect.poll(getPage, START_TIMEOUT).toContain(error);
      expect(await getPage()).toContain('src="/@vite/client"');
      expect(dev.seen.errors).toContain(error);
      rmSync(join(folder, 'content'), { recursive: true, force: true });
      writeSettings({ name: 'Fixed' });
      await expect.poll(getPage, START_TIMEOUT).toContain('<title>Fixed');
    },
    TEST_TIMEOUT_MS,
  );

  test(
    'applies a series of settings changes, even to generated images',
    async () => {
      const getHeroImage = async () => {
        const page = await (await get('/'))?.text();
        const [path] = /[^"]+hero-light[^"]+/.exec(page ?? '') ?? [];
        return path && (await get(path))?.text();
      };
      const colors = ['#FF8800', '#88FF00', '#00FFEE', '#FFAACC', '#EEEE44'];
      for (const [index, accent] of colors.entries()) {
        const coins = owner.coins.slice(index);
        writeSettings({ look: { colors: { accent } }, coins });
        await expect.poll(getHeroImage, START_TIMEOUT).toContain(accent);
        const ids = new URL((await getPrices())?.url ?? 'a:').searchParams.get('ids');
        expect(ids).toBe(coins.map(({ id }) => id).join());
      }
    },
    TEST_TIMEOUT_MS,
  );
});

test('npm start builds and serves the page, with sample prices when offline', async () => {
  const OUT_DIR = createBuildFolder();
  const site = `http://localhost:${await getFreePort()}`;
  const settings = {
    PORT: new URL(site).port,
    DATA_DIR: await createTempFolder(),
    MARKET_UPSTREAM: 'http://127.0.0.1:9',
    OWNER: FROZEN_OWNER,
    OUT_DIR,
  };
  const run = runProgram([process.execPath, 'scripts/start.ts'], settings);
  onTestFinished(async () => {
    run.child.kill();
    await run.ended;
    rmSync(OUT_DIR, { recursive: true });
  });
  await waitUntilListening(run);
  const page = await fetch(site);
  expect(page.headers.get('content-security-policy')).toContain("connect-src 'self';");
  expect(await page.text()).toContain(`<link rel="canonical" href="${site}/"`);
  const prices = await fetch(`${site}/api/v3/simple/price`);
  expect([prices.status, prices.headers.get('x-market-data')]).toEqual([200, 'sample']);
}, 500_000);
