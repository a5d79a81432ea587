import type { DoctorInput, Rule } from './findings.ts';

/** Finds a form that's missing, unreachable, or loaded without consent. */
export function checkForm({ owner, formOrigin }: DoctorInput): Rule {
  const { form, formConsent } = owner;
  const missing = 'There is no form, so visitors cannot sign up.';
  if (form.provider === 'none') return ['required', missing, 'form (see docs/owner.md)'];
  if (form.provider !== 'embedded') {
    const text = 'The external form loads without consent. Some laws require consent first.';
    return ['recommended', formConsent === 'load' && text, "formConsent: 'ask'"];
  }
  const isReachable = formOrigin === '' || (formOrigin !== undefined && isPublic(formOrigin));
  const text = formOrigin
    ? `Visitors cannot reach the form at ${formOrigin} securely.`
    : 'The form needs the server, but this build is for hosting without a server.';
  return ['required', !isReachable && text, 'form, with PUBLIC_MARKET_API=self or FORM_ORIGIN'];
}

/** Finds privacy problems with third-party scripts, and features that the security policy blocks. */
export function checkAnalytics({ owner, formOrigin }: DoctorInput): Rule[] {
  const canReadForm = owner.form.provider === 'embedded' && formOrigin === '';
  return owner.analytics.flatMap(({ src, connect, consent, cookies }): Rule[] => {
    const readsForm = `${src} can read the form. The form has the same origin as the page.`;
    const runsWithoutConsent = `${src} runs without consent. If it sets cookies, many countries require consent.`;
    const isTagManager = src.startsWith('https://www.googletagmanager.com/');
    const blockedTags = `The page's security policy blocks inline scripts ("Custom HTML" tags) and eval ("Custom JavaScript" variables) in ${src}. Use tags that load from a declared origin.`;
    const blockedRequests = `${src} has no origin under connect, so the security policy blocks its requests.`;
    const keepsCookies = `${src} has no name under cookies, so its cookies stay if a visitor withdraws consent.`;
    return [
      ['required', canReadForm && readsForm, 'FORM_ORIGIN'],
      ['recommended', !consent && runsWithoutConsent, 'analytics, with consent: true'],
      ['recommended', consent && cookies.length === 0 && keepsCookies, 'analytics, with cookies'],
      ['recommended', connect.length === 0 && blockedRequests, 'analytics, with connect: [origin]'],
      ['recommended', isTagManager && blockedTags, 'analytics (see docs/owner.md)'],
    ];
  });
}

/** Returns whether visitors can reach a URL securely. It must use HTTPS and not be on a loopback host. */
export function isPublic(url: string): boolean {
  const { hostname, protocol } = new URL(url);
  const isLocal = /^(localhost|127\.|\[::1\]|0\.0\.0\.0)|\.localhost$/.test(hostname);
  return protocol === 'https:' && !isLocal;
}
