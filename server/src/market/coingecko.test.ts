import type { ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { getFreePort } from '../../test/freePort.ts';
import { startHttpServer } from '../../test/runScript.ts';
import { NOON, MANIFEST, createTestDependencies } from '../../test/testDependencies.ts';
import type { Dependencies } from '../dependencies.ts';
import { createCoinGecko } from './coingecko.ts';

const { coinIds: COINS } = MANIFEST;
const LIMITED = '{"status":{"error_code":429,"error_message":"You\'ve exceeded the Rate Limit."}}';
const GOOD = JSON.stringify(Object.fromEntries(COINS.map((id) => [id, { usd: 64_000 }])));
const MEGABYTE = 1_024 * 1_024;
const DAY_S = 86_400;
const at = (secondsAgo: number) => NOON / 1_000 - secondsAgo;
const date = (secondsAgo: number) => new Date(at(secondsAgo) * 1_000).toUTCString();

/** Makes one call to a price service with this answer. */
function ask(answer: () => Response, changes: Partial<Dependencies> = {}) {
  const { dependencies } = createTestDependencies({ fetch: async () => answer(), ...changes });
  return createCoinGecko(dependencies)();
}

test.each<[what: string, status: number, body: BodyInit, reason: string]>([
  ['a refusal', 429, LIMITED, 'status 429'],
  ['an error with status 200', 200, LIMITED, 'malformed'],
  ['a wrong key', 401, '{}', 'status 401: check the key and MARKET_UPSTREAM'],
  ['no coin', 200, '{}', 'no configured coin in the answer'],
  ['half a document', 200, '{"bitcoin":{"usd":64000,', 'malformed'],
  ['invalid UTF-8', 200, Buffer.from('{"bitcoin":{"usd":1},"ÿ":1}', 'latin1'), 'malformed'],
  ['ten megabytes', 200, GOOD + ' '.repeat(10 * MEGABYTE), 'too large'],
])('rejects %s completely', async (_what, status, body, reason) => {
  expect(await ask(() => new Response(body, { status }))).toMatchObject({ kind: 'failed', reason });
});

const half = (response: ServerResponse, then: () => void) =>
  response.writeHead(200, { 'Content-Length': 2 * GOOD.length }).write(GOOD, then);
test.each<[what: string, answer: (response: ServerResponse) => unknown, reason: string]>([
  [
    'redirects',
    (it) => (it.req.url === '/' ? it : it.writeHead(302, { Location: '/' })).end(GOOD),
    'unexpected redirect',
  ],
  ['sends nothing', () => {}, 'The operation was aborted due to timeout'],
  ['stops after a byte', (it) => it.write('{'), 'The operation was aborted due to timeout'],
  ['resets', (it) => half(it, () => it.socket?.resetAndDestroy()), 'read ECONNRESET'],
  ['ends early', (it) => half(it, () => it.socket?.end()), 'other side closed'],
  [
    'sends ten megabytes in ten kilobytes',
    (it) => {
      const bomb = gzipSync(Buffer.alloc(10 * MEGABYTE, ' '));
      it.writeHead(200, { 'Content-Encoding': 'gzip' }).end(bomb);
    },
    'too large',
  ],
])('gives up on a price service that %s', async (_what, answer, reason) => {
  const settings = { MARKET_UPSTREAM: (await startHttpServer((_, it) => answer(it))).slice(0, -1) };
  // A real socket needs real time, so use a short limit.
  const limitMs = reason.includes('timeout') ? 150 : undefined;
  const call = createCoinGecko(createTestDependencies({ fetch }, settings).dependencies, limitMs);
  expect(await call()).toMatchObject({ kind: 'failed', reason });
});

test.each([
  ['an unknown host name', { code: 'ENOTFOUND', message: 'getaddrinfo ENOTFOUND a.example' }],
  ['two addresses that refuse connections', { code: 'ECONNREFUSED', message: '' }],
])('logs the cause of a failed call: %s', async (_what, { code, message }) => {
  const cause = Object.assign(new AggregateError([], message), { code });
  const { dependencies, lines } = createTestDependencies({
    fetch: () => Promise.reject(new TypeError('fetch failed', { cause })),
  });
  await createCoinGecko(dependencies)();
  const reason = JSON.stringify(message || code);
  expect(lines).toEqual([`warn: market data cannot be refreshed {"reason":${reason}}`]);
});

test('logs that a port refuses connections', async () => {
  const settings = { MARKET_UPSTREAM: `http://127.0.0.1:${await getFreePort()}` };
  const { dependencies, lines } = createTestDependencies({ fetch }, settings);
  await createCoinGecko(dependencies)();
  expect(lines.join()).toContain('connect ECONNREFUSED 127.0.0.1');
});

const reset = (time: string) => ({ 'x-ratelimit-reset': time });
test.each([
  ['seconds', { 'Retry-After': '120' }, 120_000],
  ['far too many seconds, for the caller to limit', { 'Retry-After': '9999999' }, 9_999_999_000],
  ['an HTTP date', { 'Retry-After': 'Sat, 21 Nov 2026 12:02:00 GMT' }, 120_000],
  ['a date in the past', { 'Retry-After': 'Sat, 21 Nov 2026 11:59:00 GMT' }, -60_000],
  ['only a reset time', reset('2026-11-21 12:01:00 +0000'), 60_000],
  [
    'a reset time next to garbage',
    { 'Retry-After': 'soon', ...reset('2026-11-21 12:01:00 +0000') },
    60_000,
  ],
  ['nothing', {}, undefined],
  ['an impossible date', reset('2026-13-45 99:00:00 +0000'), undefined],
])('reads how long to wait from %s', async (_name, headers, expected) => {
  expect(Object(await ask(() => Response.json({}, { headers }))).retryAfterMs).toBe(expected);
});

test.each([
  ['by its times, although its date is new', at(DAY_S), { Date: date(0) }],
  ['by its date, without times', null, { Date: date(DAY_S) }],
  ['by the age that a cache adds, without times', null, { Date: date(0), Age: `${DAY_S}` }],
])('rejects an answer that is a day old %s', async (_how, time, headers) => {
  const answer = () => Response.json({ bitcoin: { usd: 1, last_updated_at: time } }, { headers });
  const reason = "outdated prices: check this machine's clock";
  expect(await ask(answer)).toMatchObject({ kind: 'failed', reason });
});

test('dates a coin without a time by the answer, and drops unknown coins', async () => {
  const headers = { Date: date(30) };
  const fetched = await ask(() =>
    Response.json({ bitcoin: { usd: 1 }, doge: { usd: 1 } }, { headers }),
  );
  expect([...Object(fetched).quotes.keys()]).toEqual(['bitcoin']);
  expect(Object(fetched).quotes.get('bitcoin')).toMatchObject({ last_updated_at: at(30) });
});

test('logs once which ids the service has no price for', async () => {
  const { dependencies, lines } = createTestDependencies({
    fetch: async () => Response.json({ bitcoin: { usd: 1 } }),
  });
  const call = createCoinGecko(dependencies);
  await call();
  await call();
  const missing = lines.filter((line) => line.includes('no price for these ids'));
  expect(missing).toHaveLength(1);
  expect(missing.join()).toContain(COINS.filter((id) => id !== 'bitcoin').join(', '));
});
