import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildQuoteQuery } from '#contract/quote.ts';
import { createCoinGecko } from '../src/market/coingecko.ts';
import { IS_FULL, sendRaw, startServer } from './startServer.ts';
import { NOON, createTestDependencies } from './testDependencies.ts';
import { SITE_METADATA } from './testSite.ts';

const AT_ONCE = 50;
// The server waits for the rest of a broken request. Next to other tests, one answer may take a second.
const ANSWER_LIMIT_MS = IS_FULL ? 500 : 2_000;
const FORM_TYPE = 'application/x-www-form-urlencoded';

const words = (text: string) => fc.constantFrom(...text.split(' '));
const bytes = (maxLength: number) => fc.string({ maxLength, unit: 'binary' });
const method = words('GET HEAD POST POST PUT DELETE OPTIONS PATCH');
const place = words(
  `/ /es/ /form/ /api/v3/simple/price?${buildQuoteQuery(SITE_METADATA.coinIds)} /api/v3/simple/price?ids= ` +
    '/api/sign-ups /api/visits /healthz /readyz /metrics /_astro/app.a1b2c3.js /.env',
);
const end = words("% %00 %2e%2e/ ../ // ? & = %ff %F0%9F%A6%84 __proto__ ' []");
const names = words(
  'Accept Accept-Encoding Authorization Content-Encoding Content-Type Cookie If-None-Match Origin ' +
    'Range Sec-Fetch-Site X-Forwarded-For X-Forwarded-Proto',
);
const values = fc.oneof(
  words(`* null application/json ${FORM_TYPE} same-origin gzip;q=x https`),
  fc.stringMatching(/^[ -~]{0,40}$/),
);
const header = fc.tuple(names, values).map((parts) => `${parts.join(': ')}\r\n`);
const body = fc.oneof(
  words('email=a%40b.co&consent=yes email=%zz email=a&email=b a%00b=1 {"'),
  fc.json(),
  bytes(300),
  fc.string({ minLength: 17_000, maxLength: 17_500 }),
);
const written = fc
  .tuple(method, place, end, fc.array(header, { maxLength: 5 }), body)
  .map(([verb, target, odd, headers, text]) => {
    const length = `Content-Length: ${Buffer.byteLength(text)}\r\n${headers.join('')}`;
    return `${verb} ${target}${odd} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${length}\r\n${text}`;
  });
/** Inserts or removes some characters, so that the request is barely valid. */
const broken = fc
  .tuple(written, fc.nat(300), fc.nat(20), bytes(20))
  .map(([text, at, taken, put]) => text.slice(0, at) + put + text.slice(at + taken));

test('no request crashes the server or causes a 5xx', async () => {
  const server = await startServer();
  const statuses = new Set<string>();
  const many = fc.array(fc.oneof(written, written, broken), {
    minLength: AT_ONCE,
    maxLength: AT_ONCE,
  });
  const property = fc.asyncProperty(many, async (requests) => {
    const sent = requests.map((request) => sendRaw(server.port, request, ANSWER_LIMIT_MS));
    for (const answer of await Promise.all(sent)) {
      const status = /^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 'closed';
      statuses.add(status);
      expect(status).not.toMatch(/^5/);
    }
  });
  // The same requests in each run, so failures can be reproduced.
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

test('no price answer throws or yields an invalid price', async () => {
  const answers = { body: '', status: 200, value: '' };
  const { dependencies } = createTestDependencies({
    fetch: async () => {
      const { body: text, status, value } = answers;
      const headers = { Date: value, Age: value, 'Retry-After': value };
      return new Response(text, { status, headers });
    },
  });
  const callService = createCoinGecko(dependencies);
  const kinds = new Set<string>();
  const property = fc.asyncProperty(
    upstreamBody,
    fc.constantFrom(200, 200, 200, 401, 429, 500),
    fc.constantFrom('', '5', '-1', 'soon', new Date(NOON).toUTCString()),
    async (text, status, value) => {
      Object.assign(answers, { body: text, status, value });
      const fetched = await callService();
      kinds.add(fetched.kind);
      const known = fetched.kind === 'quotes' ? [...fetched.quotes.values()] : [];
      for (const { usd } of known) expect(Number.isFinite(usd)).toBe(true);
    },
  );
  await fc.assert(property, { seed: 11, numRuns: IS_FULL ? 20_000 : 500 });
  expect(kinds).toEqual(new Set(['quotes', 'failed']));
});
