import { once } from 'node:events';
import { createServer } from 'node:http';
import { owner } from '../../test/owner/owner.config.ts';

/** A loopback server that answers like the price service. Coin number n costs 64,000 / 4^n dollars. */
export async function startUpstream() {
  const state = { calls: 0, lastUrl: '' };
  const prices = new Map(owner.coins.map(({ id }, index) => [id, 64_000 / 4 ** index]));
  const server = createServer(({ url = '/' }, response) => {
    state.calls += 1;
    state.lastUrl = url;
    const figures = [...prices].map(([id, usd], index) => {
      const usd_24h_change = index % 2 === 0 ? 1.25 + index : -0.5 - index;
      const more = { usd_market_cap: usd * 1e7, usd_24h_vol: 1e9 / (index + 1), usd_24h_change };
      return [id, { usd, ...more, last_updated_at: Math.floor(Date.now() / 1_000) }] as const;
    });
    response.setHeader('Content-Type', 'application/json; charset=utf-8');
    response.end(JSON.stringify(Object.fromEntries(figures)));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    origin: `http://127.0.0.1:${Object(server.address()).port}`,
    /** US dollars, from the next answer on. */
    setPrice: (id: string, usd: number) => void prices.set(id, usd),
    /** Number of calls so far. */
    calls: () => state.calls,
    /** Path and query of the last call. */
    lastUrl: () => state.lastUrl,
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
