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

// A busy machine compiles the page for minutes. Only a hanging test waits this long.
const STARTING = { timeout: 240_000 };
const LIMIT_MS = 500_000;
/** The addresses of what a page loads, in it and in its modules. */
const LOADED = /(?:\bfrom |\bimport |\bimport\(|[ -](?:src|url)=)["'](\/[^"']+)["']/g;

describe('npm run dev', () => {
  // Below the ephemeral ports, because the server takes the next port.
  const port = 20_000 + (process.pid % 10_000);
  const clone = `/@fs${resolve('.')}`;
  const get = (path: string, at = port, headers = {}) =>
    fetch(`http://localhost:${at}${path}`, { headers }).catch(() => undefined);
  const prices = (at?: number) => get('/api/v3/simple/price', at);
  let folder: string;
  let dataDir: string;
  let dev: ReturnType<typeof runProgram>;
  const settle = (changes: object) => {
    const changed = JSON.stringify({ ...owner, ...changes });
    writeFileSync(join(folder, 'owner.config.ts'), `export const owner = ${changed}`);
  };

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'dev-'));
    mkdirSync('.cache', { recursive: true });
    dataDir = mkdtempSync('.cache/data-');
    writeFileSync(join(dataDir, '.env'), 'SECRET=1');
    settle({ name: 'Before' });
    const settings = { OWNER: folder, PORT: String(port), DATA_DIR: dataDir };
    dev = runProgram([process.execPath, 'scripts/dev.ts'], settings);
    // Polls a file that needs no compiling, unlike the page.
    const name = async () => (await get('/manifest.webmanifest'))?.text();
    await vi.waitFor(async () => expect(await name()).toContain('Before'), STARTING);
  }, LIMIT_MS);
  afterAll(async () => {
    dev.child.kill();
    await dev.ended;
    for (const made of [folder, dataDir]) rmSync(made, { recursive: true });
  });

  test('reports what production would block, and mistakes that only the page shows', async () => {
    const page = await get('/');
    const policy = page?.headers.get('content-security-policy-report-only');
    expect(policy).toMatch(
      /default-src 'none'; script-src 'self' 'sha256-.*; style-src-attr 'report-sample'/,
    );
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(await page?.text()).toContain('id="page-errors">[]</script>');
  });

  test('answers with page, form and sample prices at one address', async () => {
    expect(await (await get('/'))?.text()).toMatch(/<title>Before/);
    expect((await get('/form/'))?.status).toBe(200);
    expect((await prices())?.headers.get('x-market-data')).toBe('sample');
  });

  test('serves no file that is not a source', async () => {
    const files = ['data/sign-ups.sqlite', 'data/backups/a.sqlite', '.env', '.git', '.git/config'];
    const there = [`${dataDir}/sign-ups.sqlite`, `${dataDir}/.env`, '.npmrc', 'package.json'];
    for (const path of [...files, ...there].map((file) => `${clone}/${file}`)) {
      expect([403, 404], path).toContain((await get(path))?.status);
      for (const query of ['raw', 'url', 'import&raw', 'import&inline', '.svg?import&raw'])
        expect((await get(`${path}?${query}`))?.ok, path + query).toBe(false);
    }
    const image = `/_image?f=png&href=${encodeURIComponent(`${clone}/docs/images/page-dark.png`)}`;
    expect((await get(image))?.ok).toBe(false);
  });

  test(
    'serves all that its page loads, to no other origin',
    async () => {
      const seen = new Set<string>();
      const load = async (path: string) => {
        if (seen.has(path)) return;
        seen.add(path);
        const answer = await get(path, port, { Origin: 'http://localhost:9' });
        expect(answer?.status, path).toBe(200);
        expect(answer?.headers.get('access-control-allow-origin'), path).toBeNull();
        const text = (await answer?.text()) ?? '';
        for (const [, address = ''] of text.matchAll(LOADED)) await load(address);
      };
      await load('/');
      expect(seen.size).toBeGreaterThan(50);
    },
    LIMIT_MS,
  );

  test.each<[mistake: string, mend: () => void, sentence: string]>([
    ['settings', () => settle({ coins: [] }), 'owner.config.ts, coins: Use at least 4 entries.'],
    [
      'content',
      () => {
        settle({});
        mkdirSync(join(folder, 'content/en'), { recursive: true });
        writeFileSync(join(folder, 'content/en/hero.json'), '{ "start": "Go {fe}" }');
      },
      'hero.json:1, "hero.start": Unknown placeholder {fe}. Use',
    ],
  ])(
    'shows a mistake in %s in place of the page, and the page once it is mended',
    async (_, make, sentence) => {
      const text = async () => (await get('/'))?.text().catch(() => '');
      make();
      await expect.poll(text, STARTING).toContain(sentence);
      expect(await text()).toContain('src="/@vite/client"');
      expect(dev.seen.errors).toContain(sentence);
      rmSync(join(folder, 'content'), { recursive: true, force: true });
      settle({ name: 'Mended' });
      await expect.poll(text, STARTING).toContain('<title>Mended');
    },
    LIMIT_MS,
  );

  test(
    'shows each of five changes of the settings, also in pictures',
    async () => {
      const hero = async () => {
        const page = await (await get('/'))?.text();
        const [path] = /[^"]+hero-light[^"]+/.exec(page ?? '') ?? [];
        return path && (await get(path))?.text();
      };
      const colors = ['#FF8800', '#88FF00', '#00FFEE', '#FFAACC', '#EEEE44'];
      for (const [index, accent] of colors.entries()) {
        const coins = owner.coins.slice(index);
        settle({ look: { colors: { accent } }, coins });
        await expect.poll(hero, STARTING).toContain(accent);
        const ids = new URL((await prices())?.url ?? 'a:').searchParams.get('ids');
        expect(ids).toBe(coins.map(({ id }) => id).join());
      }
    },
    LIMIT_MS,
  );
});

test('npm start builds and serves the page, with sample prices if offline', async () => {
  const OUT_DIR = createBuildFolder();
  const site = `http://localhost:${await getFreePort()}`;
  const settings = {
    PORT: new URL(site).port,
    DATA_DIR: await createTempFolder(),
    MARKET_UPSTREAM: 'http://127.0.0.1:9',
    OWNER: FROZEN_OWNER,
    SITE_DIR: OUT_DIR,
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
