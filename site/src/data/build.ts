import { givenSettings, marketApi } from '#contract/settings.ts';
import { owner } from './owner.ts';

const settings = givenSettings(process.env);
const epoch = settings['SOURCE_DATE_EPOCH'];

/** When this build was made; `SOURCE_DATE_EPOCH` (Unix seconds) pins it for repeatable builds. */
export const builtAt = epoch ? new Date(Number(epoch) * 1000) : new Date();

/**
 * Whether the page is built for its own machine, as by `npm start`, where no crawler can come. Not where
 * nobody named an address: such a build may be published by mistake.
 */
export const isForThisMachine = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:|$)/.test(
  String(settings['SITE_URL']),
);

const market = marketApi.safeParse(settings['PUBLIC_MARKET_API']);
if (!market.success) throw new Error(market.error.issues.map(({ message }) => message).join(' '));

/** Where the page asks for prices: an origin, or empty for the page's own. */
export const marketOrigin = market.data === 'self' ? '' : market.data;

/** Whether the page counts visits; `PUBLIC_MARKET_API=self` says that a server adds them up. */
export const isCounting = owner.counting && marketOrigin === '';
