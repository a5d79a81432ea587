import * as z from 'zod';
import { readFilled } from './figures.ts';
import { Text, Titled, texts } from './text.ts';

const Words = z.strictObject({
  ...texts('heading', 'label'),
  // The drawing is numbered from 1 to 3.
  steps: z.tuple([Titled('minimum'), Titled('fee', 'speed'), Titled()]),
  start: z.strictObject({ label: Text, note: Text }),
});

export type StepsWords = z.input<typeof Words>;

/** The way in, across and out, beside the plan that shows it. */
export const steps = await readFilled('steps', Words);
