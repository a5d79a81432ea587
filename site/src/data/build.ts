import * as z from 'zod/mini';
import {
  originSetting,
  DEFAULT_MARKET_API,
  readSettings,
  integerSetting,
} from '#contract/settings.ts';
import { BASE } from '../lib/withBase.ts';
import { owner } from './owner.ts';

const MARKET_API_ERROR = `PUBLIC_MARKET_API must be a URL without a path, such as ${DEFAULT_MARKET_API}, or self to use the server.`;

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

/** For reproducible builds, set `SOURCE_DATE_EPOCH` to a Unix time in seconds. */
export const builtAt = epoch ? new Date(Number(epoch) * 1000) : new Date();

/**
 * True if the build is only served on this machine, e.g. by `npm start`. Someone could publish a build without a URL by
 * mistake, so that doesn't count as local.
 */
export const isLocalBuild = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])([:/]|$)/.test(
  buildSettings.SITE_URL ?? '',
);

/** Search engines must not index staging builds. */
export const isStaging = buildSettings.NOINDEX === '1';

const { PUBLIC_MARKET_API, FORM_ORIGIN } = buildSettings;

/** The price service's origin, or empty if our server provides the prices. */
export const marketOrigin = PUBLIC_MARKET_API === 'self' ? '' : PUBLIC_MARKET_API;

const isOwnServer = marketOrigin === '' || marketOrigin === FORM_ORIGIN;

/** URL prefix for price requests. On our server, they're under the site's base path. */
export const marketBaseUrl = isOwnServer ? marketOrigin + BASE : marketOrigin;

/** Counting visits requires our server, so it only works with `PUBLIC_MARKET_API=self`. */
export const isCounting = owner.counting && marketOrigin === '';
