import * as z from 'zod';
import { listOf } from './ownerFields.ts';

const SHARE = 'Write a share of the visitors above 0 and below 1, such as 0.5.';
const DIFFERENCE =
  'Write a difference of two rates above 0 and below 1, such as 0.01 for one point.';

const Experiment = z.strictObject({
  /** Its name in the report, the export and the page's HTML. */
  id: z
    .string()
    .regex(
      /^[a-z][a-z0-9-]{0,29}$/,
      'Write at most 30 small letters, digits and hyphens, beginning with a letter.',
    ),
  /** Of the visitors who take part, how many are shown B. */
  share: z.number().gt(0, SHARE).lt(1, SHARE).default(0.5),
  /** The smallest difference between the two rates of sign-up that matters to the owner. */
  difference: z.number().gt(0, DIFFERENCE).lt(1, DIFFERENCE),
  /** What B says in the place of `messages/`, by key and language. */
  messages: z
    .record(z.string(), z.record(z.string(), z.string()))
    .refine((messages) => Object.keys(messages).length > 0, 'Write at least one message.'),
});

/** Pairs of wordings of which each visitor is shown one; no message is in two of them. */
export const Experiments = listOf(Experiment)
  .superRefine((experiments, context) => {
    const keys = experiments.flatMap(({ messages }) => Object.keys(messages));
    const twice = keys.find((key, place) => keys.indexOf(key) < place);
    if (twice === undefined) return;
    const message = `The message "${twice}" is in two experiments. Take it out of one of them.`;
    context.addIssue({ code: 'custom', message });
  })
  .default([]);
