import * as z from 'zod';
import { fillAll } from '../lib/fill.ts';
import { figures } from './figures.ts';
import type { Language } from './language.ts';
import { readWords } from './readWords.ts';
import { Text, Titled } from './text.ts';

const Words = z.strictObject({
  heading: Text,
  label: Text,
  // The drawing is numbered from 1 to 3.
  steps: z.tuple([Titled('minimum'), Titled('fee', 'speed'), Titled()]),
  start: z.strictObject({ label: Text, note: Text }),
});

export type StepsWords = z.input<typeof Words>;

const words = await readWords('steps', Words);

/** The way in, across and out, beside the plan that shows it. */
export const steps = (language: Language) => fillAll(words(language), figures(language));

export type Steps = ReturnType<typeof steps>;
