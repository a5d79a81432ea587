import * as z from 'zod';
import { fillAll } from '../lib/fill.ts';
import { figures } from './figures.ts';
import type { Language } from './language.ts';
import { readWords } from './readWords.ts';
import { Sentence, Text } from './text.ts';

const Words = z.strictObject({
  title: Sentence('name'),
  consent: z.strictObject({ text: Text, show: Text, remember: Text, hide: Text }),
  silent: z.strictObject({ text: Text, retry: Text, newTab: Text }),
  hint: Text,
});

export type SignUpFrameWords = z.input<typeof Words>;

const words = await readWords('signUpFrame', Words);

/** The words in and round the frame that holds the sign-up form. */
export const signUpFrame = (language: Language) => fillAll(words(language), figures(language));
