import { readFileSync } from 'node:fs';
import { Miniflare, Response } from 'miniflare';
import { expect, onTestFinished, test } from 'vitest';
import { MARKET_PATH, quoteSearch } from '#contract/quote.ts';
import { owner } from '../../test/owner.config.ts';

const PRICES = `${MARKET_PATH}?${quoteSearch(owner.coins.map(({ id }) => id))}`;

test('in Cloudflare’s own runtime the price service is called once for all visitors, also when it refuses, and other queries are led to the page’s own', async () => {
  const calls: Request[] = [];
  let answer = () => Response.json({ bitcoin: { usd: 64_000 } });
  const contents = readFileSync('deploy/worker.js', 'utf8');
  const runtime = new Miniflare({
    modules: [{ type: 'ESModule', path: 'worker.js', contents }],
    compatibilityDate: '2026-01-01',
    bindings: { COINGECKO_DEMO_KEY: 'CG-demo' },
    outboundService: async (request: Request) => {
      calls.push(request);
      return answer();
    },
  });
  onTestFinished(() => runtime.dispose());
  const ask = async (url: string) => {
    const response = await runtime.dispatchFetch(url, { redirect: 'manual' });
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    return response;
  };
  for (let visitor = 0; visitor < 3; visitor += 1) {
    const response = await ask(`http://prices.example${PRICES}`);
    expect([response.status, await response.json()]).toEqual([200, { bitcoin: { usd: 64_000 } }]);
  }
  const other = await ask(`http://prices.example${MARKET_PATH}?ids=bitcoin`);
  expect([other.status, other.headers.get('location')]).toEqual([308, PRICES]);
  answer = () => new Response('Too many', { status: 429 });
  // Each name has a cache of its own.
  for (let visitor = 0; visitor < 2; visitor += 1) {
    expect((await ask(`http://refused.example${PRICES}`)).status).toBe(503);
  }
  const url = `https://api.coingecko.com${PRICES}&include_last_updated_at=true`;
  expect(calls.map((call) => call.url)).toEqual([url, url]);
  expect(calls[0]?.headers.get('x-cg-demo-api-key')).toBe('CG-demo');
});
