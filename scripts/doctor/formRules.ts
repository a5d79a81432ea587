import type { DoctorInput, Rule } from './findings.ts';

/** Finds a form that's missing, unreachable, or loaded without consent. */
export function checkForm({ owner, formOrigin }: DoctorInput): Rule {
  const { form, formConsent } = owner;
  const missing = "There is no form, so visitors can't sign up.";
  if (form.provider === 'none') return ['required', missing, 'form (see docs/owner.md)'];
  if (form.provider !== 'embedded') {
    const text = 'The external form loads without consent. Some laws require consent first.';
    return ['recommended', formConsent === 'load' && text, "formConsent: 'ask'"];
  }
  const isReachable = formOrigin === '' || (formOrigin !== undefined && isPublic(formOrigin));
  const text = formOrigin
    ? `Visitors can't reach the form at ${formOrigin} over HTTPS.`
    : 'The form needs the server, but this is a static build.';
  return [
    'required',
    !isReachable && text,
    'set PUBLIC_MARKET_API=self or FORM_ORIGIN, or change form',
  ];
}

/** Finds privacy problems with third-party scripts, and features that the security policy blocks. */
export function checkAnalytics({ owner, formOrigin }: DoctorInput): Rule[] {
  const canReadForm = owner.form.provider === 'embedded' && formOrigin === '';
  return owner.analytics.flatMap(({ src, connect, consent, cookies }): Rule[] => {
    const readsForm = `${src} can read the form, because the form has the same origin as the page.`;
    const runsWithoutConsent = `${src} runs without consent. Many countries require consent if it sets cookies.`;
    const isTagManager = src.startsWith('https://www.googletagmanager.com/');
    const blockedTags = `The page's security policy blocks inline scripts ("Custom HTML" tags) and eval ("Custom JavaScript" variables) in ${src}. Use tags that load from a declared origin.`;
    const blockedRequests = `connect is empty for ${src}, so the security policy blocks its requests.`;
    const keepsCookies = `cookies is empty for ${src}, so its cookies stay if a visitor withdraws consent.`;
    return [
      ['required', canReadForm && readsForm, 'set FORM_ORIGIN to another origin'],
      ['recommended', !consent && runsWithoutConsent, 'set consent: true in analytics'],
      [
        'recommended',
        consent && cookies.length === 0 && keepsCookies,
        'list its cookies in analytics.cookies',
      ],
      [
        'recommended',
        connect.length === 0 && blockedRequests,
        'add its origins to analytics.connect',
      ],
      ['recommended', isTagManager && blockedTags, 'analytics (see docs/owner.md)'],
    ];
  });
}

/** Public URLs use HTTPS and aren't on a loopback host. */
export function isPublic(url: string): boolean {
  const { hostname, protocol } = new URL(url);
  const isLocal = /^(localhost|127\.[\d.]+|\[::1\]|0\.0\.0\.0)$|\.localhost$/.test(hostname);
  return protocol === 'https:' && !isLocal;
}
