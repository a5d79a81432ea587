import { afterAll, beforeAll, expect, test } from 'vitest';
import { ASSET_IDS } from '#contract/quote.ts';
import { createUpstream } from '../src/market/upstream.ts';
import { NOON } from './parts.ts';
import { startUpstream, type StubUpstream } from '../../server/test/upstream.ts';
import type { Mode } from '../../server/test/upstreamModes.ts';

let stub: StubUpstream;
beforeAll(async () => {
  stub = await startUpstream({ now: () => NOON });
});
afterAll(() => stub.stop());

// A real deadline over a real socket, so it is real time; short enough not to be felt.
const SHORT_DEADLINE_MS = 150;

function ask(mode: Mode, deadlineMs = 8_000) {
  stub.setMode(mode);
  return createUpstream({
    origin: stub.origin,
    key: 'CG-demo',
    fetch,
    timeout: () => AbortSignal.timeout(deadlineMs),
    now: () => NOON,
  })();
}

async function quotesOf(mode: Mode) {
  const answer = await ask(mode);
  if (answer.kind === 'failed') throw new Error(`expected quotes, got ${answer.reason}`);
  return answer.quotes;
}

test('asks for all assets with their stamps, with the key in a header only', async () => {
  const quotes = await quotesOf('good');
  expect([...quotes.keys()]).toEqual([...ASSET_IDS]);
  expect(quotes.get('bitcoin')).toMatchObject({ usd: 64_000, last_updated_at: NOON / 1_000 });
  const call = stub.lastCall();
  expect(call?.url).toBe(
    '/api/v3/simple/price?ids=bitcoin,ethereum,binancecoin,cardano,solana,polkadot,chainlink,uniswap&vs_currencies=usd&include_market_cap=true&include_24hr_vol=true&include_24hr_change=true&include_last_updated_at=true',
  );
  expect(call?.headers['x-cg-demo-api-key']).toBe('CG-demo');
});

test.each<[Mode, string]>([
  ['429', 'rate-limited'],
  ['200-with-429-object', 'malformed'],
  ['500', 'status'],
  ['503', 'status'],
  ['401', 'unauthorized'],
  ['403-html', 'status'],
  ['redirect', 'status'],
  ['reset', 'malformed'],
  ['truncated', 'malformed'],
  ['empty', 'malformed'],
  ['empty-object', 'empty'],
  ['null', 'malformed'],
  ['array', 'malformed'],
  ['badjson', 'malformed'],
  ['nan', 'malformed'],
  ['badutf8', 'malformed'],
  ['big', 'too-large'],
  ['gzipbomb', 'too-large'],
])('rejects the answer "%s" whole', async (mode, reason) => {
  expect(await ask(mode)).toMatchObject({ kind: 'failed', reason });
});

test.each<Mode>(['slow', 'drip'])('gives up on an upstream that is too slow (%s)', async (mode) => {
  expect(await ask(mode, SHORT_DEADLINE_MS)).toMatchObject({ kind: 'failed', reason: 'timeout' });
});

test('passes on how long the upstream asks to stay away', async () => {
  stub.setHints({ 'Retry-After': '120' });
  expect(await ask('429')).toMatchObject({ hintMs: 120_000 });
  expect(await ask('200-with-429-object')).toMatchObject({ hintMs: 120_000 });
  stub.setHints({});
  expect(await ask('429')).toMatchObject({ hintMs: null });
});

test('calls nobody found at a closed port or an unknown name a network failure', async () => {
  for (const origin of ['http://127.0.0.1:9', 'http://nowhere.invalid']) {
    const upstream = createUpstream({
      origin,
      key: null,
      fetch,
      timeout: () => AbortSignal.timeout(8_000),
      now: () => NOON,
    });
    expect(await upstream()).toMatchObject({ kind: 'failed', reason: 'network' });
  }
});

test('leaves out the coins with impossible prices, and only those', async () => {
  const quotes = await quotesOf('weird');
  expect([...quotes.keys()]).toEqual(['bitcoin', 'chainlink', 'uniswap']);
});

test('keeps a price whose change is unknown', async () => {
  const quotes = await quotesOf('nullchange');
  expect(quotes.get('bitcoin')).toMatchObject({ usd: 64_000, usd_24h_change: null });
});

test('ignores keys that are no coins', async () => {
  const quotes = await quotesOf('proto');
  expect([...quotes.keys()]).toEqual([...ASSET_IDS]);
  expect(Object.hasOwn(Object.prototype, 'usd')).toBe(false);
});
