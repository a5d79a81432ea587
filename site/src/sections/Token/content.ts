import * as z from 'zod';
import { textWithMaxLength } from '../../content/fields.ts';
import { Id, uniqueList } from '../../owner/fields.ts';

const Entry = z
  .strictObject({
    id: Id,
    category: textWithMaxLength(60),
    percent: z.int().positive(),
    seat: z
      .enum(['floor', 'ink', 'stone', 'dotted', 'ring'])
      .meta({ title: 'Drawing of its seats', description: 'Each share needs a different one.' }),
    isInside: z
      .boolean()
      .meta({ title: 'Held by insiders', description: 'A sentence states their total.' })
      .optional(),
    inSentence: textWithMaxLength(60).meta({ title: 'Category in that sentence' }).optional(),
    vests: z
      .boolean()
      .meta({
        title: 'Locked for years',
        description: 'The page shows this instead of a description.',
      })
      .optional(),
    description: textWithMaxLength(300).optional(),
  })
  .refine(({ isInside, inSentence }) => !isInside || inSentence !== undefined, {
    path: ['inSentence'],
    error: 'Add the category as it appears in a sentence, such as "team".',
  })
  .refine(({ vests, description }) => vests === true || description !== undefined, {
    path: ['description'],
    error: 'Add a description, or "vests": true.',
  });

/** Clockwise from the top of the seat chart. */
const Entries = uniqueList(Entry).superRefine((entries, context) => {
  const addIssue = (message: string) => context.addIssue({ code: 'custom', message });
  const total = entries.reduce((sum, { percent }) => sum + percent, 0);
  if (total !== 100) addIssue(`The percentages add up to ${total}. Make them add up to 100.`);
  if (new Set(entries.map(({ seat }) => seat)).size < entries.length)
    addIssue('Two entries have the same seat. Use a different one for each.');
});

export const token = z.strictObject({ entries: Entries });
