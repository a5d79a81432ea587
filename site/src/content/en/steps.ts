import type { StepsWords } from '../steps.ts';

export const steps = {
  heading: 'Down, trade, out',
  label: 'How it works',
  steps: [
    {
      title: 'Connect your wallet',
      body: 'Approve the wallet you already use. No account, no password. About\u00a0{minimum} is the recommended minimum.',
    },
    {
      title: 'Trade',
      body: 'Pick a pair, check the price and the {fee} fee, approve. Usually done in {speed}.',
    },
    {
      title: 'Cash out',
      body: 'Choose a settlement partner. Check its rate, limits and ID rules before you agree.',
    },
  ],
  start: {
    label: 'Connect Wallet & Trade',
    note: 'Sign-\u2060up comes first; no wallet connects here.',
  },
} satisfies StepsWords;
