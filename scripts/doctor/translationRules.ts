import type { DoctorInput, Rule } from './findings.ts';

/** Keys or prefixes of messages with claims (see `docs/claims.md`), qualifiers of claims, or risk warnings. */
// prettier-ignore
export const CLAIMS_AND_RISKS = [
  'activity', 'compare', 'features', 'head', 'hero', 'owner', 'prices', 'privacy', 'proof', 'risks', 'roadmap',
  'security', 'signUp', 'speed', 'stats', 'steps', 'stickyBar', 'testimonials', 'token', 'tools',
  'academy.duration', 'academy.lessonsPlanned', 'community.crowd', 'community.warning', 'faq.items',
  'footer.choices', 'footer.figures', 'footer.terms', 'form.consent', 'form.consentNeeded', 'form.warning',
  'getStarted.body', 'getStarted.claim', 'partners.categories.settlement', 'practice.tag', 'riskStrip.text',
  'trading.features',
];

const isClaimOrRisk = ({ key }: { key: string }) =>
  CLAIMS_AND_RISKS.some((prefix) => `${key}.`.startsWith(`${prefix}.`));

export function checkTranslation(
  language: string,
  { owner: { reviewers, languages }, notes }: DoctorInput,
): Rule[] {
  const { wording = [], glyphs = [] } = Object.groupBy(notes[language] ?? [], ({ kind }) => kind);
  const claimCount = wording.filter(isClaimOrRisk).length;
  const otherCount = wording.length - claimCount;
  const isReviewed = language === languages[0] || reviewers[language]?.trim();
  const noReviewer = `There is no reviewer for the claims and risk warnings in "${language}".`;
  const outdatedClaims = `Claims and risk warnings in "${language}" that may differ from English: ${claimCount}.`;
  const outdatedOthers = `Other messages in "${language}" that may differ from English: ${otherCount}.`;
  const missingGlyphs = `The fonts lack glyphs for some messages in "${language}".`;
  const command = `npm run messages -- check ${language}`;
  return [
    ['required', !isReviewed && noReviewer, `reviewers.${language}`],
    ['required', claimCount > 0 && outdatedClaims, command],
    ['recommended', otherCount > 0 && outdatedOthers, command],
    ['recommended', glyphs.length > 0 && missingGlyphs, command],
  ];
}
