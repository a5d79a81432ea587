import * as z from 'zod';
import { fillAll } from '../lib/fill.ts';
import { figures } from './figures.ts';
import type { Language } from './language.ts';
import { readWords } from './readWords.ts';
import { Sentence, Text } from './text.ts';

const Words = z.strictObject({
  heading: Text,
  claim: Sentence('fee'),
  /** The limits of the claims stand in it; the risk stands by the form. */
  body: Sentence('speed', 'minimum'),
  start: Text,
});

export type GetStartedWords = z.input<typeof Words>;

const words = await readWords('getStarted', Words);

/** The final call, on the yellow floor. */
export const getStarted = (language: Language) => fillAll(words(language), figures(language));

export type GetStarted = ReturnType<typeof getStarted>;
