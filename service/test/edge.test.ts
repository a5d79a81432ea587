import { readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import path from 'node:path';
import { chromium, type Browser, type Page, type Route } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type edgeModule from '../src/edge.ts';
import type { edgeRelay } from '../src/edge.ts';
import { TEST_BROWSER } from './browser.ts';

// The relay's own files, as they are, in a runtime that is not Node and knows none of its modules:
// a browser. Whatever runs there runs in every runtime that is made of web standards.
const ROOT = path.join(import.meta.dirname, '../..');
const ORIGIN = 'https://edge.example';
const UPSTREAM = 'https://upstream.example';
const PAGE = `<!doctype html><script type="importmap">${JSON.stringify({
  imports: {
    '#contract/': '/contract/',
    'zod/mini': '/node_modules/zod/mini/index.js',
  },
})}</script>
<script type="module">
import edge, { edgeRelay } from '/service/src/edge.ts';
Object.assign(globalThis, { edge, edgeRelay })</script>`;

type Edge = typeof edgeModule;
type EdgeRelay = typeof edgeRelay;

let browser: Browser;
let page: Page;
const asked: string[] = [];
beforeAll(async () => {
  browser = await chromium.launch(TEST_BROWSER);
  page = await browser.newPage();
  await page.route(`${ORIGIN}/**`, serveSource);
  await page.route(`${UPSTREAM}/**`, (route) => {
    asked.push(route.request().url());
    return route.fulfill({
      json: { bitcoin: { usd: 64_000, usd_24h_change: 1.5 } },
      headers: { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' },
    });
  });
  await page.goto(ORIGIN);
  await page.waitForFunction('globalThis.edge');
});
afterAll(() => browser.close());

test('the relay runs on web standards alone: the same files answer in a runtime that is not Node', async () => {
  const answers = await page.evaluate(async (upstream) => {
    const edge: Edge = Reflect.get(globalThis, 'edge');
    const environment = { MARKET_UPSTREAM: upstream };
    const ask = async (address: string, init?: RequestInit) => {
      const response: Response = await edge.fetch(new Request(address, init), environment);
      const { status, headers } = response;
      const body = await response.text();
      return { status, body, etag: headers.get('etag'), cache: headers.get('cache-control') };
    };
    const prices = 'https://relay.example/api/v3/simple/price?ids=bitcoin,ethereum';
    const first = await ask(prices);
    return {
      first,
      crowd: await Promise.all(Array.from({ length: 100 }, () => ask(prices))),
      again: await ask(prices, { headers: { 'If-None-Match': first.etag ?? '' } }),
      head: await ask(prices, { method: 'HEAD' }),
      post: await ask(prices, { method: 'POST' }),
      elsewhere: await ask('https://relay.example/'),
      hasNode: 'process' in globalThis,
    };
  }, UPSTREAM);
  expect(answers.hasNode).toBe(false);
  expect(answers.first.status).toBe(200);
  expect(JSON.parse(answers.first.body)).toMatchObject({ bitcoin: { usd: 64_000 } });
  expect(answers.first.cache).toContain('max-age=10');
  expect(answers.crowd.every(({ body }) => body === answers.first.body)).toBe(true);
  expect([answers.again.status, answers.again.body]).toEqual([304, '']);
  expect([answers.head.status, answers.head.body]).toEqual([200, '']);
  expect([answers.post.status, answers.elsewhere.status]).toEqual([405, 404]);
  expect(asked).toHaveLength(1);
  expect(asked[0]).toContain('include_last_updated_at=true');
});

test('a runtime that hands nothing over is asked for its own variables; a wrong one is named', async () => {
  const answers = await page.evaluate(async (upstream) => {
    const edgeRelay: EdgeRelay = Reflect.get(globalThis, 'edgeRelay');
    const say = (environment: object) => {
      try {
        edgeRelay(environment);
        return 'runs';
      } catch (error) {
        return String(error);
      }
    };
    Reflect.set(globalThis, 'process', { env: { MARKET_UPSTREAM: upstream } });
    const relay = edgeRelay({});
    const response = await relay(
      new Request('https://relay.example/api/v3/simple/price?ids=bitcoin'),
    );
    Reflect.deleteProperty(globalThis, 'process');
    return {
      prices: await response.json(),
      wrong: say({ MARKET_REFRESH_SECONDS: 'often', MARKET_UPSTREAM: 'coingecko' }),
      empty: say({ MARKET_REFRESH_SECONDS: '', MARKET_UPSTREAM: '' }),
    };
  }, UPSTREAM);
  expect(answers.prices).toMatchObject({ bitcoin: { usd: 64_000 } });
  expect(answers.wrong).toContain('MARKET_REFRESH_SECONDS must be a whole number of seconds');
  expect(answers.wrong).toContain('MARKET_UPSTREAM must be an address');
  expect(answers.empty).toBe('runs');
});

/** The repository as a web server would show it, with its types taken off. */
async function serveSource(route: Route): Promise<void> {
  const { pathname } = new URL(route.request().url());
  if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: PAGE });
  const source = await readFile(path.join(ROOT, pathname), 'utf8').catch(() => null);
  if (source === null) return route.fulfill({ status: 404 });
  const body = pathname.endsWith('.ts') ? stripTypeScriptTypes(source) : source;
  return route.fulfill({ contentType: 'text/javascript', body });
}
