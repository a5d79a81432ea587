import { COMMON_HEADERS, TWO_YEARS_IN_SECONDS } from './commonHeaders.ts';
import type { InlineHashes } from './inlineHashes.ts';

export type SiteHeaderParts = {
  readonly hashes: InlineHashes;
  /** Origin that the page reads market data from, when it is not the page's own; else null. */
  readonly marketOrigin: string | null;
  /** Origin of the sign-up frame; null when the page has none. */
  readonly formOrigin: string | null;
  /** Whether visitors come over HTTPS. */
  readonly https: boolean;
};

/**
 * The headers that every page of the site carries, errors too; the service sends them and the
 * static build writes them down for hosts. Pure: no file, no clock, no environment.
 */
export function siteHeaders(parts: SiteHeaderParts): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(parts),
    ...(parts.https && {
      'Strict-Transport-Security': `max-age=${TWO_YEARS_IN_SECONDS}; includeSubDomains`,
    }),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    ...COMMON_HEADERS,
  };
}

function contentSecurityPolicy({ hashes, marketOrigin, formOrigin }: SiteHeaderParts): string {
  const policy: readonly (readonly string[])[] = [
    ['default-src', "'none'"],
    // 'self' beside the hashes: with hashes alone the islands' chunks would be blocked.
    ['script-src', "'self'", ...hashes.scripts],
    ['style-src', "'self'", ...hashes.styles],
    ['img-src', "'self'", 'data:'],
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...(marketOrigin === null ? [] : [marketOrigin])],
    ['frame-src', formOrigin ?? "'none'"],
    ['manifest-src', "'self'"],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['form-action', "'none'"],
    ['frame-ancestors', "'none'"],
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', "'none'"],
  ];
  return policy.map((directive) => directive.join(' ')).join('; ');
}
