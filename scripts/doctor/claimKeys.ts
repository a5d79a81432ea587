/**
 * Where the claims of `docs/claims.md` stand, what limits them, and the risk lines: keys of messages, or
 * what they begin with.
 */
export const CLAIMS_AND_RISKS = [
  'academy.duration.',
  'academy.lessonsPlanned',
  'community.crowd',
  'community.warning',
  'compare.',
  'faq.items.',
  'features.',
  'footer.choices.',
  'footer.figures',
  'footer.terms.',
  'form.consent',
  'getStarted.body',
  'getStarted.claim',
  'head.',
  'hero.lead',
  'hero.priceRisk',
  'hero.risk',
  'riskStrip.text',
  'stickyBar.fee',
  'owner.',
  'partners.categories.settlement.',
  'privacy.',
  'risks.',
  'roadmap.',
  'security.',
  'signUp.risk',
  'signUp.stations.',
  'speed.',
  'stats.',
  'steps.',
  'testimonials.',
  'token.',
  'trading.features.',
];

/** Whether a message makes or limits a claim, or warns of a risk. */
export const isClaimOrRisk = (key: string) =>
  CLAIMS_AND_RISKS.some((beginning) => key.startsWith(beginning));
