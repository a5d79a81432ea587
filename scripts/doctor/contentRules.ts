import type { Owner } from '#contract/owner.ts';
import type { Note } from '../messages/notes.ts';
import type { Facts, Rule } from './findings.ts';

/**
 * Where the claims of `docs/claims.md` stand, what limits them, and the risk lines: keys of messages, or
 * what they begin with.
 */
export const CLAIMS_AND_RISKS = [
  'academy.duration.',
  'academy.lessonsPlanned',
  'activity.',
  'community.crowd',
  'community.warning',
  'compare.',
  'faq.items.',
  'features.',
  'footer.choices.',
  'footer.figures',
  'footer.terms.',
  'form.consent',
  'form.warning',
  'getStarted.body',
  'getStarted.claim',
  'head.',
  'hero.',
  'riskStrip.text',
  'stickyBar.',
  'owner.',
  'partners.categories.settlement.',
  'practice.tag',
  'prices.',
  'privacy.',
  'proof.',
  'risks.',
  'roadmap.',
  'security.',
  'signUp.',
  'speed.',
  'stats.',
  'steps.',
  'testimonials.',
  'token.',
  'tools.',
  'trading.features.',
];

/** Translations without a reviewer, or of an English that has changed since. */
export function translation(language: string, { owner: { reviewers }, notes }: Facts): Rule[] {
  const all = notes[language] ?? [];
  const apart = all.filter(({ kind }) => kind === 'stale' || kind === 'english');
  const isClaimOrRisk = ({ key }: Note) => CLAIMS_AND_RISKS.some((place) => key.startsWith(place));
  const claims = apart.filter(isClaimOrRisk).length;
  const others = all.length - claims;
  const isReviewed = language === 'en' || reviewers[language]?.trim();
  const nobody = `Nobody is named who reviewed the claims and the risk lines in "${language}".`;
  const wrong = `Claims and risk lines that do not say in "${language}" what English says: ${claims}.`;
  const more = `More messages to look at in "${language}": ${others}.`;
  const check = `npm run messages -- check ${language}`;
  return [
    ['required', !isReviewed && nobody, `reviewers.${language}`],
    ['required', claims > 0 && wrong, check],
    ['recommended', others > 0 && more, check],
  ];
}

/** Whether the page has a section: what belongs to one that was left out is not missing. */
export const shows = ({ sections }: Owner, section: string): boolean =>
  sections.some((entry) => entry === section);

/** Testimonials that are examples, and quarters of the roadmap whose status does not fit the date. */
export function examples({ owner, now }: Facts): Rule[] {
  const { testimonials, roadmap } = owner;
  const today = now.getUTCFullYear() * 4 + Math.floor(now.getUTCMonth() / 3) + 1;
  const wrong = roadmap.quarters.flatMap(({ quarter, year = roadmap.year, status }) => {
    const ahead = year * 4 + quarter - today;
    const isWrong = (status === 'current' && ahead !== 0) || (status === 'upcoming' && ahead < 0);
    return isWrong ? `Q${quarter} ${year} ${status}` : [];
  });
  const areExamples =
    testimonials.some(({ kind }) => kind === 'example') && shows(owner, 'testimonials');
  const isBehind = wrong.length > 0 && shows(owner, 'roadmap');
  const invented = `The ${testimonials.length} testimonials are invented examples, and tagged so.`;
  return [
    ['recommended', areExamples && invented, 'testimonials, with real customers'],
    ['recommended', isBehind && `The roadmap calls ${wrong.join(', ')}.`, 'roadmap'],
  ];
}

/** Pictures that were drawn with other settings. */
export const pictures = ({ drawn, drawnNow }: Facts): Rule[] =>
  Object.entries(drawnNow).map(([part, wanted]) => {
    const says = `A picture (${part}) shows another name, text or colour than the settings.`;
    const isStale = Object.entries(wanted).some(
      ([setting, value]) => drawn[part]?.[setting]?.toLowerCase() !== value.toLowerCase(),
    );
    return ['required', isStale && says, `npm run art ${part}`];
  });
