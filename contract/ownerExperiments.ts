import * as z from 'zod';
import { listOf, written } from './ownerFields.ts';

/** More than none of the visitors or of their sign-ups, and less than all. */
const Part = z.number().gt(0).lt(1);

const Experiment = z.strictObject({
  /** Its name in the report, the export and the page's HTML. */
  id: written(
    /^[a-z][a-z0-9-]{0,29}$/,
    'at most 30 small letters, digits and hyphens, a letter first',
  ),
  /** Of the visitors who take part, how many are shown B. */
  share: Part.default(0.5),
  /** The smallest difference between the two rates of sign-up that matters to the owner. */
  difference: Part,
  /** What B says in the place of `messages/`, by key and language. */
  messages: z
    .record(z.string(), z.record(z.string(), z.string()))
    .refine((messages) => Object.keys(messages).length > 0, 'Write at least one message.'),
});

/** Pairs of wordings of which each visitor is shown one. */
export const Experiments = listOf(Experiment).default([]);
