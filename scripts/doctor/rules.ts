import type { SectionId } from '#contract/sections.ts';
import { isInFonts } from '../../site/src/lib/letters.ts';
import { checkClaims, hasSection } from './claimRules.ts';
import type { DoctorInput, Finding, Rule } from './findings.ts';
import { checkAnalytics, checkForm, isPublic } from './formRules.ts';
import { checkLengths } from './lengthRules.ts';
import { checkTranslation } from './translationRules.ts';

export const getFindings = (input: DoctorInput): Finding[] =>
  runRules(input).flatMap(([severity, text, fix]) => (text ? [{ severity, text, fix }] : []));

function runRules(input: DoctorInput): Rule[] {
  const { name, siteUrl, indexable, exampleOwner, links, lists, ...owner } = input.owner;
  const { cards } = lists.testimonials;
  const unreachable = `Shared links, the sitemap, and search results would use ${siteUrl}, which visitors can't reach over HTTPS.`;
  const noContact = 'There is no contact for reporting security vulnerabilities.';
  const madeUp = 'The testimonials are made-up examples.';
  const areExamples = cards.some(({ kind }) => kind === 'example');
  const missingGlyphs = `The default fonts lack letters of "${name}". Browsers use another font for them, and the shared image leaves them out.`;
  const hasMissingGlyphs =
    owner.look.fonts.display === undefined &&
    /\p{L}/u.test([...name].filter((letter) => !isInFonts(letter)).join(''));
  const checkButton = (section: SectionId, name: string, link: string, fix: string): Rule => {
    const text = `There is no link for ${name}, so its button is disabled.`;
    return ['recommended', link === '' && hasSection(input.owner, section) && text, fix];
  };
  return [
    ['required', !isPublic(siteUrl) && unreachable, 'siteUrl, or SITE_URL for a single build'],
    ['required', exampleOwner && 'The page is labeled as an example.', 'exampleOwner'],
    [
      'required',
      !indexable && 'The page asks search engines not to index it (noindex).',
      'indexable',
    ],
    ['recommended', hasMissingGlyphs && missingGlyphs, 'look.fonts'],
    ['recommended', owner.securityContact === '' && noContact, 'securityContact'],
    ...lists.community.platforms.map(({ id, link }) =>
      checkButton('community', id, link, 'platforms in community.json'),
    ),
    checkButton('partners', 'partners', links.partners, 'links.partners'),
    ...(owner.token ? [checkButton('token', 'token', links.token, 'links.token')] : []),
    checkForm(input),
    ...checkAnalytics(input),
    ...checkClaims(input),
    ...LEGAL.map(([severity, name, text]): Rule => {
      return [severity, owner.legal[name].trim() === '' && text, `legal.${name}`];
    }),
    ...owner.languages.flatMap((language) => [
      ...checkTranslation(language, input),
      ...checkLengths(language, input),
    ]),
    [
      'recommended',
      areExamples && hasSection(input.owner, 'testimonials') && madeUp,
      'replace the cards in testimonials.json with real customers',
    ],
    checkRoadmap(input),
  ];
}

/** Settings in `legal` that some countries require. */
const LEGAL = [
  ['required', 'entity', 'The company name is missing.'],
  ['required', 'address', 'The registered address is missing.'],
  ['required', 'email', 'The contact email address is missing.'],
  ['recommended', 'registration', 'The registration number is missing.'],
  ['recommended', 'telephone', 'The phone number is missing.'],
  [
    'recommended',
    'statement',
    'The regulatory statement is missing. Ask a lawyer whether you need one.',
  ],
] as const;

function checkRoadmap({ owner, now }: DoctorInput): Rule {
  const today = `Q${Math.floor(now.getUTCMonth() / 3) + 1} ${now.getUTCFullYear()}`;
  const { year: defaultYear, quarters } = owner.lists.roadmap;
  const wrongQuarter = quarters
    .filter(({ status }) => status === 'current')
    .map(({ quarter, year = defaultYear }) => `Q${quarter} ${year}`)
    .find((quarter) => quarter !== today);
  const text = `The roadmap marks ${wrongQuarter} as the current quarter, but it is ${today}.`;
  return [
    'recommended',
    wrongQuarter !== undefined && hasSection(owner, 'roadmap') && text,
    'roadmap.json',
  ];
}
