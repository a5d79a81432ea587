import * as z from 'zod';
import { fill, fillAll } from '../lib/fill.ts';
import { figures } from './figures.ts';
import type { Language } from './language.ts';
import { parseContent } from './parseContent.ts';
import { readWords } from './readWords.ts';
import { Sentence, Text } from './text.ts';

/** One figure on the ribbon stands for this many percent. */
const PERCENT_PER_FIGURE = 5;
const YEAR = 2024;

type Item = typeof Text;
const Fold = (...items: [Item, Item, Item, Item]) =>
  z.strictObject({ title: Text, items: z.tuple(items) });

const Words = z.strictObject({
  heading: Text,
  label: Sentence('year'),
  lead: Sentence('year'),
  statusNames: z.strictObject({ completed: Text, current: Text, upcoming: Text }),
  quarter: Sentence('quarter', 'year'),
  /** Said in place of the percentage, to those who do not see the figures. */
  complete: Sentence('progress'),
  // The ribbon has four folds.
  quarters: z.tuple([
    Fold(Text, Text, Sentence('fee'), Sentence('speed')),
    Fold(Text, Text, Text, Text),
    Fold(Sentence('name'), Sentence('name'), Text, Text),
    Fold(Text, Text, Text, Text),
  ]),
});

export type RoadmapWords = z.input<typeof Words>;

const Progress = z
  .int()
  .min(0, 'Progress is a percentage from 0 to 100.')
  .max(100, 'Progress is a percentage from 0 to 100.')
  .multipleOf(
    PERCENT_PER_FIGURE,
    'Write a multiple of 5: each of the twenty figures stands for 5 percent.',
  );
const Quarter = { quarter: z.int().min(1).max(4), year: z.int() };

/** A quarter of the plan, without its words. */
export const QuarterSchema = z.discriminatedUnion('status', [
  z.object({
    status: z.literal('completed'),
    progress: z.literal(100, 'Completed means 100; otherwise write "current".'),
    ...Quarter,
  }),
  z.object({ status: z.enum(['current', 'upcoming']), progress: Progress, ...Quarter }),
]);

/** The plan with the progress last recorded. */
const QUARTERS = parseContent('roadmap', z.array(QuarterSchema), [
  { year: YEAR, quarter: 1, status: 'completed', progress: 100 },
  { year: YEAR, quarter: 2, status: 'completed', progress: 100 },
  { year: YEAR, quarter: 3, status: 'current', progress: 75 },
  { year: YEAR, quarter: 4, status: 'upcoming', progress: 15 },
]);

const words = await readWords('roadmap', Words);

/** The plan of 2024, quarter by quarter. */
export function roadmap(language: Language) {
  const own = words(language);
  const filled = fillAll(own, { ...figures(language), year: `${YEAR}` });
  return {
    ...filled,
    quarters: QUARTERS.map(({ year, quarter, status, progress }, place) => ({
      title: filled.quarters[place]?.title ?? '',
      items: filled.quarters[place]?.items ?? [],
      quarter: fill(own.quarter, { quarter: `${quarter}`, year: `${year}` }),
      status,
      statusName: filled.statusNames[status],
      progress,
      complete: fill(own.complete, { progress: `${progress}%` }),
    })),
  };
}
