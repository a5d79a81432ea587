import { isClaimOrRisk } from './claimKeys.ts';
import type { Facts, Rule } from './findings.ts';

/** Examples, and plans that time has overtaken. */
export function examples({ owner: { testimonials, roadmap }, now }: Facts): Rule[] {
  const plan = roadmap.quarters.map(({ quarter, status }) => ({
    at: roadmap.year * 4 + quarter - 1,
    status,
  }));
  const today = now.getUTCFullYear() * 4 + Math.floor(now.getUTCMonth() / 3);
  const late = plan.filter(({ status, at }) => status === 'upcoming' && at < today);
  const current = plan.find(({ status }) => status === 'current')?.at ?? today;
  const tense = current < today ? 'over' : 'still to come';
  const { illustrative, people } = testimonials;
  return [
    [
      'look',
      illustrative &&
        people.length > 0 &&
        `The ${people.length} testimonials are invented examples, and tagged so.`,
      'testimonials, once real customers agree in writing',
    ],
    [
      'look',
      late.length > 0 &&
        `The roadmap still plans ${late.map(({ at }) => named(at)).join(' and ')}, which is over.`,
      'roadmap',
    ],
    [
      'look',
      current !== today &&
        `The roadmap calls ${named(current)}, which is ${tense}, current: this is ${named(today)}.`,
      'roadmap',
    ],
  ];
}

/** A quarter's name. @param at quarters since the year 0. */
const named = (at: number) => `Q${(at % 4) + 1} ${Math.floor(at / 4)}`;

/** Translations that nobody answers for, or that say something else than English does today. */
export function translations({ owner: { languages, reviewers }, notes }: Facts): Rule[] {
  return languages.flatMap((language): Rule[] => {
    const all = notes[language] ?? [];
    const apart = all.filter(({ kind }) => kind === 'stale' || kind === 'english');
    const claims = apart.filter(({ key }) => isClaimOrRisk(key)).length;
    const others = all.length - claims;
    const isReviewed = language === 'en' || Boolean(reviewers[language]?.trim());
    const nobody = `Nobody is named who reviewed the claims and the risk lines in "${language}".`;
    const named = `\`npm run messages -- check ${language}\` names them`;
    return [
      ['must', !isReviewed && nobody, `owner.config.ts: reviewers.${language}`],
      [
        'must',
        claims > 0 &&
          `In "${language}", ${claims} claims or risk lines do not say what English says.`,
        named,
      ],
      [
        'look',
        others > 0 && `In "${language}", ${others} more messages are to be looked at.`,
        named,
      ],
    ];
  });
}
