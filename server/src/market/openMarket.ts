import type { Hono } from 'hono';
import type { Kysely } from 'kysely';
import { PUBLIC_SERVICE } from '#contract/settings.ts';
import type { Config } from '../config.ts';
import type { Tables } from '../database/tables.ts';
import type { Dependencies } from '../dependencies.ts';
import { createCoinGecko } from './coingecko.ts';
import { logFetches } from './logFetches.ts';
import { marketRoute } from './marketRoute.ts';
import { createPriceCache } from './priceCache.ts';
import { createSample } from './sample.ts';
import { createSharedPrices } from './sharedPrices.ts';

type MarketSettings = Pick<
  Config,
  | 'MARKET_UPSTREAM'
  | 'MARKET_REFRESH_SECONDS'
  | 'MARKET_FALLBACK'
  | 'COINGECKO_DEMO_KEY'
  | 'COINGECKO_PRO_KEY'
>;

type MarketOptions = Dependencies & {
  coinIds: readonly string[];
  /** The PostgreSQL that several servers share; absent where this one is alone. */
  db?: Kysely<Tables> | undefined;
  fetch: typeof fetch;
  random: () => number;
};

// A paid key is known to a host of its own alone. Source: docs.coingecko.com, "Authentication".
const PAID_SERVICE = 'https://pro-api.coingecko.com';

/** Puts the price proxy together, with its counters. Calls nobody yet. */
export function openMarket(settings: MarketSettings, options: MarketOptions): Hono {
  const { metrics, db } = options;
  const intervalMs = settings.MARKET_REFRESH_SECONDS * 1_000;
  const own = logFetches(
    createCoinGecko({ ...options, origin: upstreamOf(settings), keyHeader: keyHeader(settings) }),
    options,
  );
  const fetchQuotes = db
    ? createSharedPrices({ ...options, db, fetchQuotes: own, intervalMs })
    : own;
  const prices = createPriceCache({ ...options, fetchQuotes, intervalMs });
  metrics.gauge('market_oldest_age_seconds', () => {
    const ageMs = prices.oldestAgeMs();
    return ageMs === null ? null : ageMs / 1_000;
  });
  const isSampled = settings.MARKET_FALLBACK === 'sample';
  const sample = isSampled ? createSample({ ...options, stepMs: intervalMs }) : null;
  return marketRoute({ ...options, prices, sample });
}

function upstreamOf({ MARKET_UPSTREAM, COINGECKO_PRO_KEY }: MarketSettings): string {
  return MARKET_UPSTREAM ?? (COINGECKO_PRO_KEY === undefined ? PUBLIC_SERVICE : PAID_SERVICE);
}

function keyHeader({ COINGECKO_DEMO_KEY: demo, COINGECKO_PRO_KEY: paid }: MarketSettings) {
  return {
    ...(demo !== undefined && { 'x-cg-demo-api-key': demo }),
    ...(paid !== undefined && { 'x-cg-pro-api-key': paid }),
  };
}
