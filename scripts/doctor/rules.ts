import type { Owner } from '#contract/owner.ts';
import { claims } from './claims.ts';
import type { Facts, Rule } from './findings.ts';
import { examples, translations } from './words.ts';

/** What the law of some countries asks for, by its name in `legal`. */
const LEGAL = [
  ['must', 'entity', 'The company behind the page is not named.'],
  ['must', 'address', 'The registered address is missing.'],
  ['must', 'email', 'Visitors have no e-mail address, even if they cannot use the page.'],
  ['look', 'registration', 'There is no registration number.'],
  ['look', 'telephone', 'There is no telephone number.'],
  [
    'look',
    'statement',
    'There is no statement of a regulator. Ask a lawyer whether a country that you address wants one.',
  ],
] as const;
const PICTURES: Readonly<Record<string, string>> = {
  hero: 'The picture of the pit',
  icons: 'The icon',
  social: 'The image of shared links (social.png)',
};

/** What is looked at, by the name of its group. */
export const RULES: Readonly<Record<string, (facts: Facts) => Rule[]>> = {
  Addresses: ({ owner }) => inSettings(addresses(owner)),
  Claims: ({ owner, now }) => inSettings(claims(owner, now)),
  Legal: ({ owner }) =>
    inSettings(
      LEGAL.map(([weight, name, says]) => [
        weight,
        owner.legal[name].trim() === '' && says,
        `legal.${name}`,
      ]),
    ),
  Proof: ({ owner }) => inSettings(proof(owner)),
  'Sign-up form': (facts) => inSettings([form(facts)]),
  Languages: translations,
  Words: (facts) => inSettings(examples(facts)),
  Pictures: ({ drawn, drawnNow }) =>
    Object.entries(drawnNow).map(([part, wanted]) => {
      const isStale = Object.entries(wanted).some(
        ([setting, value]) => drawn[part]?.[setting]?.toLowerCase() !== value.toLowerCase(),
      );
      const says = `${PICTURES[part] ?? part} shows another name, text or colour than the settings.`;
      return ['must', isStale && says, `npm run art ${part}`];
    }),
};

const inSettings = (rules: Rule[]) =>
  rules.map(([weight, says, where]): Rule => [weight, says, `owner.config.ts: ${where}`]);

function addresses({ siteUrl, indexable, links, platforms }: Owner): Rule[] {
  // Without an address the application is named nowhere: nothing is missing.
  const { app: _, ...buttons } = links;
  const all = [
    ...platforms.map(({ id, link }) => ({ name: id, link, where: 'platforms' })),
    ...Object.entries(buttons).map(([name, link]) => ({ name, link, where: `links.${name}` })),
  ];
  const unreachable = `The page believes that it lives at ${siteUrl}, which visitors cannot reach safely: shared links, the sitemap and search results would lead there.`;
  return [
    ['must', !isPublic(siteUrl) && unreachable, 'siteUrl, or SITE_URL for one build'],
    [
      'must',
      !indexable && 'Search engines are asked to stay out (noindex).',
      'indexable, once the texts are cleared',
    ],
    ...all.map(({ name, link, where }): Rule => {
      const says = `There is no address for ${name}; its button says "Coming soon".`;
      return ['look', link === '' && says, where];
    }),
  ];
}

/** What a sceptic asks for and the owner has not filled in; the page leaves it out without a word. */
function proof({ proof: columns, legal: { entity }, securityContact }: Owner): Rule[] {
  const missing = Object.entries(columns)
    .filter(([name, { value }]) => value === '' && !(name === 'company' && entity !== ''))
    .map(([name]) => name);
  const says = `The security section shows no ${missing.join(', no ')}: a sceptic asks for each.`;
  const hole = 'Whoever finds a hole has nowhere to report it.';
  return [
    ['look', missing.length > 0 && says, missing.map((name) => `proof.${name}`).join(', ')],
    ['look', securityContact === '' && hole, 'securityContact, for security.txt'],
  ];
}

/** A form that is not set, that visitors cannot reach, or that loads unasked. */
function form({ owner: { form: settings, formConsent }, formOrigin }: Facts): Rule {
  switch (settings.provider) {
    case 'none':
      return ['must', 'No form is set, so nobody can sign up.', 'form; docs/owner.md has examples'];
    case 'embedded': {
      const says =
        formOrigin === undefined
          ? 'The form is of our own server, and this build is for none: sign-up stays closed.'
          : formOrigin !== '' &&
            !isPublic(formOrigin) &&
            `The form is at ${formOrigin}, which visitors cannot reach safely.`;
      return ['must', says, 'form, with PUBLIC_MARKET_API=self or FORM_ORIGIN for a build'];
    }
    case 'leadconnector':
    case 'url': {
      const says = 'The outside form loads without asking. Where the law wants consent first, ask.';
      return ['look', formConsent === 'load' && says, "formConsent: write 'ask'"];
    }
  }
}

function isPublic(address: string): boolean {
  const { hostname, protocol } = new URL(address);
  const isLocal = /^(localhost|127\.|\[::1\]|0\.0\.0\.0)|\.localhost$/.test(hostname);
  return protocol === 'https:' && !isLocal;
}
