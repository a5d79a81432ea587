import type { SignUpWords } from '../signUp.ts';

export const signUp = {
  label: 'Sign up',
  labelEarly: 'Early access',
  heading: 'Sign up, then trade',
  headingEarly: 'Get early access',
  stations: [
    {
      when: 'Now',
      title: 'Leave your e-\u2060mail',
      text: 'Nothing happens to your wallet or your money.',
    },
    {
      when: 'Next',
      title: '{name} writes to you',
      text: 'The team e-\u2060mails you about starting.',
    },
    {
      when: 'Then',
      title: 'Trade from your wallet',
      text: '{fee} a trade plus network fees. About\u00a0{minimum} is the recommended minimum, not advice.',
    },
  ],
  inShort: 'Now your e-\u2060mail, next a message from {name}, then trade from your wallet.',
  app: 'Open {name}',
  risk: 'Crypto is high risk. You could lose all the money you put in.',
  outside: 'What you send goes to that service and to {name}. Never enter a recovery phrase.',
  openInNewTab: 'Open the form in a new tab',
  notOpen: 'Sign-\u2060up is not open yet. The form will appear here.',
} satisfies SignUpWords;
