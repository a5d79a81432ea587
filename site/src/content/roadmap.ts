import * as z from 'zod';
import { printPercent } from '../lib/fees.ts';
import { keepFigures } from '../lib/keepFigures.ts';
import { owner } from './owner.ts';
import { parseContent } from './parseContent.ts';
import { Text } from './text.ts';

/** One figure on the ribbon stands for this many percent. */
export const PERCENT_PER_FIGURE = 5;

const Plan = { quarter: Text, title: Text, items: z.array(Text).min(1, 'Write one item or more.') };

const Progress = z
  .int()
  .min(0, 'Progress is a percentage from 0 to 100.')
  .max(100, 'Progress is a percentage from 0 to 100.')
  .multipleOf(
    PERCENT_PER_FIGURE,
    'Write a multiple of 5: each of the twenty figures stands for 5 percent.',
  );

export const Quarter = z.discriminatedUnion('status', [
  z.object({
    status: z.literal('completed'),
    progress: z.literal(100, 'Completed means 100; otherwise write "current".'),
    ...Plan,
  }),
  z.object({ status: z.literal('current'), progress: Progress, ...Plan }),
  z.object({ status: z.literal('upcoming'), progress: Progress, ...Plan }),
]);

const RoadmapSchema = z.object({
  heading: Text,
  label: Text,
  lead: Text,
  statusNames: z.object({ completed: Text, current: Text, upcoming: Text }),
  /** Said after the percentage, for those who do not see the figures. */
  complete: Text,
  quarters: z.array(Quarter).length(4, 'The ribbon has four folds: write four quarters.'),
});

export type Roadmap = z.output<typeof RoadmapSchema>;

const { feePercent, speed } = owner.claims;

/** The plan of 2024, quarter by quarter, with the progress last recorded. */
export const roadmap = parseContent('roadmap', RoadmapSchema, {
  heading: 'Built, building, next',
  label: '2024 roadmap',
  lead: 'The plan as published for 2024. Items not completed can change.',
  statusNames: { completed: 'Completed', current: 'Current', upcoming: 'Upcoming' },
  complete: 'complete',
  quarters: [
    {
      quarter: 'Q1\u00a02024',
      status: 'completed',
      progress: 100,
      title: 'Foundations',
      items: [
        'Trading from your own wallet',
        keepFigures('Layer-2 network'),
        `${printPercent(feePercent)} trading fee, plus network fees`,
        `Trades usually in ${keepFigures(speed)}`,
      ],
    },
    {
      quarter: 'Q2\u00a02024',
      status: 'completed',
      progress: 100,
      title: 'Trader tools',
      items: [
        'Advanced order types',
        'Copy trading',
        'Trading bots',
        'Cash out through settlement partners',
      ],
    },
    {
      quarter: 'Q3\u00a02024',
      status: 'current',
      progress: 75,
      title: 'Token and learning',
      items: [
        `Fee discount for paying in ${owner.name}`,
        `${owner.name} staking`,
        'Academy outlines',
        'Community channels',
      ],
    },
    {
      quarter: 'Q4\u00a02024',
      status: 'upcoming',
      progress: 15,
      title: 'Opening up',
      items: [
        'Full academy lessons',
        'Partner program',
        'More settlement partners',
        'More languages',
      ],
    },
  ],
});
