import { shows } from './contentRules.ts';
import type { Facts, Rule } from './findings.ts';

/** What the law of some countries asks for, by its name in `legal`. */
const LEGAL = [
  ['required', 'entity', 'The company behind the page is not named.'],
  ['required', 'address', 'The registered address is missing.'],
  ['required', 'email', 'Visitors have no e-mail address, even if they cannot use the page.'],
  ['recommended', 'registration', 'There is no registration number.'],
  ['recommended', 'telephone', 'There is no telephone number.'],
  ['recommended', 'statement', 'There is no statement of a regulator: ask a lawyer.'],
] as const;

/** What is missing of it. */
export const legal = ({ owner }: Facts): Rule[] =>
  LEGAL.map(([severity, name, says]) => {
    return [severity, owner.legal[name].trim() === '' && says, `legal.${name}`];
  });

/** Where the page lives, whether it may be found, and what it links to. */
export function addresses({ owner }: Facts): Rule[] {
  const { siteUrl, indexable, exampleOwner, links, platforms, securityContact, token } = owner;
  const local = `The page believes that it lives at ${siteUrl}, which visitors cannot reach safely: shared links, the sitemap and search results would lead there.`;
  const noindex = 'Search engines are asked to stay out (noindex).';
  const noContact = 'Whoever finds a hole has nowhere to report it.';
  // Without an address the application is named nowhere: nothing is missing.
  const { partners } = links;
  const buttons = token === null ? { partners } : { partners, token: links.token };
  const button = (section: string, name: string, link: string, where: string): Rule => {
    const says = `There is no address for ${name}; its button says "Coming soon".`;
    return ['recommended', link === '' && shows(owner, section) && says, where];
  };
  return [
    ['required', !isPublic(siteUrl) && local, 'siteUrl, or SITE_URL for one build'],
    [
      'required',
      exampleOwner && 'The page says that its owner is an example.',
      'exampleOwner: false',
    ],
    ['required', !indexable && noindex, 'indexable, once the texts are cleared'],
    ['recommended', securityContact === '' && noContact, 'securityContact, for security.txt'],
    ...platforms.map(({ id, link }) => button('community', id, link, 'platforms')),
    ...Object.entries(buttons).map(([name, link]) => button(name, name, link, `links.${name}`)),
  ];
}

/** A form that is not set, that visitors cannot reach, or that loads unasked. */
export function form({ owner: { form: settings, formConsent }, formOrigin }: Facts): Rule {
  const none = 'No form is set, so nobody can sign up.';
  if (settings.provider === 'none') return ['required', none, 'form; docs/owner.md has examples'];
  if (settings.provider !== 'embedded') {
    const says = 'The outside form loads without asking. Where the law wants consent first, ask.';
    return ['recommended', formConsent === 'load' && says, "formConsent: write 'ask'"];
  }
  const isReachable = formOrigin === '' || (formOrigin !== undefined && isPublic(formOrigin));
  const says = formOrigin
    ? `The form is at ${formOrigin}, which visitors cannot reach safely.`
    : 'The form needs our server, and this build is for none.';
  return ['required', !isReachable && says, 'form, with PUBLIC_MARKET_API=self or FORM_ORIGIN'];
}

/** What a script of another service on the page can read, and what it may keep. */
export function analytics({ owner, formOrigin }: Facts): Rule[] {
  const { analytics: script, form: settings } = owner;
  if (script === undefined) return [];
  const reads = `The script ${script.src} can read what visitors write into the form, which stands on the page's own address.`;
  const asks = `The script ${script.src} runs without asking. Where the law wants consent first, use a service that keeps nothing of a person.`;
  return [
    ['required', settings.provider === 'embedded' && formOrigin === '' && reads, 'FORM_ORIGIN'],
    ['recommended', asks, 'analytics, after a lawyer has looked'],
  ];
}

function isPublic(address: string): boolean {
  const { hostname, protocol } = new URL(address);
  const isLocal = /^(localhost|127\.|\[::1\]|0\.0\.0\.0)|\.localhost$/.test(hostname);
  return protocol === 'https:' && !isLocal;
}
