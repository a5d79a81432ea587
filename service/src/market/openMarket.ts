import { ASSET_IDS } from '#contract/quote.ts';
import type { World } from '../http/world.ts';
import { createRelay, type Relay } from './relay.ts';
import { reportCalls } from './reportCalls.ts';
import { createSample } from './sample.ts';
import type { MarketSettings } from './settings.ts';
import { UPSTREAM_DEADLINE_MS, createUpstream } from './upstream.ts';

export type MarketWorld = Omit<World, 'randomId' | 'every' | 'send'>;

/** Puts the relay together, with its counters. Calls nobody yet. */
export function openMarket(settings: MarketSettings, world: MarketWorld): Relay {
  const { metrics } = world;
  const intervalMs = settings.MARKET_REFRESH_SECONDS * 1_000;
  const relay = createRelay({
    ...world,
    ask: createUpstream({
      ...world,
      origin: settings.MARKET_UPSTREAM,
      key: settings.COINGECKO_DEMO_KEY ?? null,
      ids: ASSET_IDS,
      deadline: () => world.timeout(UPSTREAM_DEADLINE_MS),
    }),
    ids: ASSET_IDS,
    intervalMs,
    sample:
      settings.MARKET_FALLBACK === 'sample' ? createSample({ ...world, stepMs: intervalMs }) : null,
    onCall: reportCalls(world.log, metrics),
  });
  metrics.gauge('market_oldest_age_seconds', () => {
    const ageMs = relay.oldestAgeMs();
    return ageMs === null ? null : ageMs / 1_000;
  });
  return relay;
}
