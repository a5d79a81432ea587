import { afterAll, beforeAll, expect, test } from 'vitest';
import { NOON, createClock, MANIFEST, testDependencies } from '../../test/testDependencies.ts';
import { startUpstream, type Mode, type StubUpstream } from '../../test/upstream.ts';
import type { Dependencies } from '../dependencies.ts';
import { createCoinGecko } from './coingecko.ts';

const { coinIds: COINS } = MANIFEST;
// A real limit over a real socket, so it is real time; short enough not to be felt.
const SHORT_LIMIT_MS = 150;

let stub: StubUpstream;
beforeAll(async () => {
  stub = await startUpstream(() => NOON);
});
afterAll(() => stub.stop());

/** Asks the stand-in for the price service, over a real connection. */
function ask(mode: Mode, changes: Partial<Dependencies> = {}, limitMs?: number) {
  stub.setMode(mode);
  const settings = { MARKET_UPSTREAM: stub.origin };
  return createCoinGecko(testDependencies({ fetch, ...changes }, settings).dependencies, limitMs)();
}

/** What becomes of an answer as the price service could send it. */
function answerOf(body: unknown, headers: Record<string, string>, clock = createClock()) {
  const fetchAnswer = async () => Response.json(body, { headers });
  return ask('good', { ...clock, fetch: fetchAnswer });
}

async function quotesOf(fetched: ReturnType<typeof ask>) {
  const answer = await fetched;
  if (answer.kind === 'failed') throw new Error(`expected quotes, got ${answer.reason}`);
  return answer.quotes;
}

test('asks for all coins with their times', async () => {
  const quotes = await quotesOf(ask('good'));
  expect([...quotes.keys()]).toEqual(COINS);
  expect(quotes.get('bitcoin')).toMatchObject({ usd: 64_000, last_updated_at: NOON / 1_000 });
  expect(stub.lastUrl()).toBe(
    '/api/v3/simple/price?ids=bitcoin,ethereum,solana&vs_currencies=usd&include_market_cap=true&include_24hr_vol=true&include_24hr_change=true&include_last_updated_at=true',
  );
});

test.each<[Mode, string]>([
  ['429', 'status 429'],
  ['200-with-429-object', 'malformed'],
  ['503', 'status 503'],
  ['401', 'status 401: check the key and MARKET_UPSTREAM'],
  ['redirect', 'fetch failed'],
  ['slow', 'The operation was aborted due to timeout'],
  ['drip', 'The operation was aborted due to timeout'],
  ['reset', 'terminated'],
  ['truncated', 'terminated'],
  ['empty', 'malformed'],
  ['empty-object', 'no coin of ours'],
  ['badjson', 'malformed'],
  ['badutf8', 'malformed'],
  ['big', 'too large'],
  ['gzipbomb', 'too large'],
])('rejects the answer "%s" whole', async (mode, reason) => {
  const isSlow = mode === 'slow' || mode === 'drip';
  const answer = await ask(mode, {}, isSlow ? SHORT_LIMIT_MS : undefined);
  expect(answer).toMatchObject({ kind: 'failed', reason });
});

test.each([
  ['seconds', { 'Retry-After': '120' }, 120_000],
  ['absurdly many seconds, for the caller to clamp', { 'Retry-After': '9999999' }, 9_999_999_000],
  ['an HTTP date', { 'Retry-After': 'Sat, 21 Nov 2026 12:02:00 GMT' }, 120_000],
  ['a date in the past', { 'Retry-After': 'Sat, 21 Nov 2026 11:59:00 GMT' }, -60_000],
  ['only the reset of the limit', { 'x-ratelimit-reset': '2026-11-21 12:01:00 +0000' }, 60_000],
  [
    'garbage beside a readable reset',
    { 'Retry-After': 'soon', 'x-ratelimit-reset': '2026-11-21 12:01:00 +0000' },
    60_000,
  ],
  ['nothing', {}, undefined],
  ['garbage', { 'Retry-After': 'soon', 'x-ratelimit-reset': 'later' }, undefined],
  ['an impossible date', { 'x-ratelimit-reset': '2026-13-45 99:00:00 +0000' }, undefined],
])('reads how long to stay away from %s', async (_name, headers, expected) => {
  expect(Object(await answerOf({}, headers)).retryAfterMs).toBe(expected);
});

const at = (secondsAgo: number) => NOON / 1_000 - secondsAgo;
const date = (secondsAgo: number) => new Date(at(secondsAgo) * 1_000).toUTCString();
const DAY_S = 86_400;

test.each([
  ['by its times, though its date is new', at(DAY_S), { Date: date(0) }],
  ['by its times and its date', at(DAY_S), { Date: date(DAY_S) }],
  ['by its times, though its date is of 1970', at(DAY_S), { Date: new Date(0).toUTCString() }],
  ['by its date, without times', null, { Date: date(DAY_S) }],
  ['by the date of 1970, without times', null, { Date: new Date(0).toUTCString() }],
  ['by the age that a cache gives it, without times', null, { Date: date(0), Age: `${DAY_S}` }],
])('does not take an answer for new that is a day old %s', async (_how, time, headers) => {
  const body = { bitcoin: { usd: 1, last_updated_at: time } };
  const reason = 'old: is the clock of this machine ahead?';
  expect(await answerOf(body, headers)).toMatchObject({ kind: 'failed', reason });
});

test('dates a coin without a time by the answer that it came in', async () => {
  const quotes = await quotesOf(answerOf({ bitcoin: { usd: 1 } }, { Date: date(30) }));
  expect(quotes.get('bitcoin')?.last_updated_at).toBe(at(30));
});

test.each([
  ['an hour back', -3_600],
  ['a day ahead', DAY_S],
])('does not notice a wall clock that is set %s after the start', async (_name, seconds) => {
  const clock = createClock();
  const body = { bitcoin: { usd: 1, last_updated_at: at(60) } };
  const fetchAnswer = async () => {
    clock.setWallClock(seconds);
    return Response.json(body);
  };
  expect(await ask('good', { ...clock, fetch: fetchAnswer })).toMatchObject({ now: NOON });
});
