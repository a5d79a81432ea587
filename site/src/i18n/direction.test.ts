import { expect, test } from 'vitest';
import { fillPlaceholders } from '../lib/fillPlaceholders.ts';
import { formatIsolated } from './direction.ts';

const VALUES = { value: '$1,000' };
const showIsolates = (text: string) => text.replaceAll('\u2068', '[').replaceAll('\u2069', ']');
const format = (message: string) =>
  showIsolates(
    formatIsolated('ar', VALUES, (values) =>
      fillPlaceholders(message, values as Record<string, string>),
    ),
  );

test.each([
  ['حتى 5% اليوم', 'حتى [5%] اليوم'],
  ['حتى \u2068$5\u2069 اليوم', 'حتى [$5] اليوم'],
  ['ربح +\u2068$5\u2069', 'ربح [+[$5]]'],
  ['<\u20682\u2069s', '[<[2]s]'],
  ['حتى \u206825%\u2069\u00a0APY، وهو', 'حتى [[25%]\u00a0APY]، وهو'],
  ['معيار WCAG 2.2.', 'معيار WCAG 2.2.'],
  ['بكم {count}%', 'بكم [{count}%]'],
  ['من Discord أو 24 ساعة', 'من Discord أو 24 ساعة'],
  ['\u2068TMX\u2069 \u20680.05%\u2069', '[TMX] [0.05%]'],
  // Values keep their own direction.
  ['{value}', '[$1,000]'],
])('isolates numbers together with signs and Latin units in %s', (message, expected) => {
  expect(format(message)).toBe(expected);
});

test.each([
  ['نوفا 24', '[نوفا 24] 0.05%'],
  ['Nova', 'Nova 0.05%'],
])('in left-to-right text, isolates only right-to-left values such as %s', (name, expected) => {
  const text = formatIsolated('en', { name }, (values) => `${values['name']} 0.05%`);
  expect(showIsolates(text)).toBe(expected);
});
