import * as z from 'zod';
import { readFilled } from './figures.ts';
import { Sentence, Text } from './text.ts';

const Words = z.strictObject({
  heading: Text,
  claim: Sentence('fee'),
  /** The limits of the claims stand in it; the risk stands by the form. */
  body: Sentence('speed', 'minimum'),
  start: Text,
});

export type GetStartedWords = z.input<typeof Words>;

/** The final call, on the yellow floor. */
export const getStarted = await readFilled('getStarted', Words);
