import { afterAll, beforeAll, expect, test } from 'vitest';
import { NOON, createClock } from '../../test/clock.ts';
import { startUpstream, type StubUpstream } from '../../test/upstream.ts';
import type { Mode } from '../../test/upstreamModes.ts';
import { createCoinGecko } from './coingecko.ts';

const COINS = ['bitcoin', 'ethereum', 'solana'];
// A real limit over a real socket, so it is real time; short enough not to be felt.
const SHORT_LIMIT_MS = 150;

let stub: StubUpstream;
beforeAll(async () => {
  stub = await startUpstream({ now: () => NOON });
});
afterAll(() => stub.stop());

/** Asks the stand-in for the price service, over a real connection. */
function ask(mode: Mode, more: Partial<Parameters<typeof createCoinGecko>[0]> = {}) {
  stub.setMode(mode);
  const options = { origin: stub.origin, coinIds: COINS, keyHeader: {}, fetch, ...createClock() };
  return createCoinGecko({ ...options, ...more })();
}

/** An answer as the price service could send it. */
function answerOf(body: unknown, headers: Record<string, string>, clock = createClock()) {
  const fetchAnswer = async () => Response.json(body, { headers });
  const options = { origin: 'https://prices.example', coinIds: COINS, keyHeader: {}, ...clock };
  return createCoinGecko({ ...options, fetch: fetchAnswer })();
}

async function quotesOf(fetched: ReturnType<typeof answerOf>) {
  const answer = await fetched;
  if (answer.kind === 'failed') throw new Error(`expected quotes, got ${answer.reason}`);
  return answer.quotes;
}

test('asks for all coins with their times, with the key in a header alone', async () => {
  const quotes = await quotesOf(ask('good', { keyHeader: { 'x-cg-demo-api-key': 'CG-demo' } }));
  expect([...quotes.keys()]).toEqual(COINS);
  expect(quotes.get('bitcoin')).toMatchObject({
    quote: { usd: 64_000, last_updated_at: NOON / 1_000 },
  });
  expect(stub.lastCall()?.url).toBe(
    '/api/v3/simple/price?ids=bitcoin,ethereum,solana&vs_currencies=usd&include_market_cap=true&include_24hr_vol=true&include_24hr_change=true&include_last_updated_at=true',
  );
  expect(stub.lastCall()?.headers['x-cg-demo-api-key']).toBe('CG-demo');
});

test.each<[Mode, RegExp]>([
  ['429', /^status 429$/],
  ['200-with-429-object', /^malformed$/],
  ['500', /^status 500$/],
  ['503', /^status 503$/],
  ['401', /^status 401$/],
  ['403-html', /^status 403$/],
  ['redirect', /^fetch failed$/],
  ['reset', /^terminated$/],
  ['truncated', /^terminated$/],
  ['empty', /^malformed$/],
  ['empty-object', /^no coin of ours$/],
  ['null', /^malformed$/],
  ['array', /^malformed$/],
  ['badjson', /^malformed$/],
  ['nan', /^malformed$/],
  ['badutf8', /^malformed$/],
  ['big', /^too large$/],
  ['gzipbomb', /^too large$/],
])('rejects the answer "%s" whole', async (mode, reason) => {
  expect(await ask(mode)).toMatchObject({
    kind: 'failed',
    reason: expect.stringMatching(reason),
  });
});

test.each<Mode>(['slow', 'drip'])('gives up on a service that is too slow (%s)', async (mode) => {
  const failed = { kind: 'failed', reason: expect.stringContaining('timeout') };
  expect(await ask(mode, { limitMs: SHORT_LIMIT_MS })).toMatchObject(failed);
});

test('calls a closed port and an unknown name a network failure', async () => {
  for (const origin of ['http://127.0.0.1:9', 'http://nowhere.invalid']) {
    expect(await ask('good', { origin })).toMatchObject({ kind: 'failed', reason: 'fetch failed' });
  }
});

test('passes on how long the service asks to stay away', async () => {
  stub.setHints({ 'Retry-After': '120' });
  expect(await ask('429')).toMatchObject({ retryAfterMs: 120_000 });
  expect(await ask('200-with-429-object')).toMatchObject({ retryAfterMs: 120_000 });
  stub.setHints({});
  expect(await ask('429')).not.toHaveProperty('retryAfterMs');
});

test('leaves out the coins with impossible prices, and those alone', async () => {
  const coinIds = ['bitcoin', 'ethereum', 'binancecoin', 'cardano', 'solana', 'chainlink'];
  expect([...(await quotesOf(ask('weird', { coinIds }))).keys()]).toEqual(['bitcoin', 'chainlink']);
});

test('keeps a price whose change is unknown', async () => {
  const quotes = await quotesOf(ask('nullchange'));
  expect(quotes.get('bitcoin')?.quote).toMatchObject({ usd: 64_000, usd_24h_change: null });
});

test('ignores keys that are no coins of the page', async () => {
  expect([...(await quotesOf(ask('proto'))).keys()]).toEqual(COINS);
  expect(Object.hasOwn(Object.prototype, 'usd')).toBe(false);
});

test.each([
  ['seconds', { 'Retry-After': '120' }, 120_000],
  ['absurdly many seconds, for the caller to clamp', { 'Retry-After': '9999999' }, 9_999_999_000],
  ['an HTTP date', { 'Retry-After': 'Sat, 21 Nov 2026 12:02:00 GMT' }, 120_000],
  [
    'a date by the clock of who wrote it',
    { 'Retry-After': 'Sat, 21 Nov 2026 12:02:00 GMT', Date: 'Sat, 21 Nov 2026 12:01:00 GMT' },
    60_000,
  ],
  ['a date in the past', { 'Retry-After': 'Sat, 21 Nov 2026 11:59:00 GMT' }, -60_000],
  [
    'only the reset of the rate limit',
    { 'x-ratelimit-reset': '2026-11-21 12:01:00 +0000' },
    60_000,
  ],
  [
    'garbage beside a readable reset',
    { 'Retry-After': 'soon', 'x-ratelimit-reset': '2026-11-21 12:01:00 +0000' },
    60_000,
  ],
  ['nothing', {}, undefined],
  ['garbage', { 'Retry-After': 'soon', 'x-ratelimit-reset': 'later' }, undefined],
  ['a negative number', { 'Retry-After': '-5' }, undefined],
  ['an impossible date', { 'x-ratelimit-reset': '2026-13-45 99:00:00 +0000' }, undefined],
])('reads how long to stay away from %s', async (_name, headers, expected) => {
  const answer = await answerOf({}, headers);
  expect(Object(answer).retryAfterMs).toBe(expected);
});

const at = (secondsAgo: number) => NOON / 1_000 - secondsAgo;
const date = (secondsAgo: number) => new Date(at(secondsAgo) * 1_000).toUTCString();
const DAY_S = 86_400;

test('says of each coin how old its figures are', async () => {
  const body = {
    bitcoin: { usd: 1, last_updated_at: at(60) },
    ethereum: { usd: 1, last_updated_at: at(600) },
  };
  const quotes = await quotesOf(answerOf(body, { Date: date(0) }));
  expect(quotes.get('bitcoin')?.ageMs).toBe(60_000);
  expect(quotes.get('ethereum')?.ageMs).toBe(600_000);
});

test.each([
  ['by its times, though its date is new', at(DAY_S), { Date: date(0) }],
  ['by its times and its date', at(DAY_S), { Date: date(DAY_S) }],
  ['by its times, though its date is of 1970', at(DAY_S), { Date: new Date(0).toUTCString() }],
  ['by its date, without times', null, { Date: date(DAY_S) }],
  ['by the date of 1970, without times', null, { Date: new Date(0).toUTCString() }],
  ['by the age that a cache gives it', at(0), { Date: date(0), Age: String(DAY_S) }],
])('does not take an answer for new that is a day old %s', async (_how, time, headers) => {
  const body = { bitcoin: { usd: 1, last_updated_at: time } };
  expect(await answerOf(body, headers)).toMatchObject({ kind: 'failed', reason: 'old' });
});

test('dates a coin without a time by the answer that it came in', async () => {
  const quotes = await quotesOf(answerOf({ bitcoin: { usd: 1 } }, { Date: date(30) }));
  expect(quotes.get('bitcoin')).toMatchObject({
    quote: { last_updated_at: at(30) },
    ageMs: 30_000,
  });
});

test('takes a time in the future for now', async () => {
  const body = { bitcoin: { usd: 1, last_updated_at: at(-DAY_S) } };
  const quotes = await quotesOf(answerOf(body, { Date: date(0) }));
  expect(quotes.get('bitcoin')).toMatchObject({ quote: { last_updated_at: at(0) }, ageMs: 0 });
});

test('trusts the price service’s clock where our own is slow', async () => {
  const clock = createClock();
  clock.setWallClock(-DAY_S);
  const body = { bitcoin: { usd: 1, last_updated_at: at(60) } };
  const quotes = await quotesOf(answerOf(body, { Date: date(0) }, clock));
  expect(quotes.get('bitcoin')?.ageMs).toBe(60_000);
});

test.each([
  ['an hour back', -3_600],
  ['a day ahead', DAY_S],
])('does not notice a wall clock that is set %s after the start', async (_name, seconds) => {
  const clock = createClock();
  const fetchAnswer = async () => {
    clock.setWallClock(seconds);
    const body = { bitcoin: { usd: 1, last_updated_at: at(60) } };
    return Response.json(body, { headers: { Date: date(0) } });
  };
  const options = { origin: 'https://prices.example', coinIds: COINS, keyHeader: {}, ...clock };
  const quotes = await quotesOf(createCoinGecko({ ...options, fetch: fetchAnswer })());
  expect(quotes.get('bitcoin')?.ageMs).toBe(60_000);
});
