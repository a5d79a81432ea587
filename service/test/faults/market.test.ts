import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ASSET_IDS } from '#contract/quote.ts';
import { openMarket } from '../../src/market/openMarket.ts';
import { createClock, testApp } from '../parts.ts';
import { startUpstream, type StubUpstream } from '../../../server/test/upstream.ts';
import type { Mode } from '../../../server/test/upstreamModes.ts';
import { FAULTS } from './rows.ts';
import { IS_FULL, LONG_MS, measured } from './scale.ts';

const PRICES = '/api/v3/simple/price';
const MEGABYTE = 1_024 * 1_024;
// A busy machine may notice a deadline late.
const SLACK_MS = 20_000;
// The program's own limit. An upstream that never answers is waited for so long in the full run only; one
// that does answer always is, or a busy machine would turn its answer into silence.
const DEADLINE_MS = 8_000;
const SHORT_DEADLINE_MS = 250;
const SILENT: readonly Mode[] = ['slow', 'drip'];

let stub: StubUpstream;
beforeAll(async () => {
  stub = await startUpstream();
});
afterAll(() => stub.stop());

const deadlineMs = () =>
  SILENT.includes(stub.mode()) && !IS_FULL ? SHORT_DEADLINE_MS : DEADLINE_MS;

/** The whole app over a real upstream on a socket, with a clock that the test moves. */
async function market(origin = stub.origin) {
  const clock = createClock();
  const lines: string[] = [];
  const keep = (event: string) => lines.push(event);
  let calls = 0;
  let isFree: Promise<void> | undefined;
  const { metrics } = await testApp();
  const relay = openMarket(
    { MARKET_UPSTREAM: origin, MARKET_REFRESH_SECONDS: 60, MARKET_FALLBACK: 'none' },
    {
      fetch: async (input, init) => {
        calls += 1;
        await isFree;
        return fetch(input, init);
      },
      elapsed: clock.elapsed,
      now: clock.now,
      random: () => 0.5,
      pause: () => new Promise(() => {}),
      timeout: () => AbortSignal.timeout(deadlineMs()),
      log: { info: keep, warn: keep, error: keep },
      metrics,
    },
  );
  const { app } = await testApp({ relay });
  return {
    clock,
    lines,
    calls: () => calls,
    ask: () => app.request(PRICES),
    prices: async () => Object(await (await app.request(PRICES)).json()),
    /** Lets no call out until the function that it gives is called. */
    hold: () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      isFree = promise;
      return resolve;
    },
    /** Waits until a call that is under way has ended. */
    settled: async () => {
      const before = Date.now();
      for (;;) {
        const answer = relay.peek();
        if (answer.kind !== 'real' || answer.freshForMs > 0) return;
        await new Promise((resolve) => setTimeout(resolve, 5));
        if (Date.now() - before > DEADLINE_MS + SLACK_MS) throw new Error('The call never ended.');
      }
    },
  };
}

/** Cold: an honest error. Warm: the last prices at once, whatever the upstream does. */
async function survives(mode: Mode): Promise<string> {
  stub.setMode(mode);
  const cold = await market();
  const error = await cold.ask();
  expect(error.status).toBe(503);
  expect(Number(error.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
  expect(await error.json()).toHaveProperty('error');

  stub.setMode('good');
  const warm = await market();
  const before = await warm.prices();
  stub.setMode(mode);
  warm.clock.pass(61);
  const letOut = warm.hold();
  const waits: number[] = [];
  // Nobody waits for the upstream: it is asked only after these answers. A busy machine may hold up
  // one of them; what the program waited for would hold up each.
  for (let visitor = 0; visitor < 5; visitor += 1) {
    const start = performance.now();
    expect(await warm.prices()).toEqual(before);
    waits.push(performance.now() - start);
  }
  const waited = Math.min(...waits);
  expect(waited).toBeLessThan(100);
  letOut();
  await warm.settled();
  expect(await warm.prices()).toEqual(before);
  expect(warm.calls()).toBe(2);
  return `cold 503 and Retry-After; warm: last prices after ${waited.toFixed(1)} ms`;
}

describe(FAULTS.limited, () => {
  test.each<[string, Record<string, string>, number]>([
    ['seconds', { 'Retry-After': '120' }, 120],
    ['a date', { 'Retry-After': new Date(Date.now() + 300_000).toUTCString() }, 300],
    ['x-ratelimit-reset', { 'x-ratelimit-reset': resetAfter(240) }, 240],
    ['garbage', { 'Retry-After': 'soon', 'x-ratelimit-reset': 'later' }, 60],
    ['no hint', {}, 60],
    ['far too long', { 'Retry-After': '9999999' }, 3_600],
  ])('429 with %s: the next call comes after the clamped hint', async (_name, hints, seconds) => {
    stub.setHints(hints);
    stub.setMode('429');
    const { ask, calls, clock } = await market();
    expect((await ask()).status).toBe(503);
    clock.pass(seconds - 3);
    await ask();
    expect(calls()).toBe(1);
    clock.pass(6);
    expect((await ask()).status).toBe(503);
    expect(calls()).toBe(2);
    stub.setHints({});
  });

  test('429: visitors keep the last prices, newcomers get an honest error', async (context) => {
    measured(context, await survives('429'));
  });
});

describe(FAULTS.refusing, () => {
  test.each<Mode>(['200-with-429-object', '500', '503', '401', '403-html', 'redirect'])(
    'upstream answers %s',
    async (mode) => {
      await survives(mode);
    },
  );

  test.each(['http://127.0.0.1:9', 'http://nowhere.invalid'])(
    'upstream %s is not there',
    async (origin) => {
      const { ask } = await market(origin);
      expect((await ask()).status).toBe(503);
    },
  );

  test('a refused key is told to the owner once', async () => {
    stub.setMode('401');
    const { ask, clock, lines, calls } = await market();
    for (let minute = 0; minute < 120; minute += 1) {
      await ask();
      clock.pass(60);
    }
    expect(calls()).toBeGreaterThan(3);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('COINGECKO_DEMO_KEY');
  });
});

describe(FAULTS.broken, () => {
  const modes: Mode[] = ['slow', 'drip', 'reset', 'truncated', 'empty', 'empty-object', 'null'];
  const more: Mode[] = ['array', 'badjson', 'nan', 'badutf8', 'big'];
  test.each<Mode>([...modes, ...more])('upstream body: %s', { timeout: LONG_MS }, async (mode) => {
    await survives(mode);
  });

  test('a gzip bomb of 100 MB costs no memory', { timeout: LONG_MS }, async (context) => {
    await survives('gzipbomb');
    const before = process.memoryUsage().rss;
    for (let round = 0; round < 5; round += 1) {
      const { ask } = await market();
      expect((await ask()).status).toBe(503);
    }
    const grown = (process.memoryUsage().rss - before) / MEGABYTE;
    measured(context, `5 bombs: memory grew by ${grown.toFixed(0)} MB`);
    expect(grown).toBeLessThan(150);
  });
});

describe(FAULTS.impossible, () => {
  test('an impossible price costs that coin only; it keeps its value or is left out', async () => {
    stub.setMode('weird');
    const cold = await market();
    expect(Object.keys(await cold.prices())).toEqual(['bitcoin', 'chainlink', 'uniswap']);
    stub.setMode('good');
    const warm = await market();
    const before = await warm.prices();
    stub.setMode('weird');
    warm.clock.pass(61);
    await warm.ask();
    await warm.settled();
    const after = await warm.prices();
    expect(Object.keys(after)).toEqual([...ASSET_IDS]);
    for (const id of ['ethereum', 'binancecoin', 'cardano', 'solana', 'polkadot']) {
      expect(after[id]).toEqual(before[id]);
    }
  });
});

describe(FAULTS.nullChange, () => {
  test('the price is kept without its change', async () => {
    stub.setMode('nullchange');
    const { bitcoin } = await (await market()).prices();
    expect(bitcoin).toMatchObject({ usd: 64_000, usd_24h_change: null });
  });
});

describe(FAULTS.prototype, () => {
  test('keys that are no coins reach nothing', async () => {
    stub.setMode('proto');
    expect(Object.keys(await (await market()).prices())).toEqual([...ASSET_IDS]);
    expect(Object.hasOwn(Object.prototype, 'usd')).toBe(false);
  });
});

describe(FAULTS.clock, () => {
  test.each([-3_600, 86_400])('a wall clock set by %i s changes nothing', async (seconds) => {
    stub.setMode('good');
    const { prices, ask, clock, calls } = await market();
    const before = await prices();
    clock.setWallClock(seconds);
    expect(await prices()).toEqual(before);
    expect((await ask()).headers.get('cache-control')).toContain('max-age=10');
    expect(calls()).toBe(1);
  });
});

describe(FAULTS.crowd, () => {
  test('5,000 requests at once, cold, make one upstream call', async (context) => {
    stub.setMode('good');
    const before = stub.calls();
    const { ask } = await market();
    const start = performance.now();
    const answers = await Promise.all(Array.from({ length: 5_000 }, async () => ask()));
    const took = performance.now() - start;
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    measured(
      context,
      `${stub.calls() - before} upstream call, all served in ${took.toFixed(0)} ms`,
    );
    expect(stub.calls() - before).toBe(1);
  });
});

describe(FAULTS.dead, () => {
  test('an upstream dead for an hour under load is called at most ten times', async (context) => {
    const { ask, clock, calls } = await market('http://127.0.0.1:9');
    for (let second = 0; second < 3_600; second += 1) {
      await Promise.all([ask(), ask(), ask()]);
      clock.pass(1);
    }
    measured(context, `${calls()} calls for 10,800 requests`);
    expect(calls()).toBeLessThanOrEqual(10);
  });

  test('visitors see prices for 15 minutes more, then an honest error', async () => {
    stub.setMode('good');
    const { ask, clock } = await market();
    await ask();
    stub.setMode('500');
    clock.pass(14 * 60);
    expect((await ask()).status).toBe(200);
    clock.pass(2 * 60);
    expect((await ask()).status).toBe(503);
    stub.setMode('good');
  });
});

function resetAfter(seconds: number): string {
  const at = new Date(Date.now() + seconds * 1_000).toISOString();
  return `${at.slice(0, 10)} ${at.slice(11, 19)} +0000`;
}
