import type { Facts, Rule } from './findings.ts';

/** A form that is not set, that visitors cannot reach, or that loads unasked. */
export function form({ owner: { form: settings, formConsent }, formOrigin }: Facts): Rule {
  const none = 'No form is set, so nobody can sign up.';
  if (settings.provider === 'none') return ['required', none, 'form; docs/owner.md has examples'];
  if (settings.provider !== 'embedded') {
    const text = 'The outside form loads without asking. Where the law wants consent first, ask.';
    return ['recommended', formConsent === 'load' && text, "formConsent: write 'ask'"];
  }
  const isReachable = formOrigin === '' || (formOrigin !== undefined && isPublic(formOrigin));
  const text = formOrigin
    ? `The form is at ${formOrigin}, which visitors cannot reach safely.`
    : 'The form needs our server, and this build is for none.';
  return ['required', !isReachable && text, 'form, with PUBLIC_MARKET_API=self or FORM_ORIGIN'];
}

/** What a script of another service on the page can read, and what it may keep. */
export function analytics({ owner, formOrigin }: Facts): Rule[] {
  const { analytics: script, form: settings } = owner;
  if (script === undefined) return [];
  const readsForm = `The script ${script.src} can read what visitors write into the form, which stands on the page's own address.`;
  const runsUnasked = `The script ${script.src} runs without asking. Where the law wants consent first, use a service that keeps nothing of a person.`;
  return [
    ['required', settings.provider === 'embedded' && formOrigin === '' && readsForm, 'FORM_ORIGIN'],
    ['recommended', runsUnasked, 'analytics, after a lawyer has looked'],
  ];
}

/** Whether visitors elsewhere reach an http or https address safely: by HTTPS, and by no loopback name. */
export function isPublic(address: string): boolean {
  const { hostname, protocol } = new URL(address);
  const isLocal = /^(localhost|127\.|\[::1\]|0\.0\.0\.0)|\.localhost$/.test(hostname);
  return protocol === 'https:' && !isLocal;
}
