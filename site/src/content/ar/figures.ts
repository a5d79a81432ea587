import type { FigureWords } from '../figures.ts';

export const figures = {
  speed: {
    second: {
      one: 'أقل من ثانية\u00a0واحدة',
      two: 'أقل من ثانيتين',
      few: 'أقل من {count}\u00a0ثوانٍ',
      other: 'أقل من {count}\u00a0ثانية',
    },
    minute: {
      one: 'أقل من دقيقة\u00a0واحدة',
      two: 'أقل من دقيقتين',
      few: 'أقل من {count}\u00a0دقائق',
      other: 'أقل من {count}\u00a0دقيقة',
    },
  },
  speedOfOne: { second: 'أقل من\u00a0ثانية', minute: 'أقل من\u00a0دقيقة' },
  shortSpeed: '\u200e<{count}s',
} satisfies FigureWords;
