import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { quoteSearch } from '#contract/quote.ts';
import { newDatabase } from './stores.ts';
import { IS_FULL, LONG_MS, newSettings, startServer } from './startServer.ts';
import { FACTS } from './testSite.ts';
import { startUpstream } from './upstream.ts';

const PRICES = `/api/v3/simple/price?${quoteSearch(FACTS.coinIds)}`;

test(
  'three servers on one PostgreSQL ask for prices once an interval',
  { timeout: LONG_MS },
  async () => {
    const upstream = await startUpstream();
    onTestFinished(upstream.stop);
    const settings = {
      DATABASE_URL: await newDatabase(),
      MARKET_UPSTREAM: upstream.origin,
      MARKET_REFRESH_SECONDS: '1',
      MARKET_FALLBACK: 'none',
    };
    const start = async () => startServer({ ...(await newSettings()), ...settings });
    const servers = await Promise.all([start(), start(), start()]);
    const begin = performance.now();
    const wanted = (IS_FULL ? 60 : 3) * 500;
    for (let answered = 0; answered < wanted; answered += 30) {
      const asked = servers.flatMap(({ origin }) =>
        Array.from({ length: 10 }, async () => (await fetch(`${origin}${PRICES}`)).status),
      );
      expect(new Set(await Promise.all(asked))).toEqual(new Set([200]));
      // 500 in a second.
      await sleep(Math.max(0, answered * 2 - (performance.now() - begin)));
    }
    const took = (performance.now() - begin) / 1_000;
    console.log(`${wanted} price requests in ${took.toFixed(1)} s: ${upstream.calls()} calls`);
    expect(upstream.calls()).toBeLessThanOrEqual(Math.ceil(took) + 1);
  },
);
