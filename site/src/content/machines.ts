import * as z from 'zod';
import { readWords } from './readWords.ts';
import { Text } from './text.ts';

const Words = z.strictObject({
  /** What on the page is no fact. */
  simulated: Text,
  page: Text,
  wholeSite: Text,
  questions: Text,
  risks: Text,
});

export type MachineWords = z.input<typeof Words>;

/** What only machines read, in `llms.txt`. */
export const machines = await readWords('machines', Words);
