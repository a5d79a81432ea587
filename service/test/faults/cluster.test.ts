import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { filledIn, makePlace, post, send, startCompanion } from './companion.ts';
import { startPostgres } from '../startPostgres.ts';
import { startUpstream } from '../../../server/test/upstream.ts';

const REFRESH_S = 10;
const COMPANIONS = 3;
const AWAY_MS = 5_000;
const PATIENCE_MS = 180_000;
const PRICES = '/api/v3/simple/price?ids=bitcoin';

test(
  'three real companions on one PostgreSQL call upstream once, and outlive the claimer and the database',
  { timeout: PATIENCE_MS },
  async () => {
    const postgres = await startPostgres();
    const upstream = await startUpstream();
    onTestFinished(postgres.stop);
    onTestFinished(upstream.stop);
    const companions = await Promise.all(
      Array.from({ length: COMPANIONS }, () => startOne(postgres.url, upstream.origin)),
    );
    const prices = (among = companions) =>
      Promise.all(
        among.flatMap(({ origin }) =>
          Array.from({ length: 50 }, async () => (await fetch(`${origin}${PRICES}`)).status),
        ),
      );
    expect(new Set(await prices())).toEqual(new Set([200]));
    expect(upstream.calls()).toBe(1);

    // One address, whichever companion it comes to.
    const headers = { 'X-Forwarded-For': '203.0.113.7', Accept: 'application/json' };
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, turn) =>
        post(
          companions[turn % COMPANIONS]?.form ?? '',
          filledIn(`person${turn}@example.com`),
          headers,
        ),
      ),
    );
    const thanked = answers.filter(({ status }) => status === 200);
    expect(thanked.length).toBeGreaterThanOrEqual(20);
    // Two more, if that took twenty seconds.
    expect(thanked.length).toBeLessThanOrEqual(22);

    const [dead, ...alive] = companions;
    await dead?.stop('SIGKILL');
    await pause(REFRESH_S * 1_000);
    await prices(alive);
    await expect.poll(upstream.calls).toBe(2);

    await postgres.kill();
    const until = performance.now() + AWAY_MS;
    const before = upstream.calls();
    while (performance.now() < until) {
      expect(new Set(await prices(alive))).toEqual(new Set([200]));
      await pause(500);
    }
    expect(upstream.calls() - before).toBeLessThanOrEqual(alive.length);
    const fields = filledIn('late@example.com');
    expect((await send(alive[0]?.form ?? '', fields)).status).toBe(503);
    await postgres.start();
    await expect
      .poll(async () => (await send(alive[0]?.form ?? '', fields)).kind, { timeout: 30_000 })
      .toBe('thanks');
  },
);

async function startOne(databaseUrl: string, upstream: string) {
  const { settings, remove } = await makePlace();
  const companion = await startCompanion({
    ...settings,
    DATABASE_URL: databaseUrl,
    COMPANIONS: String(COMPANIONS),
    MARKET_UPSTREAM: upstream,
    MARKET_REFRESH_SECONDS: String(REFRESH_S),
    MARKET_FALLBACK: 'none',
  });
  onTestFinished(async () => {
    await companion.stop();
    await remove();
  });
  return companion;
}
