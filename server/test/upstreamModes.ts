import { gzipSync } from 'node:zlib';
import { owner } from '../../owner.config.ts';

/** One answer of the stand-in: what it sends, or how it misbehaves while sending. */
export type StubAnswer =
  | {
      readonly kind: 'whole';
      readonly status: number;
      readonly headers: Readonly<Record<string, string>>;
      readonly body: string | Buffer;
    }
  | { readonly kind: 'silent' }
  | { readonly kind: 'drip'; readonly body: string }
  | { readonly kind: 'broken'; readonly body: string; readonly how: 'reset' | 'truncated' };

export type StubMarket = {
  /** US dollars by asset id, over the built-in ones. */
  readonly prices: ReadonlyMap<string, number>;
  /** Unix seconds. */
  readonly nowSeconds: number;
  /** Extra headers of the 429 answers, such as `Retry-After`. */
  readonly hints: Readonly<Record<string, string>>;
};

const JSON_TYPE = { 'Content-Type': 'application/json; charset=utf-8' };
// As the real service: CORS headers on good answers only.
const GOOD = { ...JSON_TYPE, 'Access-Control-Allow-Origin': '*', 'Cache-Control': 'max-age=30' };
const LIMITED = JSON.stringify({
  status: { error_code: 429, error_message: "You've exceeded the Rate Limit." },
});
const TEN_MEGABYTES = 10 * 1_024 * 1_024;
const HUNDRED_MEGABYTES = 100 * 1_024 * 1_024;

/** Every way in which the price service has been seen, or must be expected, to answer. */
export const MODES = {
  good: (market) => whole(200, quotes(market), GOOD),
  '429': ({ hints }) => whole(429, LIMITED, { ...JSON_TYPE, ...hints }),
  '200-with-429-object': ({ hints }) => whole(200, LIMITED, { ...JSON_TYPE, ...hints }),
  '500': () => whole(500, '{"error":"Internal Server Error"}'),
  '503': ({ hints }) =>
    whole(503, 'Service Unavailable', { 'Content-Type': 'text/plain', ...hints }),
  '401': () => whole(401, '{"status":{"error_code":10002,"error_message":"API Key Missing"}}'),
  '403-html': () =>
    whole(403, '<!DOCTYPE html><title>Access denied</title><p>Error 1020', {
      'Content-Type': 'text/html; charset=UTF-8',
    }),
  redirect: () => whole(302, '', { Location: 'https://example.com/elsewhere' }),
  slow: () => ({ kind: 'silent' }),
  drip: (market) => ({ kind: 'drip', body: quotes(market) }),
  reset: (market) => ({ kind: 'broken', body: quotes(market), how: 'reset' }),
  truncated: (market) => ({ kind: 'broken', body: quotes(market), how: 'truncated' }),
  empty: () => whole(200, ''),
  'empty-object': () => whole(200, '{}'),
  null: () => whole(200, 'null'),
  array: () => whole(200, '[]'),
  badjson: () => whole(200, '{"bitcoin":{"usd":64000,'),
  nan: () => whole(200, '{"bitcoin":{"usd":NaN}}'),
  badutf8: () =>
    whole(
      200,
      Buffer.concat([
        Buffer.from('{"bitcoin":{"usd":64000},"'),
        Buffer.of(0xff, 0xfe),
        Buffer.from('":1}'),
      ]),
    ),
  big: (market) => whole(200, quotes(market) + ' '.repeat(TEN_MEGABYTES)),
  gzipbomb: () =>
    whole(200, gzipSync(Buffer.alloc(HUNDRED_MEGABYTES, ' ')), {
      ...JSON_TYPE,
      'Content-Encoding': 'gzip',
    }),
  weird: (market) => whole(200, weird(market)),
  nullchange: (market) =>
    whole(200, quotes(market).replaceAll(/("usd_24h_change":)[-\d.]+/g, '$1null')),
  proto: (market) =>
    whole(200, `{"__proto__":{"usd":1},"constructor":{"usd":2},${quotes(market).slice(1)}`),
} satisfies Record<string, (market: StubMarket) => StubAnswer>;

export type Mode = keyof typeof MODES;

export function isMode(name: string): name is Mode {
  return Object.hasOwn(MODES, name);
}

/** Deterministic figures: coin number n costs 64,000 / 4^n dollars unless a price was set. */
function figures({ prices, nowSeconds }: StubMarket): Map<string, Record<string, unknown>> {
  return new Map(
    owner.coins.map(({ id }, index) => {
      const usd = prices.get(id) ?? 64_000 / 4 ** index;
      return [
        id,
        {
          usd,
          usd_market_cap: usd * 1e7,
          usd_24h_vol: 1e9 / (index + 1),
          usd_24h_change: index % 2 === 0 ? 1.25 + index : -0.5 - index,
          last_updated_at: nowSeconds - index,
        },
      ];
    }),
  );
}

function quotes(market: StubMarket): string {
  return JSON.stringify(Object.fromEntries(figures(market)));
}

/** Four coins with impossible prices, one missing, three good. */
function weird(market: StubMarket): string {
  const all = Object.fromEntries(figures(market));
  delete all['polkadot'];
  const faults = { ethereum: -3_000, binancecoin: '600', cardano: 1e300 };
  for (const [id, usd] of Object.entries(faults)) all[id] = { ...all[id], usd };
  // JSON.stringify would write Infinity as null; the wire can carry 1e999.
  return JSON.stringify({ ...all, solana: { ...all['solana'], usd: '@' } }).replace('"@"', '1e999');
}

function whole(
  status: number,
  body: string | Buffer,
  headers: Readonly<Record<string, string>> = JSON_TYPE,
): StubAnswer {
  return { kind: 'whole', status, headers, body };
}
