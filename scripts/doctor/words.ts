import { when, type Facts, type Finding } from './finding.ts';

/** Words that are examples, or that time has overtaken. */
export function words({ testimonials, roadmap, now }: Facts): Finding[] {
  const examples = testimonials.cards.filter(({ illustrative }) => illustrative).length;
  const late = roadmap.quarters.filter(
    ({ quarter, status }) => status === 'upcoming' && endOf(quarter) <= now.getTime(),
  );
  const today = quarterOf(now);
  const current = roadmap.quarters.find(({ status }) => status === 'current')?.quarter ?? today;
  const tense = endOf(current) <= now.getTime() ? 'over' : 'still to come';
  return [
    ...when(examples > 0, 'look', {
      says: `${examples} of ${testimonials.cards.length} testimonials are invented examples, and tagged so.`,
      where: 'people in site/src/content/testimonials.ts, once real customers agree in writing',
    }),
    ...when(late.length > 0, 'look', {
      says: `The roadmap still plans ${late.map(({ quarter }) => quarter).join(' and ')}, which is over.`,
      where: 'quarters in site/src/content/roadmap.ts',
    }),
    ...when(current !== today, 'look', {
      says: `The roadmap calls ${current}, which is ${tense}, current: this is ${today}.`,
      where: 'quarters in site/src/content/roadmap.ts',
    }),
  ];
}

/** As the roadmap writes it, by the calendar of UTC. */
function quarterOf(day: Date): string {
  return `Q${Math.floor(day.getUTCMonth() / 3) + 1}\u00a0${day.getUTCFullYear()}`;
}

/** The moment after the last of `Q3 2024`; a name of another form never ends. */
function endOf(quarter: string): number {
  const [, number, year] = /^Q([1-4])\s(\d{4})$/.exec(quarter) ?? [];
  return number && year ? Date.UTC(Number(year), Number(number) * 3, 1) : Infinity;
}
