import type { ActivityWords } from '../activity.ts';

export const activity = {
  heading: 'A simulated minute',
  label: 'Trading activity, simulated',
  lead: 'Names, amounts and results are simulated in your browser, at odds no market offers. Nobody is real; nothing is a result.',
  join: { label: 'Join the Action', note: 'Sign-up is real; the activity is not.' },
  onPaper: 'On a screen, ten lines of simulated activity run here.',
} satisfies ActivityWords;
