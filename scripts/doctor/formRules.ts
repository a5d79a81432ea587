import type { Facts, Rule } from './findings.ts';

/** A form that is not set, that visitors cannot reach, or that loads unasked. */
export function form({ owner: { form: settings, formConsent }, formOrigin }: Facts): Rule {
  const none = 'No form is set, so visitors cannot sign up.';
  if (settings.provider === 'none') return ['required', none, 'form; docs/owner.md has examples'];
  if (settings.provider !== 'embedded') {
    const text = 'The outside form loads without consent. Ask first if the law requires it.';
    return ['recommended', formConsent === 'load' && text, "formConsent: write 'ask'"];
  }
  const isReachable = formOrigin === '' || (formOrigin !== undefined && isPublic(formOrigin));
  const text = formOrigin
    ? `The form is at ${formOrigin}, which visitors cannot reach safely.`
    : 'The form needs the server, but this build is without one.';
  return ['required', !isReachable && text, 'form, with PUBLIC_MARKET_API=self or FORM_ORIGIN'];
}

/** What scripts of other services can read or keep, and what the page's security policy blocks of them. */
export function analytics({ owner, formOrigin }: Facts): Rule[] {
  const { analytics: scripts, form: settings } = owner;
  const isReadable = settings.provider === 'embedded' && formOrigin === '';
  return scripts.flatMap(({ src, connect, consent }): Rule[] => {
    const readsForm = `${src} can read the form, because the form is at the page's own address.`;
    const runsUnasked = `${src} runs before the visitor agrees. If it sets cookies, many countries require consent first.`;
    const isTagManager = src.startsWith('https://www.googletagmanager.com/');
    const blocked = `The page's security policy blocks what ${src} adds as inline script ("Custom HTML" tags) or with eval ("Custom JavaScript" variables). Use tags that load from a declared address.`;
    const silent = `${src} has no origin under connect, so the policy blocks its requests.`;
    return [
      ['required', isReadable && readsForm, 'FORM_ORIGIN'],
      ['recommended', !consent && runsUnasked, 'analytics: write consent: true'],
      ['recommended', connect.length === 0 && silent, 'analytics: add the origin to connect'],
      ['recommended', isTagManager && blocked, 'analytics; docs/owner.md has the details'],
    ];
  });
}

/** Whether visitors elsewhere reach an http or https address safely: by HTTPS, and by no loopback name. */
export function isPublic(address: string): boolean {
  const { hostname, protocol } = new URL(address);
  const isLocal = /^(localhost|127\.|\[::1\]|0\.0\.0\.0)|\.localhost$/.test(hostname);
  return protocol === 'https:' && !isLocal;
}
