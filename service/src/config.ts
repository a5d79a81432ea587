import * as z from 'zod';
import { trustedProxies } from './http/clientAddress.ts';
import { PUBLIC_SERVICE, marketSettings } from './market/settings.ts';
import { signUpSettings } from './signUp/settings.ts';

/** The environment does not fit; each line of the message names one variable and what it should be. */
export class ConfigInvalid extends Error {
  override readonly name = 'ConfigInvalid';
}

const port = z.coerce.number().int().min(1).max(65_535);
const origin = z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin);

/** Where pages read market data from: `self` for the companion's relay, else an origin. */
export const MarketApi = z.union([z.literal('self'), origin]);

const Environment = z.object({
  PORT: port.default(4321),
  FORM_PORT: port.default(4322),
  /** Loopback unless somebody opens it, with `HOST=0.0.0.0`. */
  HOST: z.string().default('localhost'),
  SITE_DIR: z.string().default('dist'),
  SITE_URL: z.optional(origin),
  FORM_ORIGIN: z.optional(origin),
  // What a plain build reads from, so that the policy fits it; `npm start` builds with `self`.
  PUBLIC_MARKET_API: MarketApi.default(PUBLIC_SERVICE),
  OWNER_CONFIG: z.optional(z.string()),
  METRICS_TOKEN: z.optional(z.string().min(16)),
  TRUSTED_PROXIES: z.string().default('').transform(parseProxies),
  ...marketSettings,
  ...signUpSettings,
});

const EXPECTED: Readonly<Record<string, string>> = {
  PORT: 'must be a port number from 1 to 65535.',
  FORM_PORT: 'must be a port number from 1 to 65535.',
  SITE_URL: 'must be the address of the site, such as https://example.com.',
  FORM_ORIGIN: 'must be the address of the form, such as https://form.example.com.',
  PUBLIC_MARKET_API: 'must be "self" or an address, such as https://api.coingecko.com.',
  METRICS_TOKEN: 'must have at least 16 characters.',
  TRUSTED_PROXIES: 'must list addresses or networks, such as 10.0.0.0/8,::1.',
};

export type Config = ReturnType<typeof parseConfig>;

/**
 * Reads the settings before anything starts; an empty value counts as not set.
 * @throws ConfigInvalid with one line per variable that does not fit.
 */
export function parseConfig(environment: Readonly<Record<string, string | undefined>>) {
  const filled = Object.entries(environment).filter(([, value]) => value !== '');
  const parsed = Environment.safeParse(Object.fromEntries(filled));
  if (!parsed.success) throw new ConfigInvalid(parsed.error.issues.map(printIssue).join('\n'));
  const settings = parsed.data;
  const siteOrigin = settings.SITE_URL ?? `http://localhost:${settings.PORT}`;
  const formOrigin = settings.FORM_ORIGIN ?? `http://localhost:${settings.FORM_PORT}`;
  if (settings.PORT === settings.FORM_PORT || siteOrigin === formOrigin) {
    throw new ConfigInvalid(
      `The form must have an origin of its own, or its frame could reach into the page: give FORM_PORT and FORM_ORIGIN other values than PORT and SITE_URL (both are ${formOrigin} now).`,
    );
  }
  return { ...settings, siteOrigin, formOrigin };
}

/** The origin that pages read market data from besides their own; null when it is their own. */
export function foreignMarketOrigin(api: z.infer<typeof MarketApi>): string | null {
  return api === 'self' ? null : api;
}

function printIssue({ path, message }: z.core.$ZodIssue): string {
  const name = String(path[0] ?? '');
  const expected = EXPECTED[name];
  return expected === undefined ? message : `${name} ${expected}`;
}

function parseProxies(list: string, context: z.RefinementCtx) {
  try {
    return trustedProxies(list.split(',').flatMap((entry) => entry.trim() || []));
  } catch {
    context.addIssue({ code: 'custom', message: 'not a list of addresses' });
    return z.NEVER;
  }
}
