import { SETTINGS, when, type Facts, type Finding } from './finding.ts';

/** Words that are examples, or that time has overtaken. */
export function words({ owner, now }: Facts): Finding[] {
  const { illustrative, people } = owner.testimonials;
  const { year, quarters } = owner.roadmap;
  const plan = quarters.map(({ quarter, status }) => ({ ...named(quarter, year), status }));
  const late = plan.filter(({ status, end }) => status === 'upcoming' && end <= now.getTime());
  const today = named(Math.floor(now.getUTCMonth() / 3) + 1, now.getUTCFullYear());
  const current = plan.find(({ status }) => status === 'current') ?? today;
  const tense = current.end <= now.getTime() ? 'over' : 'still to come';
  const where = `roadmap in ${SETTINGS}`;
  return [
    ...when(illustrative && people.length > 0, 'look', {
      says: `The ${people.length} testimonials are invented examples, and tagged so.`,
      where: `testimonials in ${SETTINGS}, once real customers agree in writing`,
    }),
    ...when(late.length > 0, 'look', {
      says: `The roadmap still plans ${late.map(({ name }) => name).join(' and ')}, which is over.`,
      where,
    }),
    ...when(current.name !== today.name, 'look', {
      says: `The roadmap calls ${current.name}, which is ${tense}, current: this is ${today.name}.`,
      where,
    }),
  ];
}

/** A quarter's name, and the moment after its last by the calendar of UTC. */
const named = (quarter: number, year: number) => ({
  name: `Q${quarter} ${year}`,
  end: Date.UTC(year, quarter * 3, 1),
});
