import { expect, test } from 'vitest';
import { speedIn } from './translate.ts';

test.each([
  ['en', 'under 1 second', 'under 1\u00a0second', 'under a\u00a0second', '<1s'],
  ['en', 'under 5 minutes', 'under 5\u00a0minutes', 'under 5\u00a0minutes', '<5\u00a0min'],
  ['en', 'under 100 seconds', 'under 100\u00a0seconds', 'under 100\u00a0seconds', '<100s'],
  ['es', 'under 5 minutes', 'menos de 5\u00a0minutos', 'menos de 5\u00a0minutos', '<5\u00a0min'],
  ['es', 'under 1 second', 'menos de 1\u00a0segundo', 'menos de un\u00a0segundo', '<1s'],
  ['ar', 'under 2 minutes', 'أقل من دقيقتين', 'أقل من دقيقتين', '\u2068<2\u00a0min\u2069'],
  [
    'ar',
    'under 100 seconds',
    'أقل من 100\u00a0ثانية',
    'أقل من 100\u00a0ثانية',
    '\u2068<100s\u2069',
  ],
  // Of another form it stands as it is written, its figures beside what they count.
  ...['en', 'es', 'ar'].map((tag) => [
    tag,
    'about 3 blocks',
    ...Array(3).fill('about 3\u00a0blocks'),
  ]),
])('%s says "%s" as its own', (language, speed, counted, inPassing, short) => {
  expect(speedIn(language, speed)).toEqual({ counted, inPassing, short });
});
