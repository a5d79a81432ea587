const epoch = process.env['SOURCE_DATE_EPOCH'];

/** When this build was made; `SOURCE_DATE_EPOCH` (Unix seconds) pins it for repeatable builds. */
export const builtAt = epoch ? new Date(Number(epoch) * 1000) : new Date();

const market = process.env['PUBLIC_MARKET_API'] ?? 'https://api.coingecko.com';

/** Where the page asks for prices: an origin, or empty for the page's own. */
export const marketOrigin = market === 'self' ? '' : new URL(market).origin;
