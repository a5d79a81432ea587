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
 * Whether the build is served only on this machine, such as by `npm start`, where no crawler can reach it. False
 * without a URL, because such a build could be published by mistake.
 */
export const isLocalBuild = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])([:/]|$)/.test(
  buildSettings.SITE_URL ?? '',
);

/** Whether this is a staging build (`NOINDEX=1`), which search engines must not index. */
export const isStaging = buildSettings.NOINDEX === '1';

const { PUBLIC_MARKET_API } = buildSettings;

/** The origin that serves prices. Empty for the page's own origin. */
export const marketOrigin = PUBLIC_MARKET_API === 'self' ? '' : PUBLIC_MARKET_API;

/** The URL prefix of price requests: the origin, or the site's base path on its own origin. */
export const marketBaseUrl = marketOrigin || BASE;

/** Whether the page counts visits. That needs the server, which `PUBLIC_MARKET_API=self` implies. */
export const isCounting = owner.counting && marketOrigin === '';
