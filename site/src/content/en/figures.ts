import type { FigureWords } from '../figures.ts';

export const figures = {
  speed: {
    second: { one: 'under {count}\u00a0second', other: 'under {count}\u00a0seconds' },
    minute: { one: 'under {count}\u00a0minute', other: 'under {count}\u00a0minutes' },
  },
  speedOfOne: { second: 'under a\u00a0second', minute: 'under a\u00a0minute' },
  shortSpeed: '<{count}s',
} satisfies FigureWords;
