import type { Hono } from 'hono';
import { PUBLIC_SERVICE } from '#contract/settings.ts';
import type { Config } from '../config.ts';
import type { Store } from '../database/store.ts';
import type { Dependencies } from '../dependencies.ts';
import { createCoinGecko, type Fetched } from './coingecko.ts';
import { marketRoute } from './marketRoute.ts';
import { createPriceCache } from './priceCache.ts';
import { sampleQuotes } from './sample.ts';
import { createSharedPrices } from './sharedPrices.ts';

type MarketOptions = Dependencies & {
  coinIds: readonly string[];
  /** Runs queries in the PostgreSQL that several servers share; absent where this one is alone. */
  run?: Store['run'] | undefined;
  fetch: typeof fetch;
};

// A paid key is known to a host of its own alone. Source: docs.coingecko.com, "Authentication".
const PAID_SERVICE = 'https://pro-api.coingecko.com';

/** Puts the price proxy together. Calls nobody yet. */
export function openMarket(settings: Config, options: MarketOptions): Hono {
  const { metrics, coinIds, run, now } = options;
  const { COINGECKO_DEMO_KEY: demoKey, COINGECKO_PRO_KEY: paidKey } = settings;
  const intervalMs = settings.MARKET_REFRESH_SECONDS * 1_000;
  const ownCalls = logged(
    createCoinGecko({
      ...options,
      origin: settings.MARKET_UPSTREAM ?? (paidKey ? PAID_SERVICE : PUBLIC_SERVICE),
      keyHeader: {
        ...(demoKey && { 'x-cg-demo-api-key': demoKey }),
        ...(paidKey && { 'x-cg-pro-api-key': paidKey }),
      },
    }),
    options,
  );
  const shared = run && createSharedPrices({ ...options, run, fetchQuotes: ownCalls, intervalMs });
  const prices = createPriceCache({ ...options, fetchQuotes: shared ?? ownCalls, intervalMs });
  metrics.gauge('market_oldest_age_seconds', () => {
    const { oldestAgeMs } = prices.known();
    return oldestAgeMs === null ? null : oldestAgeMs / 1_000;
  });
  const isSampled = settings.MARKET_FALLBACK === 'sample';
  const sample = isSampled ? () => sampleQuotes(coinIds, now()) : null;
  return marketRoute({ prices, coinIds, sample, metrics });
}

/**
 * Counts each upstream call and logs changes alone, so that a night without the price service is two
 * lines and not a thousand.
 */
function logged(
  fetchQuotes: () => Promise<Fetched>,
  { log, metrics }: Pick<Dependencies, 'log' | 'metrics'>,
) {
  let lastReason = '';
  return async (): Promise<Fetched> => {
    const fetched = await fetchQuotes();
    const reason = fetched.kind === 'quotes' ? '' : fetched.reason;
    metrics.count('market_upstream_calls_total', { outcome: fetched.kind });
    if (reason !== lastReason && reason === '') log.info('market data is back');
    if (reason !== lastReason && reason !== '') {
      log.warn('market data cannot be refreshed', { reason, ...ADVICE[reason] });
    }
    lastReason = reason;
    return fetched;
  };
}

const ADVICE: Readonly<Record<string, { advice: string }>> = {
  'status 401': { advice: 'check COINGECKO_DEMO_KEY, COINGECKO_PRO_KEY and MARKET_UPSTREAM' },
  old: { advice: 'a cache before the service is stuck, or the clock of this machine is ahead' },
};
