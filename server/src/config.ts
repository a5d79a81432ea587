import proxyAddr from 'proxy-addr';
import * as z from 'zod';
import {
  PUBLIC_SERVICE,
  givenSettings,
  originSetting,
  readSettings,
  wholeNumber,
} from '#contract/settings.ts';

export type Config = z.output<typeof Settings>;

const DATABASE_URL =
  'DATABASE_URL must look like postgres://user:password@host:5432/database. Write / ? # @ : and % in a ' +
  'password as %2F %3F %23 %40 %3A %25, or leave the password out and set it as PGPASSWORD.';
const key = (name: string) =>
  z.string().regex(/^[\x21-\x7e]+$/, `${name} must be the key alone, without spaces.`);

/** Where the sign-ups are; the owner's commands read these two alone. */
export const StoreSettings = z.object({
  DATABASE_URL: z.string().refine(isDatabaseUrl, { error: DATABASE_URL }).optional(),
  DATA_DIR: z.string().default('data'),
});

const Settings = StoreSettings.extend({
  PORT: z._default(wholeNumber('PORT must be a port number from 1 to 65535.', 65_535), 4321),
  /** Loopback unless somebody opens it, with `HOST=0.0.0.0`. */
  HOST: z.string().default('localhost'),
  SITE_DIR: z.string().default('dist'),
  KEEP_ALIVE_SECONDS: z._default(
    wholeNumber('KEEP_ALIVE_SECONDS must be a whole number of seconds from 1 to 3600.', 3_600),
    75,
  ),
  TRUSTED_PROXIES: z.string().default('').transform(parseProxies),
  METRICS_TOKEN: z.string().min(16, 'METRICS_TOKEN must have at least 16 characters.').optional(),

  MARKET_UPSTREAM: z.optional(originSetting('MARKET_UPSTREAM', PUBLIC_SERVICE)),
  MARKET_REFRESH_SECONDS: z._default(
    wholeNumber('MARKET_REFRESH_SECONDS must be a whole number of seconds from 1 to 3600.', 3_600),
    60,
  ),
  MARKET_FALLBACK: z
    .enum(['sample', 'none'], 'MARKET_FALLBACK must be "sample" or "none".')
    .default('none'),
  COINGECKO_DEMO_KEY: key('COINGECKO_DEMO_KEY').optional(),
  COINGECKO_PRO_KEY: key('COINGECKO_PRO_KEY').optional(),

  SIGNUP_RETENTION_DAYS: z.optional(
    wholeNumber('SIGNUP_RETENTION_DAYS must be a whole number of days from 1 to 36500.', 36_500),
  ),
  SIGNUP_WEBHOOKS: z.string().optional(),
  SIGNUP_WEBHOOK_URL: z.string().optional(),
  SIGNUP_WEBHOOK_SECRET: z
    .string()
    .min(16, 'SIGNUP_WEBHOOK_SECRET must have at least 16 characters.')
    .optional(),
});

/**
 * Reads the settings before anything starts; an empty value counts as not set.
 * @throws Error with one sentence for each variable that does not fit: its name, and what it should be.
 */
export function parseConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const config = readSettings(Settings, environment);
  if (config.COINGECKO_DEMO_KEY !== undefined && config.COINGECKO_PRO_KEY !== undefined) {
    throw new Error('Set one of COINGECKO_DEMO_KEY and COINGECKO_PRO_KEY: each belongs to a plan.');
  }
  return config;
}

/** One sentence for each given setting in a family of ours that is none of ours, and so changes nothing. */
export function unknownSettings(
  environment: Readonly<Record<string, string | undefined>>,
): string[] {
  return Object.keys(givenSettings(environment))
    .filter((name) => /^(?:SIGNUP|MARKET)_/.test(name) && !(name in Settings.shape))
    .map(
      (name) => `${name} is not a setting and changes nothing: docs/deploying.md lists them all.`,
    );
}

/**
 * An address of PostgreSQL, also one without a host, which is a socket's. A / in a password ends the host
 * early, and the rest, @ and all, becomes the database's name.
 */
function isDatabaseUrl(url: string): boolean {
  if (!/^postgres(ql)?:\/\/[^/?#]*(?![^@]*@)/.test(url) || /%(?![\da-f]{2})/i.test(url))
    return false;
  return URL.canParse(url.replace('@/', '@socket/'));
}

function parseProxies(list: string, context: z.RefinementCtx) {
  const entries = list.split(',').flatMap((entry) => entry.trim() || []);
  try {
    for (const entry of entries) {
      if (!/^[\d.]+(?:\/\d+)?$|^[\da-f:.]+(?:\/\d+)?$/i.test(entry)) {
        throw new RangeError(`"${entry}" is neither`);
      }
      // The widest private networks are 10.0.0.0/8 and fc00::/7.
      if ((entry.includes(':') ? /\/[0-6]$/ : /\/[0-7]$/).test(entry)) {
        throw new RangeError(`"${entry}" is so wide that anybody would count as your proxy`);
      }
    }
    return proxyAddr.compile(entries);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    context.addIssue({
      code: 'custom',
      message: `TRUSTED_PROXIES must list addresses or networks, such as 10.0.0.0/8,::1: ${reason}.`,
    });
    return z.NEVER;
  }
}
