import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { owner } from '../../test/owner.config.ts';

type Headers = Readonly<Record<string, string>>;
type Market = { prices: ReadonlyMap<string, number>; now: number };

const JSON_TYPE = { 'Content-Type': 'application/json; charset=utf-8' };
// As the real service: CORS headers on good answers only.
const GOOD: Headers = {
  ...JSON_TYPE,
  'Access-Control-Allow-Origin': '*',
  'Cache-Control': 'max-age=30',
};
const LIMITED = '{"status":{"error_code":429,"error_message":"You\'ve exceeded the Rate Limit."}}';
const MEGABYTE = 1_024 * 1_024;

const whole =
  (status: number, body: string | Buffer = '', headers: Headers = JSON_TYPE) =>
  (response: ServerResponse) =>
    void response.writeHead(status, headers).end(body);
const answered =
  (change: (quotes: string) => string | Buffer, headers = GOOD) =>
  (response: ServerResponse, market: Market) =>
    void response.writeHead(200, headers).end(change(quotes(market)));

/** Promises twice the bytes that it sends. */
function half(response: ServerResponse, market: Market, then: () => void) {
  const body = quotes(market);
  response.writeHead(200, { 'Content-Length': body.length }).write(body.slice(0, 99), then);
}

/** Every way in which the price service has been seen, or must be expected, to answer. */
const MODES = {
  good: answered((quotes) => quotes),
  '429': whole(429, LIMITED),
  '200-with-429-object': whole(200, LIMITED),
  '503': whole(503, 'Service Unavailable', { 'Content-Type': 'text/plain' }),
  '401': whole(401, '{"status":{"error_code":10002,"error_message":"API Key Missing"}}'),
  redirect: whole(302, '', { Location: '/elsewhere' }),
  slow: () => {},
  drip: (response, market) => {
    response.writeHead(200, JSON_TYPE).write(quotes(market)[0]);
  },
  reset: (response, market) => half(response, market, () => response.socket?.resetAndDestroy()),
  truncated: (response, market) => half(response, market, () => response.socket?.end()),
  empty: whole(200),
  'empty-object': whole(200, '{}'),
  badjson: whole(200, '{"bitcoin":{"usd":64000,'),
  badutf8: whole(200, Buffer.from('{"bitcoin":{"usd":64000},"\u00ff":1}', 'latin1')),
  big: answered((quotes) => quotes + ' '.repeat(10 * MEGABYTE)),
  gzipbomb: answered(() => gzipSync(Buffer.alloc(100 * MEGABYTE, ' ')), {
    ...JSON_TYPE,
    'Content-Encoding': 'gzip',
  }),
} satisfies Record<string, (response: ServerResponse, market: Market) => void>;

export type Mode = keyof typeof MODES;
export type StubUpstream = Awaited<ReturnType<typeof startUpstream>>;

/**
 * A real server on loopback that answers as the public price service does, good days and bad.
 * @param now milliseconds since 1970, by its clock.
 */
export async function startUpstream(now: () => number = Date.now) {
  const state = { mode: 'good' as Mode, calls: 0, lastUrl: '' };
  const prices = new Map<string, number>();
  const server = createServer(({ url = '/' }, response) => {
    state.calls += 1;
    state.lastUrl = url;
    response.setHeader('Date', new Date(now()).toUTCString());
    MODES[state.mode](response, { prices, now: now() });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    origin: `http://127.0.0.1:${Object(server.address()).port}`,
    setMode: (next: Mode) => void (state.mode = next),
    /** US dollars; shown from the next answer on. */
    setPrice: (id: string, usd: number) => void prices.set(id, usd),
    /** Calls so far. */
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

/** Deterministic figures: coin number n costs 64,000 / 4^n dollars unless a price was set. */
function quotes({ prices, now }: Market): string {
  const figures = owner.coins.map(({ id }, index) => {
    const usd = prices.get(id) ?? 64_000 / 4 ** index;
    const usd_24h_change = index % 2 === 0 ? 1.25 + index : -0.5 - index;
    const more = { usd_market_cap: usd * 1e7, usd_24h_vol: 1e9 / (index + 1), usd_24h_change };
    return [id, { usd, ...more, last_updated_at: Math.floor(now / 1_000) - index }] as const;
  });
  return JSON.stringify(Object.fromEntries(figures));
}
