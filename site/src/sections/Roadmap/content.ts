import * as z from 'zod';
import { textList, textWithMaxLength } from '../../content/fields.ts';
import { Id, uniqueList, Progress } from '../../owner/fields.ts';

const Quarter = z
  .strictObject({
    id: Id,
    title: textWithMaxLength(100),
    quarter: z.int().min(1).max(4).meta({ description: 'A number from 1 to 4.' }),
    year: z.int().meta({ description: "Only needed if it differs from the roadmap's." }).optional(),
    status: z.enum(['completed', 'current', 'upcoming']),
    progress: Progress.multipleOf(5).meta({
      description: 'Percent, in steps of five. A completed quarter needs 100.',
    }),
    items: textList,
  })
  .refine(({ status, progress }) => status !== 'completed' || progress === 100, {
    path: ['progress'],
    error: 'Use 100 for a completed quarter, or change its status.',
  });

export const roadmap = z
  .strictObject({ year: z.int(), quarters: uniqueList(Quarter).min(2).max(8) })
  .refine(
    ({ year, quarters }) => {
      const times = quarters.map((quarter) => (quarter.year ?? year) * 4 + quarter.quarter);
      return times.every((time, index) => index === 0 || time > (times[index - 1] ?? time));
    },
    {
      path: ['quarters'],
      error: 'List each quarter once, in order. Add "year" to quarters in another year.',
    },
  );
