import type { SectionId } from '#contract/sections.ts';
import { claims, hasSection } from './claimRules.ts';
import type { Facts, Finding, Rule } from './findings.ts';
import { analytics, form, isPublic } from './formRules.ts';
import { translation } from './translationRules.ts';

/** What is missing before launch, in the order in which one would fix it. */
export const findings = (facts: Facts): Finding[] =>
  rules(facts).flatMap(([severity, text, where]) => (text ? [{ severity, text, where }] : []));

/** Everything that is checked before launch, in the same order. */
function rules(facts: Facts): Rule[] {
  const { siteUrl, indexable, exampleOwner, links, lists, ...owner } = facts.owner;
  const people = lists.testimonials.cards;
  const local = `Visitors cannot reach ${siteUrl} safely, but shared links, the sitemap and search results would use it.`;
  const noContact = 'There is no address for reporting security holes.';
  const invented = `The ${people.length} testimonials are invented examples, labeled as such.`;
  const areExamples = people.some(({ kind }) => kind === 'example');
  const button = (section: SectionId, name: string, link: string, where: string): Rule => {
    const text = `There is no address for ${name}, so its button is not available.`;
    return ['recommended', link === '' && hasSection(facts.owner, section) && text, where];
  };
  return [
    ['required', !isPublic(siteUrl) && local, 'siteUrl, or SITE_URL for one build'],
    ['required', exampleOwner && 'The page is labeled as an example.', 'exampleOwner'],
    [
      'required',
      !indexable && 'The page asks search engines not to list it (noindex).',
      'indexable',
    ],
    ['recommended', owner.securityContact === '' && noContact, 'securityContact, for security.txt'],
    ...lists.community.platforms.map(({ id, link }) =>
      button('community', id, link, 'platforms in community.json'),
    ),
    button('partners', 'partners', links.partners, 'links.partners'),
    ...(owner.token ? [button('token', 'token', links.token, 'links.token')] : []),
    form(facts),
    ...analytics(facts),
    ...claims(facts),
    ...LEGAL.map(([severity, name, text]): Rule => {
      return [severity, owner.legal[name].trim() === '' && text, `legal.${name}`];
    }),
    ...owner.languages.flatMap((language) => translation(language, facts)),
    [
      'recommended',
      areExamples && hasSection(facts.owner, 'testimonials') && invented,
      'cards in testimonials.json, with real customers',
    ],
    roadmap(facts),
  ];
}

/** What the law of some countries asks for, by its name in `legal`. */
const LEGAL = [
  ['required', 'entity', 'The name of the company is missing.'],
  ['required', 'address', 'The registered address is missing.'],
  ['required', 'email', 'There is no e-mail address for visitors.'],
  ['recommended', 'registration', 'There is no registration number.'],
  ['recommended', 'telephone', 'There is no telephone number.'],
  [
    'recommended',
    'statement',
    'There is no regulatory statement. Ask a lawyer whether you need one.',
  ],
] as const;

function roadmap({ owner, now }: Facts): Rule {
  const today = `Q${Math.floor(now.getUTCMonth() / 3) + 1} ${now.getUTCFullYear()}`;
  const { year: ofRoadmap, quarters } = owner.lists.roadmap;
  const wrong = quarters
    .filter(({ status }) => status === 'current')
    .map(({ quarter, year = ofRoadmap }) => `Q${quarter} ${year}`)
    .find((quarter) => quarter !== today);
  const text = `The roadmap marks ${wrong} as current, but it is ${today}.`;
  return [
    'recommended',
    wrong !== undefined && hasSection(owner, 'roadmap') && text,
    'roadmap.json',
  ];
}
