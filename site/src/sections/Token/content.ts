import * as z from 'zod';
import { textWithMaxLength } from '../../content/fields.ts';
import { Id, uniqueList } from '../../owner/fields.ts';

const Share = z
  .strictObject({
    id: Id,
    category: textWithMaxLength(60),
    percent: z.int().positive(),
    seat: z
      .enum(['floor', 'ink', 'stone', 'dotted', 'ring'])
      .meta({ description: 'How it is drawn: no two alike, so that color is not the only key.' }),
    isInside: z
      .boolean()
      .meta({ description: 'Held by those behind the exchange. A sentence adds these up.' })
      .optional(),
    inSentence: textWithMaxLength(60)
      .meta({ description: 'The category within that sentence.' })
      .optional(),
    vests: z
      .boolean()
      .meta({ description: 'Locked for years, which the page says in place of a description.' })
      .optional(),
    description: textWithMaxLength(300).optional(),
  })
  .refine(({ isInside, inSentence }) => !isInside || inSentence !== undefined, {
    path: ['inSentence'],
    error: 'Write the category as it appears within a sentence, such as "team".',
  })
  .refine(({ vests, description }) => vests === true || description !== undefined, {
    path: ['description'],
    error: 'Write a description, or "vests": true.',
  });

/** How the supply is split, clockwise from the top of the drawing. */
const Split = uniqueList(Share).superRefine((split, context) => {
  const refuse = (message: string) => context.addIssue({ code: 'custom', message });
  const total = split.reduce((sum, { percent }) => sum + percent, 0);
  if (total !== 100)
    refuse(`The percentages add up to ${total}. Change them so that they add up to 100.`);
  if (new Set(split.map(({ seat }) => seat)).size < split.length)
    refuse('Two shares have the same seat. Give each one of its own, so that they look different.');
});

export const token = z.strictObject({ entries: Split });
