import * as z from 'zod/mini';
import {
  originSetting,
  DEFAULT_MARKET_API,
  readSettings,
  integerSetting,
} from '#contract/settings.ts';
import { BASE } from '../lib/withBase.ts';
import { owner } from './owner.ts';

const MARKET_API_ERROR = `PUBLIC_MARKET_API must be an address without a path, such as ${DEFAULT_MARKET_API}, or self to use the server.`;

export const buildSettings = readSettings(
  z.object({
    FORM_ORIGIN: z.optional(originSetting('FORM_ORIGIN', 'https://form.example.com')),
    NOINDEX: z.optional(z.literal('1', 'NOINDEX must be 1 or unset.')),
    PUBLIC_MARKET_API: z._default(
      z.union(
        [z.literal('self'), originSetting('PUBLIC_MARKET_API', DEFAULT_MARKET_API)],
        MARKET_API_ERROR,
      ),
      DEFAULT_MARKET_API,
    ),
    SIGNUP_RETENTION_DAYS: z.optional(integerSetting('SIGNUP_RETENTION_DAYS', 36_500)),
    SITE_URL: z.optional(z.string()),
    SOURCE_DATE_EPOCH: z.optional(z.string()),
  }),
  process.env,
);
const epoch = buildSettings.SOURCE_DATE_EPOCH;

/** The time of this build. `SOURCE_DATE_EPOCH` (Unix seconds) sets it for reproducible builds. */
export const builtAt = epoch ? new Date(Number(epoch) * 1000) : new Date();

/**
 * Whether the build is only served on this machine, for example by `npm start`, where no crawler can reach it. A build
 * without a URL could be published by mistake, so it doesn't count as local.
 */
export const isLocalBuild = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])([:/]|$)/.test(
  buildSettings.SITE_URL ?? '',
);

/** Whether this is a staging build (`NOINDEX=1`). Search engines must not index those. */
export const isStaging = buildSettings.NOINDEX === '1';

const { PUBLIC_MARKET_API, FORM_ORIGIN } = buildSettings;

/** The price service's origin. Empty if it's the page's own. */
export const marketOrigin = PUBLIC_MARKET_API === 'self' ? '' : PUBLIC_MARKET_API;

const isOwnServer = marketOrigin === '' || marketOrigin === FORM_ORIGIN;

/** URL prefix for price requests. On our server, they're under the site's base path. */
export const marketBaseUrl = isOwnServer ? marketOrigin + BASE : marketOrigin;

/** Whether the page counts visits. That needs our server, so it requires `PUBLIC_MARKET_API=self`. */
export const isCounting = owner.counting && marketOrigin === '';
