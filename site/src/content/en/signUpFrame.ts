import type { SignUpFrameWords } from '../signUpFrame.ts';

export const signUpFrame = {
  title: '{name} sign-up form',
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
} satisfies SignUpFrameWords;
