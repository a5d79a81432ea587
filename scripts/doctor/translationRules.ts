import type { Facts, Rule } from './findings.ts';

/**
 * The messages with the claims of `docs/claims.md`, their qualifiers and the risk lines: keys, or the start of keys.
 */
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
  CLAIMS_AND_RISKS.some((part) => `${key}.`.startsWith(`${part}.`));

/** Translations without a reviewer, or that are outdated: claims and risk lines first. */
export function translation(
  language: string,
  { owner: { reviewers, languages }, notes }: Facts,
): Rule[] {
  const { wording = [], glyphs = [] } = Object.groupBy(notes[language] ?? [], ({ kind }) => kind);
  const claims = wording.filter(isClaimOrRisk).length;
  const others = wording.length - claims;
  const isReviewed = language === languages[0] || reviewers[language]?.trim();
  const nobody = `There is no reviewer for the claims and risk lines in "${language}".`;
  const wrong = `Claims and risk lines in "${language}" that may differ from English: ${claims}.`;
  const more = `Other messages in "${language}" that may differ from English: ${others}.`;
  const strange = `Messages in "${language}" have letters that the fonts lack.`;
  const check = `npm run messages -- check ${language}`;
  return [
    ['required', !isReviewed && nobody, `reviewers.${language}`],
    ['required', claims > 0 && wrong, check],
    ['recommended', others > 0 && more, check],
    ['recommended', glyphs.length > 0 && strange, check],
  ];
}
