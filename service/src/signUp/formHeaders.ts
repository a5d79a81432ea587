import { COMMON_HEADERS, TWO_YEARS_IN_SECONDS } from '../http/commonHeaders.ts';

/** The headers of every answer of the form's origin; only the site may frame it. */
export function formHeaders(siteOrigin: string, formOrigin: string): Record<string, string> {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    `frame-ancestors ${siteOrigin}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ];
  return {
    'Content-Security-Policy': policy.join('; '),
    // Not no-referrer: that would make the form's own POST carry `Origin: null`.
    'Referrer-Policy': 'same-origin',
    'Cache-Control': 'no-store',
    ...COMMON_HEADERS,
    ...(formOrigin.startsWith('https:') && {
      'Strict-Transport-Security': `max-age=${TWO_YEARS_IN_SECONDS}`,
    }),
  };
}
