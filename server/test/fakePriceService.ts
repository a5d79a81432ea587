import { once } from 'node:events';
import { createServer } from 'node:http';
import { owner } from '../../test/owner/owner.config.ts';

/** Runs on loopback. The price of coin number n is 64,000 / 4^n US dollars. */
export async function startFakePriceService() {
  const state = { calls: 0, lastUrl: '' };
  const prices = new Map(owner.coins.map(({ id }, index) => [id, 64_000 / 4 ** index]));
  const server = createServer(({ url = '/' }, response) => {
    state.calls += 1;
    state.lastUrl = url;
    const quotes = [...prices].map(([id, usd], index) => {
      const usd_24h_change = index % 2 === 0 ? 1.25 + index : -0.5 - index;
      const market = { usd_market_cap: usd * 1e7, usd_24h_vol: 1e9 / (index + 1), usd_24h_change };
      return [id, { usd, ...market, last_updated_at: Math.floor(Date.now() / 1_000) }] as const;
    });
    response.setHeader('Content-Type', 'application/json; charset=utf-8');
    response.end(JSON.stringify(Object.fromEntries(quotes)));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    origin: `http://127.0.0.1:${Object(server.address()).port}`,
    /** In US dollars. */
    setPrice: (id: string, usd: number) => void prices.set(id, usd),
    calls: () => state.calls,
    /** Path and query of the last request. */
    lastUrl: () => state.lastUrl,
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
