import { readFileSync } from 'node:fs';
import { Miniflare, Response } from 'miniflare';
import { expect, onTestFinished, test } from 'vitest';
import { MARKET_PATH, quoteSearch } from '#contract/quote.ts';
import { owner } from '../../test/owner.config.ts';

const PRICES = `${MARKET_PATH}?${quoteSearch(owner.coins.map(({ id }) => id))}`;

/** `deploy/worker.js` in Cloudflare's own runtime. */
function startWorker(answer: () => Response) {
  const calls: Request[] = [];
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
  const ask = (path = PRICES) =>
    runtime.dispatchFetch(`http://prices.example${path}`, { redirect: 'manual' });
  return { calls, ask };
}

test('calls the price service once for all visitors of the page’s own query, and leads others to that', async () => {
  const { calls, ask } = startWorker(() => Response.json({ bitcoin: { usd: 64_000 } }));
  for (let visitor = 0; visitor < 3; visitor += 1) {
    const response = await ask();
    expect([response.status, await response.json()]).toEqual([200, { bitcoin: { usd: 64_000 } }]);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
  }
  const other = await ask('/api/v3/simple/price?ids=bitcoin');
  expect([other.status, other.headers.get('location')]).toEqual([308, PRICES]);
  expect(calls.map(({ url }) => url)).toEqual([
    `https://api.coingecko.com${PRICES}&include_last_updated_at=true`,
  ]);
  expect(calls[0]?.headers.get('x-cg-demo-api-key')).toBe('CG-demo');
});

test('keeps a failure too, so that a refusal is not answered with more calls', async () => {
  const { calls, ask } = startWorker(() => new Response('Too many', { status: 429 }));
  expect((await ask()).status).toBe(503);
  const again = await ask();
  expect([again.status, again.headers.get('access-control-allow-origin')]).toEqual([503, '*']);
  expect(calls).toHaveLength(1);
});
