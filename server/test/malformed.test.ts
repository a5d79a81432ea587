import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseQuotes, quoteSearch } from '#contract/quote.ts';
import { createCoinGecko } from '../src/market/coingecko.ts';
import { createClock } from './clock.ts';
import { FACTS } from './testSite.ts';
import { IS_FULL, LONG_MS, newSettings, sendRaw, startServer } from './startServer.ts';

// The same requests and bodies in each run: what was found once is found again.
const SEED = 11;
const COUNT = IS_FULL ? 20_000 : 400;
const AT_ONCE = 20;

const MOST_GROWTH_MB = 100;

const PIECES = ['%', '%00', '%2e%2e/', '../', '//', '?', '&', '=', '%ff', '__proto__', "'", '[]'];
const odd = fc.oneof(
  fc.constantFrom(...PIECES),
  fc.string({ maxLength: 8, unit: 'grapheme' }).map((text) => encodeURIComponent(text)),
);
const path = fc
  .tuple(
    fc.constantFrom(
      '/',
      '/es/',
      '/form/',
      `/api/v3/simple/price?${quoteSearch(FACTS.coinIds)}`,
      '/api/v3/simple/price?ids=',
      '/api/sign-ups',
      '/api/visits',
      '/healthz',
      '/readyz',
      '/metrics',
      '/_astro/app.a1b2c3.js',
      '/.env',
    ),
    fc.array(odd, { maxLength: 2 }),
  )
  .map((parts) => parts.flat().join(''));
const method = fc.constantFrom('GET', 'HEAD', 'POST', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH');
const printable = fc.stringMatching(/^[ -~]{0,40}$/);
const header = fc
  .tuple(
    fc.constantFrom(
      'Accept',
      'Accept-Encoding',
      'Authorization',
      'Content-Encoding',
      'Content-Type',
      'Cookie',
      'If-None-Match',
      'Origin',
      'Range',
      'Sec-Fetch-Site',
      'X-Forwarded-For',
      'X-Forwarded-Proto',
    ),
    fc.oneof(
      fc.constantFrom('', '*', 'null', 'application/json', 'same-origin', 'gzip;q=x', 'https'),
      fc.constant('application/x-www-form-urlencoded'),
      printable,
    ),
  )
  .map(([name, value]) => `${name}: ${value}\r\n`);
const body = fc.oneof(
  fc.constantFrom(
    '',
    'email=a%40b.co&consent=yes',
    'email=%zz',
    'email=a&email=b',
    'a%00b=1',
    '{"',
  ),
  fc.json(),
  fc.string({ maxLength: 300, unit: 'binary' }),
  fc.string({ minLength: 17_000, maxLength: 17_500 }),
);
const FORM = 'Content-Type: application/x-www-form-urlencoded\r\n';
const written = fc
  .tuple(method, path, fc.array(header, { maxLength: 5 }), body, fc.boolean())
  .map(([verb, target, headers, text, isForm]) => {
    const length = `Content-Length: ${Buffer.byteLength(text)}\r\n`;
    const head = `${isForm ? FORM : ''}${length}${headers.join('')}`;
    return `${verb} ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${head}\r\n${text}`;
  });
/** The same with some characters put in or taken out, so that it is hardly a request any more. */
const broken = fc
  .tuple(written, fc.nat(300), fc.nat(20), fc.string({ maxLength: 20, unit: 'binary' }))
  .map(([text, at, taken, put]) => text.slice(0, at) + put + text.slice(at + taken));
/** A request that no browser sends, as bytes; or no request at all. */
const malformed = fc.oneof(
  { weight: 8, arbitrary: written.map((text) => Buffer.from(text)) },
  { weight: 3, arbitrary: broken.map((text) => Buffer.from(text)) },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 600 }) },
);

test(
  'no request brings the server down, or is answered as a failure of ours',
  { timeout: LONG_MS },
  async () => {
    const server = await startServer(await newSettings());
    await fetch(server.origin);
    const before = await server.memory();
    const statuses = new Map<string, number>();
    const property = fc.asyncProperty(
      fc.array(malformed, { minLength: AT_ONCE, maxLength: AT_ONCE }),
      async (requests) => {
        const answers = await Promise.all(
          requests.map((bytes) => sendRaw(server.port, bytes, 500)),
        );
        for (const answer of answers) {
          const status = /^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 'closed';
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
          expect(status).not.toMatch(/^5/);
        }
      },
    );
    await fc.assert(property, { seed: SEED, numRuns: COUNT / AT_ONCE, endOnFailure: true });
    console.log('answers to malformed requests:', Object.fromEntries(statuses));
    expect(statuses.size).toBeGreaterThan(5);
    expect((await server.memory()) - before).toBeLessThan(MOST_GROWTH_MB);
    expect((await fetch(server.origin)).status).toBe(200);
    const { code, errors, output } = await server.stop();
    expect([code, errors]).toEqual([0, '']);
    expect(output).not.toContain('"level":"error"');
  },
);

const figure = fc.oneof(
  fc.double(),
  fc.integer(),
  fc.constantFrom(null, '60000', [], {}, true, Number.MAX_VALUE, -0, 1e-320),
);
const quote = fc.dictionary(
  fc.constantFrom('usd', 'usd_market_cap', 'usd_24h_vol', 'usd_24h_change', 'last_updated_at', 'x'),
  figure,
);
const id = fc.constantFrom(...FACTS.coinIds, 'dogecoin', '__proto__', 'constructor', 'status');
const answerBody = fc
  .oneof(
    fc.dictionary(id, fc.oneof(quote, figure)).map((quotes) => JSON.stringify(quotes)),
    fc.json(),
    fc.string({ maxLength: 500 }),
    fc.uint8Array({ maxLength: 500 }),
    fc.nat(200_000).map((length) => `{"bitcoin":{"usd":1}}${' '.repeat(length)}`),
  )
  .chain((whole) =>
    fc.oneof(
      { weight: 3, arbitrary: fc.constant(whole) },
      // Cut off anywhere.
      { weight: 1, arbitrary: fc.nat(whole.length).map((end) => whole.slice(0, end)) },
    ),
  );

test(
  'no answer of the price service brings an impossible figure to the page',
  { timeout: LONG_MS },
  async () => {
    const kinds = new Map<string, number>();
    const property = fc.asyncProperty(answerBody, async (body) => {
      const fetched = await createCoinGecko({
        ...createClock(),
        origin: 'https://prices.example',
        coinIds: FACTS.coinIds,
        keyHeader: {},
        fetch: async () => new Response(body),
      })();
      const kind = fetched.kind === 'failed' ? fetched.reason : 'quotes';
      kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
      if (fetched.kind === 'failed') return;
      for (const [coin, { quote, ageMs }] of fetched.quotes) {
        expect(FACTS.coinIds).toContain(coin);
        expect(ageMs).toBeGreaterThanOrEqual(0);
        expect(quote.usd > 0 && quote.usd <= 1e15).toBe(true);
        expect(quote.usd_24h_change === null || Number.isFinite(quote.usd_24h_change)).toBe(true);
        // What the server passes on, the page reads again.
        expect(parseQuotes({ [coin]: quote }).size).toBe(1);
      }
    });
    await fc.assert(property, { seed: SEED, numRuns: COUNT });
    console.log('malformed answers of the price service:', Object.fromEntries(kinds));
    expect(kinds.size).toBeGreaterThanOrEqual(4);
  },
);
