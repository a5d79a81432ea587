import { readFile } from 'node:fs/promises';
import { expect, onTestFinished, test } from 'vitest';
import { buildQuoteQuery } from '#contract/quote.ts';
import { startNginx } from './startNginx.ts';
import { createServerSettings, startServer } from './startServer.ts';
import { SITE_METADATA } from './testSite.ts';
import { startFakePriceService } from './fakePriceService.ts';

const PATH = '/api/v3/simple/price';
const PRICES = `${PATH}?${buildQuoteQuery(SITE_METADATA.coinIds)}`;
/**
 * A cache and a server could interpret these URLs differently, because of case, encoding, order, or duplicates. The server
 * has to redirect all of them to the canonical URL.
 */
const NON_CANONICAL_URLS = [
  ...['', '?', '?ids=', '?ids=bitcoin', '?vs_currencies=usd'].map((query) => PATH + query),
  ...['&', '&ids=bitcoin', '&IDS=bitcoin', '&%69ds=nothing', '&utm_source=news', '&x=1#a'].map(
    (end) => PRICES + end,
  ),
  PRICES.replace('?', '?%69ds=nothing&'),
  PRICES.replace('?', '?IDS=bitcoin&'),
  PRICES.replace('ids', 'IDS'),
  PRICES.replace('bitcoin,ethereum', 'ethereum,bitcoin'),
  PRICES.replace('bitcoin', 'Bitcoin'),
  PRICES.replaceAll(',', '%2C'),
  PRICES.replace('usd', 'eur'),
  PRICES.replace('price', 'pric%65'),
];

test('a shared cache only stores canonical URLs for prices and pages', async () => {
  const upstream = await startFakePriceService();
  onTestFinished(upstream.stop);
  const settings = { ...(await createServerSettings()), MARKET_UPSTREAM: upstream.origin };
  const get = await startCache((await startServer(settings)).port);
  for (const url of NON_CANONICAL_URLS) {
    const redirect = await get(url);
    expect([redirect.status, Object.fromEntries(redirect.headers)], url).toMatchObject([
      308,
      { location: PRICES, 'cache-control': 'no-store', 'access-control-allow-origin': '*' },
    ]);
    expect(Object.keys(JSON.parse(await (await get(PRICES)).text())), url).toEqual(
      SITE_METADATA.coinIds,
    );
  }
  await get('/?utm_source=one');
  for (const url of [PRICES, '/?utm_source=two']) {
    const { status, headers } = await get(url);
    expect([status, headers.get('x-cache')], url).toEqual([200, 'HIT']);
  }
  for (const attempt of ['first', 'second']) {
    expect((await get('/form/')).headers.get('x-cache'), attempt).not.toBe('HIT');
  }
});

/** Runs `deploy/cache.conf`, adapted for the test. Returns a function that sends a request. */
async function startCache(serverPort: number) {
  const config = await readFile('deploy/cache.conf', 'utf8');
  const port = await startNginx((address, folder) =>
    config
      .replace('server balancer:4321;', `server 127.0.0.1:${serverPort};`)
      .replace('listen 4320;', `listen ${address};`)
      .replaceAll('/tmp/', `${folder}/`),
  );
  return (url: string) => fetch(`http://127.0.0.1:${port}${url}`, { redirect: 'manual' });
}
