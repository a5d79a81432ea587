import type { GetStartedWords } from '../getStarted.ts';

export const getStarted = {
  heading: 'Take the floor',
  claim: 'Keep your keys. Pay {fee}.',
  body: 'Plus network fees. Trades usually {speed}, cash out through a settlement partner, about\u00a0{minimum} recommended to start.',
  start: 'Get Started Today',
} satisfies GetStartedWords;
