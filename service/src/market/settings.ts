import * as z from 'zod/mini';
import { PUBLIC_SERVICE, originSetting, wholeNumber } from '#contract/settings.ts';

const SECONDS = 'MARKET_REFRESH_SECONDS must be a whole number of seconds from 1 to 3600.';
const FALLBACK = 'MARKET_FALLBACK must be "sample" or "none".';
const KEY = 'COINGECKO_DEMO_KEY must be the key alone, without spaces.';

/** The environment variables of the relay; the edge reads them alone. */
export const MarketSettings = z.object({
  MARKET_UPSTREAM: z._default(originSetting('MARKET_UPSTREAM', PUBLIC_SERVICE), PUBLIC_SERVICE),
  MARKET_REFRESH_SECONDS: z._default(wholeNumber(SECONDS, 3_600), 60),
  MARKET_FALLBACK: z._default(z.enum(['sample', 'none'], FALLBACK), 'none'),
  COINGECKO_DEMO_KEY: z.optional(z.string(KEY).check(z.regex(/^[\x21-\x7e]+$/, KEY))),
});
export type MarketSettings = z.infer<typeof MarketSettings>;
