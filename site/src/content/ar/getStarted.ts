import type { GetStartedWords } from '../getStarted.ts';

export const getStarted = {
  heading: 'القاعة لك',
  claim: 'رسوم {fee} ومفاتيحك معك.',
  body: 'إضافةً إلى رسوم الشبكة. الصفقات عادةً في {speed}، والصرف نقدًا عبر شريك تسوية، ويوصى بنحو\u00a0{minimum} للبدء.',
  start: 'البدء اليوم',
} satisfies GetStartedWords;
