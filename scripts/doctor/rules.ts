import { CLAIM_IDS } from '#contract/claimIds.ts';
import type { Owner } from '#contract/owner.ts';
import { isClaimOrRisk } from './claimKeys.ts';
import type { Facts } from './findings.ts';

/**
 * `must`: not before it is mended. `look`: the page is honest as it is; decide whether you want it. `says`
 * what is missing, or false where nothing is. `where` to mend it: a setting of the owner, or a command.
 */
export type Rule = [weight: 'must' | 'look', says: string | false, where: string];

const OLDEST_COUNT_DAYS = 90;
const DAY_MS = 86_400_000;
/** What the law of some countries asks for, by its name in `legal`. */
const LEGAL = [
  ['must', 'entity', 'The company behind the page is not named.'],
  ['must', 'address', 'The registered address is missing.'],
  ['must', 'email', 'Visitors have no e-mail address, even if they cannot use the page.'],
  ['look', 'registration', 'There is no registration number.'],
  ['look', 'telephone', 'There is no telephone number.'],
  ['look', 'statement', 'There is no statement of a regulator: ask a lawyer.'],
] as const;
const PICTURES: Readonly<Record<string, string>> = {
  hero: 'The picture of the pit',
  icons: 'The icon',
  social: 'The image of shared links (social.png)',
};

/** All that is looked at, in the order in which one would mend it. */
export const rulesOf = (facts: Facts): Rule[] => [
  ...addresses(facts.owner),
  form(facts),
  ...claims(facts),
  ...LEGAL.map(([weight, name, says]): Rule => {
    return [weight, facts.owner.legal[name].trim() === '' && says, `legal.${name}`];
  }),
  ...facts.owner.languages.flatMap((language) => translation(language, facts)),
  ...examples(facts),
  ...pictures(facts),
];

function addresses({ siteUrl, indexable, links, platforms, securityContact }: Owner): Rule[] {
  const local = `The page believes that it lives at ${siteUrl}, which visitors cannot reach safely: shared links, the sitemap and search results would lead there.`;
  const noindex = 'Search engines are asked to stay out (noindex).';
  const noContact = 'Whoever finds a hole has nowhere to report it.';
  // Without an address the application is named nowhere: nothing is missing.
  const { app: _, ...buttons } = links;
  const all = [
    ...platforms.map(({ id, link }) => [id, link, 'platforms'] as const),
    ...Object.entries(buttons).map(([name, link]) => [name, link, `links.${name}`] as const),
  ];
  return [
    ['must', !isPublic(siteUrl) && local, 'siteUrl, or SITE_URL for one build'],
    ['must', !indexable && noindex, 'indexable, once the texts are cleared'],
    ['look', securityContact === '' && noContact, 'securityContact, for security.txt'],
    ...all.map(([name, link, where]): Rule => {
      const says = `There is no address for ${name}; its button says "Coming soon".`;
      return ['look', link === '' && says, where];
    }),
  ];
}

/** A form that is not set, that visitors cannot reach, or that loads unasked. */
function form({ owner: { form: settings, formConsent }, formOrigin }: Facts): Rule {
  switch (settings.provider) {
    case 'none':
      return ['must', 'No form is set, so nobody can sign up.', 'form; docs/owner.md has examples'];
    case 'embedded': {
      const where = 'form, with PUBLIC_MARKET_API=self or FORM_ORIGIN for a build';
      if (formOrigin === undefined) {
        return ['must', 'The form needs our server, and this build is for none.', where];
      }
      const isReachable = formOrigin === '' || isPublic(formOrigin);
      const says = `The form is at ${formOrigin}, which visitors cannot reach safely.`;
      return ['must', !isReachable && says, where];
    }
    case 'leadconnector':
    case 'url': {
      const says = 'The outside form loads without asking. Where the law wants consent first, ask.';
      return ['look', formConsent === 'load' && says, "formConsent: write 'ask'"];
    }
  }
}

/** Claims and proofs without evidence, and figures that were counted too long ago. */
function claims({ owner: { claims, evidence, proof, legal }, now }: Facts): Rule[] {
  const made = CLAIM_IDS.filter((id) => id !== 'C7' || claims.noIdentityChecks);
  const age = Math.floor((now.getTime() - Date.parse(claims.asOf)) / DAY_MS);
  const old = `The traders and the fees elsewhere were counted ${age} days ago (${claims.asOf}), not within ${OLDEST_COUNT_DAYS}.`;
  const proven = { ...proof, company: { value: proof.company.value || legal.entity } };
  return [
    ...made.map((id): Rule => {
      const says = `The page makes claim ${id}, and no evidence of it is named. docs/claims.md has what to hold, and what to say without it.`;
      return ['must', !evidence[id]?.trim() && says, `evidence.${id}`];
    }),
    ['must', (age > OLDEST_COUNT_DAYS || age < 0) && old, 'claims.asOf, after counting again'],
    ...Object.entries(proven).map(([name, { value }]): Rule => {
      const says = `The security section shows no ${name}: a sceptic asks for it.`;
      return ['look', value === '' && says, `proof.${name}`];
    }),
  ];
}

/** A translation that nobody answers for, or that says something else than English does today. */
function translation(language: string, { owner: { reviewers }, notes }: Facts): Rule[] {
  const all = notes[language] ?? [];
  const isApart = (kind: string) => kind === 'stale' || kind === 'english';
  const claims = all.filter(({ kind, key }) => isApart(kind) && isClaimOrRisk(key)).length;
  const others = all.length - claims;
  const isReviewed = language === 'en' || Boolean(reviewers[language]?.trim());
  const nobody = `Nobody is named who reviewed the claims and the risk lines in "${language}".`;
  const wrong = `In "${language}", ${claims} claims or risk lines do not say what English says.`;
  const more = `In "${language}", ${others} more messages are to be looked at.`;
  const check = `npm run messages -- check ${language}`;
  return [
    ['must', !isReviewed && nobody, `reviewers.${language}`],
    ['must', claims > 0 && wrong, check],
    ['look', others > 0 && more, check],
  ];
}

/** Invented people, and plans that time has overtaken. */
function examples({ owner: { testimonials, roadmap }, now }: Facts): Rule[] {
  const today = now.getUTCFullYear() * 4 + Math.floor(now.getUTCMonth() / 3) + 1;
  const isOver = (quarter: number) => roadmap.year * 4 + quarter < today;
  const wrong = roadmap.quarters.filter(({ quarter, status }) =>
    status === 'current'
      ? roadmap.year * 4 + quarter !== today
      : status === 'upcoming' && isOver(quarter),
  );
  const names = wrong.map(({ quarter, status }) => `Q${quarter} ${roadmap.year} ${status}`);
  const { illustrative, people } = testimonials;
  const invented = `The ${people.length} testimonials are invented examples, and tagged so.`;
  return [
    ['look', illustrative && people.length > 0 && invented, 'testimonials, with real customers'],
    ['look', names.length > 0 && `The roadmap calls ${names.join(', ')}.`, 'roadmap'],
  ];
}

/** Pictures that were drawn with other settings. */
function pictures({ drawn, drawnNow }: Facts): Rule[] {
  return Object.entries(drawnNow).map(([part, wanted]) => {
    const says = `${PICTURES[part] ?? part} shows another name, text or colour than the settings.`;
    const isStale = Object.entries(wanted).some(
      ([setting, value]) => drawn[part]?.[setting]?.toLowerCase() !== value.toLowerCase(),
    );
    return ['must', isStale && says, `npm run art ${part}`];
  });
}

function isPublic(address: string): boolean {
  const { hostname, protocol } = new URL(address);
  const isLocal = /^(localhost|127\.|\[::1\]|0\.0\.0\.0)|\.localhost$/.test(hostname);
  return protocol === 'https:' && !isLocal;
}
