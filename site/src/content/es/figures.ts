import type { FigureWords } from '../figures.ts';

export const figures = {
  speed: {
    second: {
      one: 'menos de {count}\u00a0segundo',
      other: 'menos de {count}\u00a0segundos',
    },
    minute: {
      one: 'menos de {count}\u00a0minuto',
      other: 'menos de {count}\u00a0minutos',
    },
  },
  speedOfOne: { second: 'menos de un\u00a0segundo', minute: 'menos de un\u00a0minuto' },
  shortSpeed: '<{count}s',
} satisfies FigureWords;
