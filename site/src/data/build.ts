import * as z from 'zod/mini';
import {
  originSetting,
  DEFAULT_MARKET_API,
  readSettings,
  integerSetting,
} from '#contract/settings.ts';
import { BASE } from '../lib/withBase.ts';
import { owner } from './owner.ts';

const MARKET_API = `PUBLIC_MARKET_API must be an address without a path, such as ${DEFAULT_MARKET_API}, or self for the server.`;

export const buildSettings = readSettings(
  z.object({
    FORM_ORIGIN: z.optional(originSetting('FORM_ORIGIN', 'https://form.example.com')),
    NOINDEX: z.optional(z.literal('1', 'NOINDEX must be 1, or not set.')),
    PUBLIC_MARKET_API: z._default(
      z.union(
        [z.literal('self'), originSetting('PUBLIC_MARKET_API', DEFAULT_MARKET_API)],
        MARKET_API,
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

/** When this build was made; `SOURCE_DATE_EPOCH` (Unix seconds) pins it for repeatable builds. */
export const builtAt = epoch ? new Date(Number(epoch) * 1000) : new Date();

/**
 * Whether the build is for this machine only, as by `npm start`, where no crawler can come. False without an address,
 * because such a build may be published by mistake.
 */
export const isLocalBuild = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])([:/]|$)/.test(
  buildSettings.SITE_URL ?? '',
);

/** Whether this is a staging build, which search engines must not list: `NOINDEX=1`. */
export const isStaging = buildSettings.NOINDEX === '1';

const { PUBLIC_MARKET_API } = buildSettings;

/** Where the page asks for prices: an origin, or empty for the page's own. */
export const marketOrigin = PUBLIC_MARKET_API === 'self' ? '' : PUBLIC_MARKET_API;

/** What is before the path of prices in the page's script: an origin, or the path of the site. */
export const marketBaseUrl = marketOrigin || BASE;

/** Whether the page counts visits; `PUBLIC_MARKET_API=self` says that a server adds them up. */
export const isCounting = owner.counting && marketOrigin === '';
