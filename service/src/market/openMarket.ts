import type { World } from '../http/world.ts';
import { createRelay, type Relay, type RelayParts } from './relay.ts';
import { reportCalls } from './reportCalls.ts';
import { createSample } from './sample.ts';
import type { MarketSettings } from './settings.ts';
import { createUpstream, type AskUpstream } from './upstream.ts';

/** Upstream calls of our own, to be shared. */
export type Calls = { readonly ask: AskUpstream; readonly intervalMs: number };

/**
 * Puts the relay together, with its counters. Calls nobody yet.
 * @param share makes calls that are shared with other companions out of our own.
 */
export function openMarket(
  settings: MarketSettings,
  world: Omit<World, 'randomId' | 'every' | 'send'>,
  share: (calls: Calls) => RelayParts['ask'] = ({ ask }) => ask,
): Relay {
  const { metrics } = world;
  const intervalMs = settings.MARKET_REFRESH_SECONDS * 1_000;
  const ask = createUpstream({
    ...world,
    origin: settings.MARKET_UPSTREAM,
    key: settings.COINGECKO_DEMO_KEY ?? null,
  });
  const relay = createRelay({
    ...world,
    ask: share({ ask, intervalMs }),
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
