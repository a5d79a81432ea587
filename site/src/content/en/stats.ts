import type { StatsWords } from '../stats.ts';

export const stats = {
  heading: '{name} in four numbers',
  traders: 'traders, {name}’s own count',
  fee: 'fee on every trade, plus network fees',
  speed: 'to complete a trade, longer when busy',
  about: 'about',
  minimum: 'recommended minimum, a suggestion, not advice',
} satisfies StatsWords;
