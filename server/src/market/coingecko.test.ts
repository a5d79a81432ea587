import type { ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { getFreePort } from '../../test/freePort.ts';
import { startHttpServer } from '../../test/runScript.ts';
import { NOON, MANIFEST, createTestDependencies } from '../../test/testDependencies.ts';
import type { Dependencies } from '../dependencies.ts';
import { createCoinGecko } from './coingecko.ts';

const { coinIds: COINS } = MANIFEST;
const RATE_LIMITED =
  '{"status":{"error_code":429,"error_message":"You\'ve exceeded the Rate Limit."}}';
const VALID = JSON.stringify(Object.fromEntries(COINS.map((id) => [id, { usd: 64_000 }])));
const MEGABYTE = 1_024 * 1_024;
const DAY_S = 86_400;
const unixTime = (secondsAgo: number) => NOON / 1_000 - secondsAgo;
const httpDate = (secondsAgo: number) => new Date(unixTime(secondsAgo) * 1_000).toUTCString();

/** Requests prices from a service that returns the given response. */
function fetchOnce(respond: () => Response, changes: Partial<Dependencies> = {}) {
  const { dependencies } = createTestDependencies({ fetch: async () => respond(), ...changes });
  return createCoinGecko(dependencies)();
}

test.each<[what: string, status: number, body: BodyInit, reason: string]>([
  ['an exceeded rate limit', 429, RATE_LIMITED, 'status 429'],
  ['an error with status 200', 200, RATE_LIMITED, 'malformed'],
  ['an invalid key', 401, '{}', 'status 401: check the key and MARKET_UPSTREAM'],
  ['a response without coins', 200, '{}', 'no configured coin in the response'],
  ['truncated JSON', 200, '{"bitcoin":{"usd":64000,', 'malformed'],
  ['invalid UTF-8', 200, Buffer.from('{"bitcoin":{"usd":1},"ÿ":1}', 'latin1'), 'malformed'],
  ['ten megabytes', 200, VALID + ' '.repeat(10 * MEGABYTE), 'too large'],
])('rejects %s', async (_what, status, body, reason) => {
  expect(await fetchOnce(() => new Response(body, { status }))).toMatchObject({
    kind: 'failed',
    reason,
  });
});

const sendHalf = (response: ServerResponse, callback: () => void) =>
  response.writeHead(200, { 'Content-Length': 2 * VALID.length }).write(VALID, callback);
test.each<[what: string, respond: (response: ServerResponse) => unknown, reason: string]>([
  [
    'redirects',
    (response) => {
      if (response.req.url !== '/') response.writeHead(302, { Location: '/' });
      response.end(VALID);
    },
    'unexpected redirect',
  ],
  ['sends nothing', () => {}, 'The operation was aborted due to timeout'],
  [
    'stops after one byte',
    (response) => response.write('{'),
    'The operation was aborted due to timeout',
  ],
  [
    'resets the connection',
    (response) => sendHalf(response, () => response.socket?.resetAndDestroy()),
    'read ECONNRESET',
  ],
  [
    'ends early',
    (response) => sendHalf(response, () => response.socket?.end()),
    'other side closed',
  ],
  [
    'compresses ten megabytes to ten kilobytes',
    (response) => {
      const bomb = gzipSync(Buffer.alloc(10 * MEGABYTE, ' '));
      response.writeHead(200, { 'Content-Encoding': 'gzip' }).end(bomb);
    },
    'too large',
  ],
])('rejects a price service that %s', async (_what, respond, reason) => {
  const settings = {
    MARKET_UPSTREAM: (await startHttpServer((_, response) => respond(response))).slice(0, -1),
  };
  // Keep this short, because timeouts use real time.
  const timeoutMs = reason.includes('timeout') ? 150 : undefined;
  const fetchQuotes = createCoinGecko(
    createTestDependencies({ fetch }, settings).dependencies,
    timeoutMs,
  );
  expect(await fetchQuotes()).toMatchObject({ kind: 'failed', reason });
});

test.each([
  ['an unknown host name', { code: 'ENOTFOUND', message: 'getaddrinfo ENOTFOUND a.example' }],
  ['two addresses that refuse connections', { code: 'ECONNREFUSED', message: '' }],
])('logs the cause of a failed request: %s', async (_what, { code, message }) => {
  const cause = Object.assign(new AggregateError([], message), { code });
  const { dependencies, lines } = createTestDependencies({
    fetch: () => Promise.reject(new TypeError('fetch failed', { cause })),
  });
  await createCoinGecko(dependencies)();
  const reason = JSON.stringify(message || code);
  expect(lines).toEqual([`warn: market data cannot be refreshed {"reason":${reason}}`]);
});

test('logs a refused connection', async () => {
  const settings = { MARKET_UPSTREAM: `http://127.0.0.1:${await getFreePort()}` };
  const { dependencies, lines } = createTestDependencies({ fetch }, settings);
  await createCoinGecko(dependencies)();
  expect(lines.join()).toContain('connect ECONNREFUSED 127.0.0.1');
});

const resetHeader = (time: string) => ({ 'x-ratelimit-reset': time });
test.each([
  ['seconds', { 'Retry-After': '120' }, 120_000],
  ['a very long delay, without a limit', { 'Retry-After': '9999999' }, 9_999_999_000],
  ['an HTTP date', { 'Retry-After': 'Sat, 21 Nov 2026 12:02:00 GMT' }, 120_000],
  ['a date in the past', { 'Retry-After': 'Sat, 21 Nov 2026 11:59:00 GMT' }, -60_000],
  ['only a reset time', resetHeader('2026-11-21 12:01:00 +0000'), 60_000],
  [
    'a reset time next to an invalid header',
    { 'Retry-After': 'soon', ...resetHeader('2026-11-21 12:01:00 +0000') },
    60_000,
  ],
  ['no header', {}, undefined],
  ['an invalid date', resetHeader('2026-13-45 99:00:00 +0000'), undefined],
])('parses the delay from %s', async (_name, headers, expected) => {
  expect(Object(await fetchOnce(() => Response.json({}, { headers }))).retryAfterMs).toBe(expected);
});

test.each([
  ['their own times, despite a new Date header', unixTime(DAY_S), { Date: httpDate(0) }],
  ['the Date header if they have no times', null, { Date: httpDate(DAY_S) }],
  ['the Age header if they have no times', null, { Date: httpDate(0), Age: `${DAY_S}` }],
])('rejects day-old prices based on %s', async (_how, time, headers) => {
  const respond = () => Response.json({ bitcoin: { usd: 1, last_updated_at: time } }, { headers });
  const reason = "outdated prices: check this machine's clock";
  expect(await fetchOnce(respond)).toMatchObject({ kind: 'failed', reason });
});

test('uses the response date for coins without a time, and drops unknown coins', async () => {
  const headers = { Date: httpDate(30) };
  const result = await fetchOnce(() =>
    Response.json({ bitcoin: { usd: 1 }, doge: { usd: 1 } }, { headers }),
  );
  expect([...Object(result).quotes.keys()]).toEqual(['bitcoin']);
  expect(Object(result).quotes.get('bitcoin')).toMatchObject({ last_updated_at: unixTime(30) });
});

test('logs coin IDs without a price only once', async () => {
  const { dependencies, lines } = createTestDependencies({
    fetch: async () => Response.json({ bitcoin: { usd: 1 } }),
  });
  const fetchQuotes = createCoinGecko(dependencies);
  await fetchQuotes();
  await fetchQuotes();
  const missing = lines.filter((line) => line.includes('no price for these IDs'));
  expect(missing).toHaveLength(1);
  expect(missing.join()).toContain(COINS.filter((id) => id !== 'bitcoin').join(', '));
});
