import * as z from 'zod';
import { marketApi, originSetting, readSettings, wholeNumber } from '#contract/settings.ts';
import { trustedProxies } from './http/clientAddress.ts';
import { MarketSettings } from './market/settings.ts';
import { SignUpSettings } from './signUp/settings.ts';

const COMPANIONS =
  'COMPANIONS must be a whole number from 1 to 1000: how many share one DATABASE_URL.';
const port = (name: string) =>
  wholeNumber(`${name} must be a port number from 1 to 65535.`, 65_535);

const Environment = z.object({
  PORT: z._default(port('PORT'), 4321),
  FORM_PORT: z._default(port('FORM_PORT'), 4322),
  /** Loopback unless somebody opens it, with `HOST=0.0.0.0`. */
  HOST: z.string().default('localhost'),
  SITE_DIR: z.string().default('dist'),
  SITE_URL: z.optional(originSetting('SITE_URL', 'https://example.com')),
  FORM_ORIGIN: z.optional(originSetting('FORM_ORIGIN', 'https://form.example.com')),
  // What a plain build reads from, so that the policy fits it; `npm start` builds with `self`.
  PUBLIC_MARKET_API: marketApi,
  OWNER_CONFIG: z.optional(z.string()),
  COMPANIONS: z._default(wholeNumber(COMPANIONS, 1_000), 1),
  METRICS_TOKEN: z.optional(z.string().min(16, 'METRICS_TOKEN must have at least 16 characters.')),
  TRUSTED_PROXIES: z.string().default('').transform(parseProxies),
  ...MarketSettings.shape,
  ...SignUpSettings.shape,
});

/** The names of all settings that the companion reads. */
export const SETTINGS: readonly string[] = Object.keys(Environment.shape);

export type Config = ReturnType<typeof parseConfig>;

/**
 * Reads the settings before anything starts; an empty value counts as not set.
 * @throws Error with one line per variable that does not fit: its name, and what it should be.
 */
export function parseConfig(environment: Readonly<Record<string, string | undefined>>) {
  const settings = readSettings(Environment, environment);
  const siteOrigin = settings.SITE_URL ?? `http://localhost:${settings.PORT}`;
  const formOrigin = settings.FORM_ORIGIN ?? `http://localhost:${settings.FORM_PORT}`;
  if (settings.PORT === settings.FORM_PORT || siteOrigin === formOrigin) {
    throw new Error(
      `The form must have an origin of its own, or its frame could reach into the page: give FORM_PORT and FORM_ORIGIN other values than PORT and SITE_URL (both are ${formOrigin} now).`,
    );
  }
  return { ...settings, siteOrigin, formOrigin };
}

/** The origin that pages read market data from besides their own; null when it is their own. */
export function foreignMarketOrigin(api: z.infer<typeof marketApi>): string | null {
  return api === 'self' ? null : api;
}

function parseProxies(list: string, context: z.RefinementCtx) {
  try {
    return trustedProxies(list.split(',').flatMap((entry) => entry.trim() || []));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    context.addIssue({
      code: 'custom',
      message: `TRUSTED_PROXIES must list addresses or networks, such as 10.0.0.0/8,::1: ${reason}.`,
    });
    return z.NEVER;
  }
}
