import { givenSettings, marketApi } from '#contract/settings.ts';

const settings = givenSettings(process.env);
const epoch = settings['SOURCE_DATE_EPOCH'];

/** When this build was made; `SOURCE_DATE_EPOCH` (Unix seconds) pins it for repeatable builds. */
export const builtAt = epoch ? new Date(Number(epoch) * 1000) : new Date();

const market = marketApi.safeParse(settings['PUBLIC_MARKET_API']);
if (!market.success) throw new Error(market.error.issues.map(({ message }) => message).join(' '));

/** Where the page asks for prices: an origin, or empty for the page's own. */
export const marketOrigin = market.data === 'self' ? '' : market.data;
