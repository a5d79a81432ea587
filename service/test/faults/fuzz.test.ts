import { ASSET_IDS, MARKET_PATH, parseQuotes } from '#contract/quote.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createUpstream } from '../../src/market/upstream.ts';
import { formWorld } from '../formWorld.ts';
import { createClock, goodAnswer, testApp, testRelay } from '../parts.ts';
import { makePlace, startCompanion, type Companion } from './companion.ts';
import { malformedBody } from './malformedBody.ts';
import { malformedBytes, malformedRequest } from './malformedRequest.ts';
import { sendRaw } from './raw.ts';
import { FAULTS } from './rows.ts';
import { FUZZ_COUNT, LONG_MS, measured, seeded } from './scale.ts';

const MEGABYTE = 1_024 * 1_024;
const AT_ONCE = 20;
const RAW_SHARE = 0.1;
const MOST_GROWTH_MB = 60;

let place: Awaited<ReturnType<typeof makePlace>>;
let companion: Companion;
beforeAll(async () => {
  place = await makePlace();
  companion = await startCompanion(place.settings);
});
afterAll(async () => {
  await companion.stop();
  await place.remove();
});

describe(FAULTS.fuzz, () => {
  test(
    'malformed requests to every route of site and form',
    { timeout: LONG_MS },
    async (context) => {
      const clock = createClock();
      const { app } = await testApp({ relay: testRelay(clock, () => goodAnswer(clock)) });
      const form = formWorld();
      const random = seeded(11);
      const statuses = new Map<number, number>();
      const faults: string[] = [];
      const before = heap();
      for (let index = 0; index < FUZZ_COUNT * (1 - RAW_SHARE); index += 1) {
        const request = malformedRequest(random);
        const target = random() < 0.5 ? app : form.app;
        const response = await target.fetch(request.clone(), {});
        await response.arrayBuffer();
        statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
        if (response.status >= 500)
          faults.push(`${response.status} ${request.method} ${request.url}`);
      }
      const grown = heap() - before;
      measured(context, `${print(statuses)}; memory ${grown.toFixed(1)} MB`);
      expect(faults).toEqual([]);
      expect(form.reported).toEqual([]);
      expect(grown).toBeLessThan(MOST_GROWTH_MB);
    },
  );

  test(
    'malformed bytes on the sockets of the real program',
    { timeout: LONG_MS },
    async (context) => {
      const { PORT, FORM_PORT } = place.settings;
      const random = seeded(12);
      const statuses = new Map<number, number>();
      const before = await residentMegabytes(companion);
      for (let sent = 0; sent < FUZZ_COUNT * RAW_SHARE; sent += AT_ONCE) {
        const batch = Array.from({ length: AT_ONCE }, () =>
          sendRaw(random() < 0.5 ? PORT : FORM_PORT, malformedBytes(random), 1_000),
        );
        for (const { status } of await Promise.all(batch)) {
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
        }
      }
      const grown = (await residentMegabytes(companion)) - before;
      measured(context, `${print(statuses)}; memory ${grown.toFixed(1)} MB (0: closed unanswered)`);
      expect([...statuses.keys()].filter((status) => status >= 500 && status !== 503)).toEqual([]);
      expect(companion.child.exitCode).toBeNull();
      expect((await fetch(companion.origin)).status).toBe(200);
      expect((await fetch(companion.form)).status).toBe(200);
      expect(companion.seen.errors).toBe('');
      expect(companion.seen.output).not.toMatch(/"level":"error"|failed/);
      expect(grown).toBeLessThan(MOST_GROWTH_MB);
    },
  );

  test('malformed upstream bodies through the relay', { timeout: LONG_MS }, async (context) => {
    const random = seeded(13);
    const outcomes = new Map<string, number>();
    const before = heap();
    for (let index = 0; index < FUZZ_COUNT; index += 1) {
      const body = malformedBody(random);
      const answer = await createUpstream({
        origin: 'https://upstream.example',
        key: null,
        fetch: () => Promise.resolve(new Response(body)),
        timeout: () => new AbortController().signal,
        now: () => 0,
      })();
      const outcome = answer.kind === 'quotes' ? 'quotes' : answer.reason;
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
      if (answer.kind !== 'quotes') continue;
      for (const [id, { usd, usd_24h_change: change }] of answer.quotes) {
        expect(ASSET_IDS).toContain(id);
        expect(usd > 0 && usd <= 1e15).toBe(true);
        expect(change === null || Number.isFinite(change)).toBe(true);
      }
      // What the relay passes on, the page reads again.
      expect(parseQuotes(Object.fromEntries(answer.quotes)).size).toBe(answer.quotes.size);
    }
    const grown = heap() - before;
    measured(context, `${print(outcomes)}; memory ${grown.toFixed(1)} MB`);
    expect(outcomes.size).toBeGreaterThan(3);
    expect(grown).toBeLessThan(MOST_GROWTH_MB);
    expect(MARKET_PATH).toBe('/api/v3/simple/price');
  });
});

/** Megabytes in use by this process after a collection, where one can be asked for. */
function heap(): number {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed / MEGABYTE;
}

async function residentMegabytes({ origin }: Companion): Promise<number> {
  const text = await (await fetch(`${origin}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\d+)/m.exec(text)?.[1] ?? 0) / MEGABYTE;
}

function print(counts: ReadonlyMap<string | number, number>): string {
  const sorted = [...counts].sort(([, a], [, b]) => b - a);
  return sorted.map(([name, count]) => `${count} × ${name}`).join(', ');
}
