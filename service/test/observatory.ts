/** One rule's verdict: its name as the published table has it, and what it adds to the score. */
type Verdict = readonly [rule: string, modifier: number];

const BASE = 100;
const ENOUGH_FOR_BONUS = 90;
const SIX_MONTHS_S = 15_768_000;
const PRIVATE_REFERRER =
  /^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/;

/**
 * Scores a page as Mozilla's HTTP Observatory does: penalties first, and only a score of 90 then
 * earns the bonuses. Rules and modifiers: github.com/mdn/mdn-http-observatory, src/grader/charts.js,
 * as published in 2026. What cannot be seen in a response is judged at its worst: no HSTS preload,
 * and no redirection that a proxy might add (scored as "no HTTP").
 */
export function observatoryScore({ headers }: Response, html: string) {
  const verdicts = [
    contentSecurityPolicy(headers.get('content-security-policy') ?? ''),
    cookies(headers.getSetCookie()),
    crossOriginSharing(headers),
    referrerPolicy(headers.get('referrer-policy')),
    transportSecurity(headers.get('strict-transport-security') ?? ''),
    integrity(html),
    contentTypeOptions(headers.get('x-content-type-options')),
    framing(headers),
    resourcePolicy(headers.get('cross-origin-resource-policy')),
  ];
  const sum = (keep: (modifier: number) => boolean) =>
    verdicts.reduce((total, [, modifier]) => total + (keep(modifier) ? modifier : 0), 0);
  const punished = BASE + sum((modifier) => modifier < 0);
  const bonus = punished >= ENOUGH_FOR_BONUS ? sum((modifier) => modifier > 0) : 0;
  return { score: punished + bonus, verdicts };
}

function contentSecurityPolicy(policy: string): Verdict {
  const directives = new Map(
    policy.split(';').map((part): [string, string[]] => {
      const [name = '', ...sources] = part.trim().split(/\s+/);
      return [name, sources];
    }),
  );
  const of = (name: string) => directives.get(name) ?? directives.get('default-src') ?? ['*'];
  const active = [...of('script-src'), ...of('object-src')];
  const isWide = (source: string) => /^(?:\*|https?:|data:|'unsafe-inline')$/.test(source);
  if (policy === '') return ['csp-not-implemented', -25];
  if (active.some(isWide)) return ['csp-implemented-with-unsafe-inline', -20];
  if (/\bhttp:\/\//.test(active.join(' '))) return ['csp-implemented-with-insecure-scheme', -20];
  if (active.includes("'unsafe-eval'")) return ['csp-implemented-with-unsafe-eval', -10];
  if ([...of('img-src'), ...of('media-src')].some((source) => source.startsWith('http:'))) {
    return ['csp-implemented-with-insecure-scheme-in-passive-content-only', -10];
  }
  if (of('style-src').some(isWide))
    return ['csp-implemented-with-unsafe-inline-in-style-src-only', 0];
  const isClosed = directives.get('default-src')?.join() === "'none'";
  const sendsHome = /^'(?:none|self)'$/.test(directives.get('form-action')?.join() ?? '');
  return isClosed && sendsHome
    ? ['csp-implemented-with-no-unsafe-default-src-none', 10]
    : ['csp-implemented-with-no-unsafe', 5];
}

function cookies(set: readonly string[]): Verdict {
  if (set.length === 0) return ['cookies-not-found', 0];
  const isSafe = set.every((cookie) => /;\s*secure/i.test(cookie) && /;\s*httponly/i.test(cookie));
  return isSafe
    ? ['cookies-secure-with-httponly-sessions', 0]
    : ['cookies-session-without-secure-flag', -40];
}

function crossOriginSharing(headers: Headers): Verdict {
  const shares = headers.get('access-control-allow-origin');
  const withCredentials = headers.get('access-control-allow-credentials') === 'true';
  if (shares === null) return ['cross-origin-resource-sharing-not-implemented', 0];
  return withCredentials
    ? ['cross-origin-resource-sharing-implemented-with-universal-access', -50]
    : ['cross-origin-resource-sharing-implemented-with-public-access', 0];
}

function referrerPolicy(policy: string | null): Verdict {
  if (policy === null) return ['referrer-policy-not-implemented', 0];
  return PRIVATE_REFERRER.test(policy)
    ? ['referrer-policy-private', 5]
    : ['referrer-policy-unsafe', -5];
}

function transportSecurity(policy: string): Verdict {
  const seconds = Number(/max-age=(\d+)/.exec(policy)?.[1] ?? 0);
  if (seconds === 0) return ['hsts-not-implemented', -20];
  return seconds >= SIX_MONTHS_S
    ? ['hsts-implemented-max-age-at-least-six-months', 0]
    : ['hsts-implemented-max-age-less-than-six-months', -10];
}

function integrity(html: string): Verdict {
  const scripts = [...html.matchAll(/<script\b[^>]*\bsrc="([^"]*)"[^>]*>/g)];
  if (scripts.length === 0) return ['sri-not-implemented-but-no-scripts-loaded', 0];
  if (scripts.some(([, source = '']) => /^(?:https?:)?\/\//.test(source))) {
    return ['sri-not-implemented-and-external-scripts-not-loaded-securely', -50];
  }
  return scripts.every(([tag]) => / integrity="sha/.test(tag))
    ? ['sri-implemented-and-all-scripts-loaded-securely', 5]
    : ['sri-not-implemented-but-all-scripts-loaded-from-secure-origin', 0];
}

function contentTypeOptions(value: string | null): Verdict {
  return value === 'nosniff'
    ? ['x-content-type-options-nosniff', 0]
    : ['x-content-type-options-not-implemented', -5];
}

function framing(headers: Headers): Verdict {
  if (/frame-ancestors (?!\*)/.test(headers.get('content-security-policy') ?? '')) {
    return ['x-frame-options-implemented-via-csp', 5];
  }
  return headers.has('x-frame-options')
    ? ['x-frame-options-sameorigin-or-deny', 0]
    : ['x-frame-options-not-implemented', -20];
}

function resourcePolicy(policy: string | null): Verdict {
  switch (policy) {
    case 'same-origin':
    case 'same-site':
      return [`cross-origin-resource-policy-implemented-with-${policy}`, 10];
    case 'cross-origin':
    case null:
      return ['cross-origin-resource-policy-not-implemented', 0];
    default:
      return ['cross-origin-resource-policy-header-invalid', -5];
  }
}
