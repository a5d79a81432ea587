import * as z from 'zod';
import { owner } from './owner.ts';
import { parseContent } from './parseContent.ts';
import { Text } from './text.ts';

const SignUpFrameSchema = z.object({
  title: Text,
  consent: z.object({ text: Text, show: Text, remember: Text, hide: Text }),
  silent: z.object({ text: Text, retry: Text, newTab: Text }),
  hint: Text,
});

/** The words in and round the frame that holds the sign-up form. */
export const signUpFrame = parseContent('signUpFrame', SignUpFrameSchema, {
  title: `${owner.name} sign-up form`,
  consent: {
    text: 'Showing the form sends your IP address to the form service, which may set cookies. Nothing loads until you choose.',
    show: 'Show the sign-up form',
    remember: 'Remember this on my device',
    hide: 'Hide the form and forget my choice',
  },
  silent: {
    text: 'The form did not load. Check your connection or content blocker, then try again.',
    retry: 'Try again',
    newTab: 'Open the form in a new tab',
  },
  hint: 'If no form appears here, check your connection or content blocker, or open the form in a new tab.',
});
