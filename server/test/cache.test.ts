import { readFile } from 'node:fs/promises';
import { expect, onTestFinished, test } from 'vitest';
import { buildQuoteQuery } from '#contract/quote.ts';
import { startNginx } from './startNginx.ts';
import { createServerSettings, startServer } from './startServer.ts';
import { SITE_METADATA } from './testSite.ts';
import { startUpstream } from './upstream.ts';

const PATH = '/api/v3/simple/price';
const PRICES = `${PATH}?${buildQuoteQuery(SITE_METADATA.coinIds)}`;
/**
 * Queries that caches, proxies and servers read differently: case, encoding, order, repeated names. The server must
 * redirect each to the one address that all of them read alike.
 */
const SPELLINGS = [
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

test('a shared cache keeps right prices and one page for all campaigns', async () => {
  const upstream = await startUpstream();
  onTestFinished(upstream.stop);
  const settings = { ...(await createServerSettings()), MARKET_UPSTREAM: upstream.origin };
  const get = await startCache((await startServer(settings)).port);
  for (const spelling of SPELLINGS) {
    const wrong = await get(spelling);
    expect([wrong.status, Object.fromEntries(wrong.headers)], spelling).toMatchObject([
      308,
      { location: PRICES, 'cache-control': 'no-store', 'access-control-allow-origin': '*' },
    ]);
    expect(Object.keys(JSON.parse(await (await get(PRICES)).text())), spelling).toEqual(
      SITE_METADATA.coinIds,
    );
  }
  await get('/?utm_source=one');
  for (const kept of [PRICES, '/?utm_source=two']) {
    const { status, headers } = await get(kept);
    expect([status, headers.get('x-cache')], kept).toEqual([200, 'HIT']);
  }
  for (const time of ['first', 'second']) {
    expect((await get('/form/')).headers.get('x-cache'), time).not.toBe('HIT');
  }
});

/** Runs `deploy/cache.conf` with test addresses and folders. */
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
