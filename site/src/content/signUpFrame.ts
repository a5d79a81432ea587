import * as z from 'zod';
import { readFilled } from './figures.ts';
import { Sentence, Text } from './text.ts';

const Words = z.strictObject({
  title: Sentence('name'),
  consent: z.strictObject({ text: Text, show: Text, remember: Text, hide: Text }),
  silent: z.strictObject({ text: Text, retry: Text, newTab: Text }),
  hint: Text,
});

export type SignUpFrameWords = z.input<typeof Words>;

/** The words in and round the frame that holds the sign-up form. */
export const signUpFrame = await readFilled('signUpFrame', Words);
