import * as z from 'zod';
import { readWords } from './readWords.ts';
import { Text, texts } from './text.ts';

const Words = z.strictObject({
  /** What on the page is no fact. */
  simulated: Text,
  ...texts('page', 'wholeSite', 'questions', 'risks'),
});

export type MachineWords = z.input<typeof Words>;

/** What only machines read, in `llms.txt`. */
export const machines = await readWords('machines', Words);
