import proxyAddr from 'proxy-addr';
import * as z from 'zod';
import { PUBLIC_SERVICE, givenSettings, originSetting, wholeNumber } from '#contract/settings.ts';

export type Config = z.output<typeof Settings>;

const DATABASE_URL =
  'DATABASE_URL must look like postgres://user:password@host:5432/database; set a password with / ? # @ : or % as PGPASSWORD.';

const SMTP_URL =
  'SMTP_URL must look like smtps://user:password@mail.example.com:465, or smtp:// for a port that begins without TLS; write / ? # @ : and % in a password as %2F and so on.';

const secret = (name: string, least = 16) =>
  z.string().min(least, `${name} must have at least ${least} characters.`).optional();

/** Where the sign-ups are; the owner's commands read these two alone. */
export const StoreSettings = z.object({
  DATABASE_URL: z.string().refine(isDatabaseUrl, { error: DATABASE_URL }).optional(),
  DATA_DIR: z.string().default('data'),
});

/** What the server is told, read before anything starts; an empty value counts as not set. */
export const Settings = StoreSettings.extend({
  PORT: z._default(wholeNumber('PORT', 65_535), 4321),
  /** This machine alone, unless the owner sets `HOST=0.0.0.0`. */
  HOST: z.string().default('127.0.0.1'),
  SITE_DIR: z.string().default('dist'),
  /** How long an idle connection is kept, which must be longer than a balancer in front keeps it. */
  KEEP_ALIVE_SECONDS: z._default(wholeNumber('KEEP_ALIVE_SECONDS', 3_600), 75),
  TRUSTED_PROXIES: z.string().default('').transform(parseProxies),
  METRICS_TOKEN: secret('METRICS_TOKEN'),
  /** Opens the report; people type it. */
  REPORT_PASSWORD: secret('REPORT_PASSWORD', 12),
  MARKET_UPSTREAM: z.optional(originSetting('MARKET_UPSTREAM', PUBLIC_SERVICE)),
  MARKET_REFRESH_SECONDS: z._default(wholeNumber('MARKET_REFRESH_SECONDS', 3_600), 60),
  MARKET_FALLBACK: z
    .enum(['sample', 'none'], 'MARKET_FALLBACK must be "sample" or "none".')
    .default('none'),
  COINGECKO_DEMO_KEY: z.string().optional(),
  COINGECKO_PRO_KEY: z.string().optional(),
  // Only the build reads it; it stands here because unknown names are warned of.
  SIGNUP_RETENTION_DAYS: z.string().optional(),
  SIGNUP_WEBHOOKS: z.string().optional(),
  SIGNUP_WEBHOOK_URL: z.string().optional(),
  SIGNUP_WEBHOOK_SECRET: secret('SIGNUP_WEBHOOK_SECRET'),
  SMTP_URL: z.optional(z.url({ protocol: /^smtps?$/, hostname: /./, error: SMTP_URL })),
});

/** One sentence for each given setting that begins with `SIGNUP_`, `MARKET_` or `REPORT_` and is not known. */
export function unknownSettings(environment: NodeJS.ProcessEnv): string[] {
  return Object.keys(givenSettings(environment))
    .filter((name) => /^(?:SIGNUP|MARKET|REPORT)_/.test(name) && !(name in Settings.shape))
    .map((name) => `${name} is not a setting and changes nothing: see docs/deploying.md.`);
}

/** An address without a host, such as `postgres:///name`, names a socket; `URL` needs a host to parse it. */
function isDatabaseUrl(url: string): boolean {
  return /^postgres(ql)?:\/\//.test(url) && URL.canParse(url.replace('@/', '@socket/'));
}

function parseProxies(list: string, context: z.RefinementCtx) {
  try {
    return proxyAddr.compile(list.split(',').flatMap((entry) => entry.trim() || []));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    context.addIssue(`TRUSTED_PROXIES must be such as 10.0.0.0/8,::1 (${reason}).`);
    return z.NEVER;
  }
}
