import proxyAddr from 'proxy-addr';
import * as z from 'zod';
import { PUBLIC_SERVICE, givenSettings, originSetting, wholeNumber } from '#contract/settings.ts';
import type { SiteManifest } from '#contract/siteManifest.ts';

export type Config = z.output<typeof Settings>;

const DATABASE_URL =
  'DATABASE_URL must look like postgres://user:password@host:5432/database. Write / ? # @ % in the password as %2F %3F %23 %40 %25, or set PGPASSWORD instead.';

const SMTP_URL =
  'SMTP_URL must look like smtps://user:password@mail.example.com:465, or smtp:// for a port that starts without TLS. Write / ? # @ : % in the password as %2F %3F %23 %40 %3A %25.';

// All that Hono's parser of the header takes (RFC 6750).
const BEARER_TOKEN = /^[\w.~+/-]+=*$/;
const VISIBLE_ASCII = /^[!-~]+$/;

const secret = (name: string, least = 16) =>
  z
    .string()
    .min(least, `${name} must have at least ${least} characters.`)
    .regex(/^\P{Cc}*$/u, `${name} must not contain control characters, such as a line feed.`);

const headerValue = (name: string) =>
  z.string().regex(VISIBLE_ASCII, `${name} must have ASCII characters only, without spaces.`);

/** Where the sign-ups are. Commands of the owner read only these two. */
export const StoreSettings = z.object({
  DATABASE_URL: z
    .string()
    .refine((url) => parseDatabaseUrl(url) !== null, { error: DATABASE_URL })
    .optional(),
  DATA_DIR: z.string().default('data'),
});

/** The settings of the server, read once before anything starts. */
export const Settings = StoreSettings.extend({
  PORT: z._default(wholeNumber('PORT', 65_535), 4321),
  /** Only this machine, unless the owner sets `HOST=0.0.0.0`. */
  HOST: z.string().default('127.0.0.1'),
  SITE_DIR: z.string().default('dist'),
  /** For how long an idle connection stays open. Must be longer than a balancer in front keeps it. */
  KEEP_ALIVE_SECONDS: z._default(wholeNumber('KEEP_ALIVE_SECONDS', 3_600), 75),
  TRUSTED_PROXIES: z.string().default('').transform(parseProxies),
  METRICS_TOKEN: secret('METRICS_TOKEN')
    .regex(
      BEARER_TOKEN,
      'METRICS_TOKEN must have only letters, digits and - . _ ~ + / and may end with =.',
    )
    .optional(),
  /** Opens the report. People type it. */
  REPORT_PASSWORD: secret('REPORT_PASSWORD', 12).optional(),
  MARKET_UPSTREAM: z.optional(originSetting('MARKET_UPSTREAM', PUBLIC_SERVICE)),
  MARKET_REFRESH_SECONDS: z._default(wholeNumber('MARKET_REFRESH_SECONDS', 3_600), 60),
  MARKET_FALLBACK: z
    .enum(['sample', 'none'], 'MARKET_FALLBACK must be "sample" or "none".')
    .default('none'),
  COINGECKO_DEMO_KEY: headerValue('COINGECKO_DEMO_KEY').optional(),
  COINGECKO_PRO_KEY: headerValue('COINGECKO_PRO_KEY').optional(),
  SIGNUP_RETENTION_DAYS: z.optional(wholeNumber('SIGNUP_RETENTION_DAYS', 36_500)),
  SIGNUP_WEBHOOKS: z.string().optional(),
  SIGNUP_WEBHOOK_URL: z.string().optional(),
  SIGNUP_WEBHOOK_SECRET: secret('SIGNUP_WEBHOOK_SECRET').optional(),
  SMTP_URL: z.optional(z.url({ protocol: /^smtps?$/, hostname: /./, error: SMTP_URL })),
});

/** One sentence for each unknown setting that begins with `SIGNUP_`, `MARKET_` or `REPORT_`. */
export function unknownSettings(environment: NodeJS.ProcessEnv): string[] {
  return Object.keys(givenSettings(environment))
    .filter((name) => /^(?:SIGNUP|MARKET|REPORT)_/.test(name) && !(name in Settings.shape))
    .map((name) => `${name} is not a setting and changes nothing: see docs/deploying.md.`);
}

/**
 * Makes sure that the server deletes sign-ups when the form promises it: the build writes that promise.
 * @throws Error with one sentence for the owner.
 */
export function checkRetention(
  { SIGNUP_RETENTION_DAYS: days }: Pick<Config, 'SIGNUP_RETENTION_DAYS'>,
  { retentionDays }: Pick<SiteManifest, 'retentionDays'>,
): void {
  if (days === undefined || days === retentionDays) return;
  const promise = retentionDays === null ? 'no limit' : `${retentionDays} days`;
  throw new Error(
    `SIGNUP_RETENTION_DAYS is ${days}, but the form of the built page promises ${promise}. Build again with SIGNUP_RETENTION_DAYS=${days}, or remove it from the settings of the server.`,
  );
}

/**
 * Reads the address of a PostgreSQL database. One without a host, such as `postgres:///name?host=/run`, names a
 * socket: it gets the host `socket`, because `URL` needs one.
 * @returns null for anything else, also when a raw character splits the password in the wrong place.
 */
export function parseDatabaseUrl(text: string): URL | null {
  const hasCleanPassword = /^postgres(?:ql)?:\/\/(?:(?:[^/?#@%\s]|%[\da-f]{2})*@)?[^@#]*$/i.test(
    text,
  );
  return hasCleanPassword ? URL.parse(text.replace('@/', '@socket/')) : null;
}

function parseProxies(list: string, context: z.RefinementCtx) {
  try {
    return proxyAddr.compile(list.split(',').flatMap((entry) => entry.trim() || []));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    context.addIssue(`TRUSTED_PROXIES must look like 10.0.0.0/8,::1 (${reason}).`);
    return z.NEVER;
  }
}
