import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildQuoteQuery } from '#contract/quote.ts';
import { createCoinGecko } from '../src/market/coingecko.ts';
import { IS_FULL, sendRaw, startServer } from './startServer.ts';
import { NOON, createTestDependencies } from './testDependencies.ts';
import { SITE_METADATA } from './testSite.ts';

const CONCURRENCY = 50;
// The server waits for the rest of an incomplete request. Responses can take a second while other tests are running.
const TIMEOUT_MS = IS_FULL ? 500 : 2_000;
const FORM_TYPE = 'application/x-www-form-urlencoded';

const oneOf = (values: string) => fc.constantFrom(...values.split(' '));
const bytes = (maxLength: number) => fc.string({ maxLength, unit: 'binary' });
const method = oneOf('GET HEAD POST POST PUT DELETE OPTIONS PATCH');
const path = oneOf(
  `/ /es/ /form/ /api/v3/simple/price?${buildQuoteQuery(SITE_METADATA.coinIds)} /api/v3/simple/price?ids= ` +
    '/api/sign-ups /api/visits /healthz /readyz /metrics /_astro/app.a1b2c3.js /.env',
);
const suffix = oneOf("% %00 %2e%2e/ ../ // ? & = %ff %F0%9F%A6%84 __proto__ ' []");
const headerName = oneOf(
  'Accept Accept-Encoding Authorization Content-Encoding Content-Type Cookie If-None-Match Origin ' +
    'Range Sec-Fetch-Site X-Forwarded-For X-Forwarded-Proto',
);
const headerValue = fc.oneof(
  oneOf(`* null application/json ${FORM_TYPE} same-origin gzip;q=x https`),
  fc.stringMatching(/^[ -~]{0,40}$/),
);
const header = fc.tuple(headerName, headerValue).map((parts) => `${parts.join(': ')}\r\n`);
const body = fc.oneof(
  oneOf('email=a%40b.co&consent=yes email=%zz email=a&email=b a%00b=1 {"'),
  fc.json(),
  bytes(300),
  fc.string({ minLength: 17_000, maxLength: 17_500 }),
);
const unusualRequest = fc
  .tuple(method, path, suffix, fc.array(header, { maxLength: 5 }), body)
  .map(([verb, target, end, headers, text]) => {
    const length = `Content-Length: ${Buffer.byteLength(text)}\r\n${headers.join('')}`;
    return `${verb} ${target}${end} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${length}\r\n${text}`;
  });
/** Replaces some of the characters. */
const malformedRequest = fc
  .tuple(unusualRequest, fc.nat(300), fc.nat(20), bytes(20))
  .map(([text, index, length, insert]) => {
    return text.slice(0, index) + insert + text.slice(index + length);
  });

test('never crashes or returns a 5xx for random requests', async () => {
  const server = await startServer();
  const statuses = new Set<string>();
  const batch = fc.array(fc.oneof(unusualRequest, unusualRequest, malformedRequest), {
    minLength: CONCURRENCY,
    maxLength: CONCURRENCY,
  });
  const property = fc.asyncProperty(batch, async (requests) => {
    const sent = requests.map((request) => sendRaw(server.port, request, TIMEOUT_MS));
    for (const response of await Promise.all(sent)) {
      const status = /^HTTP\/1\.1 (\d+)/.exec(response)?.[1] ?? 'closed';
      statuses.add(status);
      expect(status).not.toMatch(/^5/);
    }
  });
  // A fixed seed makes failures reproducible.
  await fc.assert(property, { seed: 11, numRuns: IS_FULL ? 400 : 4, endOnFailure: true });
  expect(statuses.size).toBeGreaterThan(5);
  const { code, errors, output } = await server.stop();
  expect([code, errors]).toEqual([0, '']);
  expect(output).not.toContain('"level":"error"');
});

const amount = fc.oneof(fc.double(), fc.constantFrom(null, '1', {}, [], -1, 1e308, '__proto__'));
const quotes = fc.dictionary(
  fc.constantFrom('bitcoin', 'doge', '__proto__', 'toString'),
  fc.dictionary(fc.constantFrom('usd', 'usd_24h_change', 'last_updated_at', '__proto__'), amount),
);
const upstreamBody = fc.oneof(
  quotes.map((value) => JSON.stringify(value)),
  fc.json(),
  bytes(300),
  fc.constantFrom('', '{"bitcoin":', 'x'.repeat(70_000)),
);

test('never throws or returns an invalid price for random responses', async () => {
  const mock = { body: '', status: 200, headerValue: '' };
  const { dependencies } = createTestDependencies({
    fetch: async () => {
      const { body: text, status, headerValue: value } = mock;
      const headers = { Date: value, Age: value, 'Retry-After': value };
      return new Response(text, { status, headers });
    },
  });
  const fetchQuotes = createCoinGecko(dependencies);
  const kinds = new Set<string>();
  const property = fc.asyncProperty(
    upstreamBody,
    fc.constantFrom(200, 200, 200, 401, 429, 500),
    fc.constantFrom('', '5', '-1', 'soon', new Date(NOON).toUTCString()),
    async (text, status, value) => {
      Object.assign(mock, { body: text, status, headerValue: value });
      const result = await fetchQuotes();
      kinds.add(result.kind);
      const valid = result.kind === 'quotes' ? [...result.quotes.values()] : [];
      for (const { usd } of valid) expect(Number.isFinite(usd)).toBe(true);
    },
  );
  await fc.assert(property, { seed: 11, numRuns: IS_FULL ? 20_000 : 500 });
  expect(kinds).toEqual(new Set(['quotes', 'failed']));
});
