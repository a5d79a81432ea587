const epoch = process.env['SOURCE_DATE_EPOCH'];

/** When this build was made; `SOURCE_DATE_EPOCH` (Unix seconds) pins it for repeatable builds. */
export const builtAt = epoch ? new Date(Number(epoch) * 1000) : new Date();

const market = process.env['PUBLIC_MARKET_API'] ?? 'https://api.coingecko.com';

if (market !== 'self' && !URL.canParse(market)) {
  throw new Error(
    `PUBLIC_MARKET_API is "${market}", where the page would find no prices. Write an origin such as https://api.coingecko.com, or self for the companion's relay.`,
  );
}

/** Where the page asks for prices: an origin, or empty for the page's own. */
export const marketOrigin = market === 'self' ? '' : new URL(market).origin;
