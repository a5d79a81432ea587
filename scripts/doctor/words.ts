import { isClaimOrRisk } from './claimKeys.ts';
import { found, look, must, type Facts, type Finding } from './finding.ts';

/** Examples, and plans that time has overtaken. */
export function examples({ owner: { testimonials, roadmap }, now }: Facts): Finding[] {
  const plan = roadmap.quarters.map(({ quarter, status }) => ({
    ...named(quarter, roadmap.year),
    status,
  }));
  const late = plan.filter(({ status, end }) => status === 'upcoming' && end <= now.getTime());
  const today = named(Math.floor(now.getUTCMonth() / 3) + 1, now.getUTCFullYear());
  const current = plan.find(({ status }) => status === 'current') ?? today;
  const tense = current.end <= now.getTime() ? 'over' : 'still to come';
  const people = testimonials.illustrative ? testimonials.people.length : 0;
  return found(
    people > 0 &&
      look(
        `The ${people} testimonials are invented examples, and tagged so.`,
        'testimonials, once real customers agree in writing',
      ),
    late.length > 0 &&
      look(
        `The roadmap still plans ${late.map(({ name }) => name).join(' and ')}, which is over.`,
        'roadmap',
      ),
    current.name !== today.name &&
      look(
        `The roadmap calls ${current.name}, which is ${tense}, current: this is ${today.name}.`,
        'roadmap',
      ),
  );
}

/** A quarter's name, and the moment after its last by the calendar of UTC. */
const named = (quarter: number, year: number) => ({
  name: `Q${quarter} ${year}`,
  end: Date.UTC(year, quarter * 3, 1),
});

/** Translations that nobody answers for, or that say something else than English does today. */
export function translations({ owner: { languages, reviewers }, notes }: Facts): Finding[] {
  return languages.flatMap((language) => {
    const all = notes[language] ?? [];
    const apart = all.filter(({ kind }) => kind === 'stale' || kind === 'english');
    const claims = apart.filter(({ key }) => isClaimOrRisk(key)).length;
    const others = all.length - claims;
    const where = `\`npm run messages -- check ${language}\` names them`;
    return found(
      language !== 'en' &&
        !reviewers[language]?.trim() &&
        must(
          `Nobody is named who reviewed the claims and the risk lines in "${language}".`,
          `owner.config.ts: reviewers.${language}`,
        ),
      claims > 0 &&
        must(
          `In "${language}", ${claims} claims or risk lines do not say what English says.`,
          where,
        ),
      others > 0 && look(`In "${language}", ${others} more messages are to be looked at.`, where),
    );
  });
}

const PICTURE_NAMES: Readonly<Record<string, string>> = {
  hero: 'The picture of the pit',
  icons: 'The icon',
  social: 'The image of shared links (social.png)',
};

/** Pictures that were drawn with other settings. */
export function pictures({ drawn, drawnNow }: Facts): Finding[] {
  const isStale = (part: string, wanted: Readonly<Record<string, string>>) =>
    Object.entries(wanted).some(
      ([setting, value]) => drawn[part]?.[setting]?.toLowerCase() !== value.toLowerCase(),
    );
  return Object.entries(drawnNow).flatMap(([part, wanted]) => {
    const says = `${PICTURE_NAMES[part] ?? part} shows another name, text or colour than the settings.`;
    return found(isStale(part, wanted) && must(says, `npm run art ${part}`));
  });
}
