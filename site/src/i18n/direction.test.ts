import { expect, test } from 'vitest';
import { isolatedRuns, isolatedValues } from './direction.ts';

/** The marks of direction made visible. */
const shown = (text: string) => text.replaceAll('\u2068', '[').replaceAll('\u2069', ']');
const isolated = ({ value }: { value: string }) => isolatedValues('ar', { value })['value'];

test.each([
  ['حتى 5% اليوم', 'حتى [5%] اليوم'],
  ['حتى \u2068$5\u2069 اليوم', 'حتى [$5] اليوم'],
  ['ربح +\u2068$5\u2069', 'ربح [+[$5]]'],
  ['<\u20682\u2069s', '[<[2]s]'],
  ['حتى \u206825%\u2069\u00a0APY، وهو', 'حتى [[25%]\u00a0APY]، وهو'],
  ['معيار WCAG 2.2.', 'معيار [WCAG 2.2].'],
  ['بكم {count}%', 'بكم [{count}%]'],
  ['من Discord أو 24 ساعة', 'من Discord أو 24 ساعة'],
  ['\u2068TMX\u2069 \u20680.05%\u2069', '[TMX] [0.05%]'],
])('%s keeps figures, signs and Latin words in their order', (printed, expected) => {
  expect(shown(isolatedRuns('ar', printed))).toBe(expected);
});

test('where lines run from left to right nothing is marked', () => {
  expect(isolatedRuns('es', 'hasta +5% y 25% APY')).toBe('hasta +5% y 25% APY');
  expect(isolatedValues('es', { fee: '$5' })).toEqual({ fee: '$5' });
});

test('what fills a placeholder keeps its own direction', () => {
  expect(shown(String(isolated({ value: '$1,000' })))).toBe('[$1,000]');
});
