import proxyAddr from 'proxy-addr';
import * as z from 'zod';
import {
  DEFAULT_MARKET_API,
  getNonEmptySettings,
  originSetting,
  integerSetting,
} from '#contract/settings.ts';

export type Config = z.output<typeof Settings>;

const INVALID_DATABASE_URL =
  'DATABASE_URL must look like postgres://user:password@host:5432/database. Write / ? # @ % in the password as %2F %3F %23 %40 %25, or set PGPASSWORD instead.';

const INVALID_SMTP_URL =
  'SMTP_URL must look like smtps://user:password@mail.example.com:465, or smtp:// for a port that uses STARTTLS or no TLS. Write / ? # @ : % in the password as %2F %3F %23 %40 %3A %25.';

/** May be typed by hand or come from a file. */
const secret = (name: string, minLength = 16) => {
  const error = `${name} must have at least ${minLength} characters and no control characters, such as line feeds.`;
  return z.string().regex(new RegExp(`^\\P{Cc}{${minLength},}$`, 'u'), error);
};

/** Sent in a header, so only characters that RFC 6750 allows are valid. */
const token = (name: string, minLength: number) => {
  const error = `${name} must have at least ${minLength} letters, digits, or - . _ ~ + / characters, with = only at the end.`;
  return z.string().regex(new RegExp(`^(?=.{${minLength}})[A-Za-z0-9._~+/-]+=*$`), error);
};

/** The CLI scripts only need these settings. */
export const StoreSettings = z.object({
  DATABASE_URL: z
    .string()
    .refine((url) => parseDatabaseUrl(url) !== null, { error: INVALID_DATABASE_URL })
    .optional(),
  DATA_DIR: z.string().default('data'),
});

/** Read once at startup. */
export const Settings = StoreSettings.extend({
  PORT: z._default(integerSetting('PORT', 65_535), 4321),
  /** By default, only the same machine can connect. */
  HOST: z.string().default('127.0.0.1'),
  SITE_DIR: z.string().default('dist'),
  /** How long idle connections stay open. Must be longer than the load balancer's timeout. */
  KEEP_ALIVE_SECONDS: z._default(integerSetting('KEEP_ALIVE_SECONDS', 3_600), 75),
  TRUSTED_PROXIES: z.string().default('').transform(parseProxies),
  METRICS_TOKEN: token('METRICS_TOKEN', 16).optional(),
  REPORT_PASSWORD: secret('REPORT_PASSWORD', 12).optional(),
  MARKET_UPSTREAM: z.optional(originSetting('MARKET_UPSTREAM', DEFAULT_MARKET_API)),
  MARKET_REFRESH_SECONDS: z._default(integerSetting('MARKET_REFRESH_SECONDS', 3_600), 60),
  MARKET_FALLBACK: z
    .enum(['sample', 'none'], 'MARKET_FALLBACK must be "sample" or "none".')
    .default('none'),
  COINGECKO_DEMO_KEY: token('COINGECKO_DEMO_KEY', 1).optional(),
  COINGECKO_PRO_KEY: token('COINGECKO_PRO_KEY', 1).optional(),
  SIGNUP_RETENTION_DAYS: z.optional(integerSetting('SIGNUP_RETENTION_DAYS', 36_500)),
  SIGNUP_WEBHOOKS: z.string().optional(),
  SIGNUP_WEBHOOK_URL: z.string().optional(),
  SIGNUP_WEBHOOK_SECRET: secret('SIGNUP_WEBHOOK_SECRET').optional(),
  SMTP_URL: z.optional(z.url({ protocol: /^smtps?$/, hostname: /./, error: INVALID_SMTP_URL })),
});

/** Finds unknown settings that start with `SIGNUP_`, `MARKET_`, or `REPORT_`. */
export function findUnknownSettings(environment: NodeJS.ProcessEnv): string[] {
  return Object.keys(getNonEmptySettings(environment))
    .filter((name) => /^(?:SIGNUP|MARKET|REPORT)_/.test(name) && !(name in Settings.shape))
    .map((name) => `${name} is unknown and has no effect. See docs/deploying.md for the settings.`);
}

/**
 * Checks that the server keeps the promise in the form about when sign-ups are deleted.
 * @throws Error with a message for the owner.
 */
export function checkRetention(days: number | undefined, builtDays: number | null): void {
  if (days === undefined || days === builtDays) return;
  const promised = builtDays === null ? 'no limit' : `${builtDays} days`;
  throw new Error(
    `SIGNUP_RETENTION_DAYS is ${days}, but the built form promises ${promised}. Build again with SIGNUP_RETENTION_DAYS=${days}, or remove it from the server's settings.`,
  );
}

/**
 * Parses a PostgreSQL URL. URLs without a host, e.g. `postgres://user@/name?host=/run`, connect to a socket. `URL` doesn't
 * accept a user without a host, so we insert the host `socket`.
 * @returns null if the URL is invalid, e.g. because the password contains unescaped characters.
 */
export function parseDatabaseUrl(text: string): URL | null {
  const isValid = /^postgres(?:ql)?:\/\/(?:(?:[^/?#@%\s]|%[\da-f]{2})*@)?[^@#]*$/i.test(text);
  return isValid ? URL.parse(text.replace('@/', '@socket/')) : null;
}

function parseProxies(list: string, context: z.RefinementCtx) {
  try {
    return proxyAddr.compile(list.split(',').flatMap((entry) => entry.trim() || []));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    context.addIssue(`TRUSTED_PROXIES must be a list such as 10.0.0.0/8,::1 (${reason}).`);
    return z.NEVER;
  }
}
