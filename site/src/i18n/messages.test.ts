import { expect, test } from 'vitest';
import type { Owner } from '#site/owner/settings.ts';
import { owner } from '../data/owner.ts';
import { getMessages } from './loadMessages.ts';
import { formatSpeed } from './ownerValues.ts';
import { getPracticeContent } from './practiceContent.ts';
import { createTranslator } from './translate.ts';

test.each(owner.languages)('uses typographic quotes and apostrophes in %s', (language) => {
  const withStraightQuotes = Object.entries(getMessages(owner, language)).filter(([, text]) =>
    /['"]/.test(text),
  );
  expect(withStraightQuotes).toEqual([]);
});

test('keeps digits and number direction in every language', () => {
  expect(createTranslator(owner, 'es')('academy.students', { count: 1234 })).toContain('1,234');
  expect(createTranslator(owner, 'ar')('academy.students', { count: 1234 })).toContain('1,234');
  expect(createTranslator(owner, 'ar')('stickyBar.fee')).toContain('\u20680.05%\u2069');
});

test('reports file, line, and key when a placeholder has no value', () => {
  expect(() =>
    createTranslator(owner, 'es')('features.items.fees.body', { order: '$1,000' }),
  ).toThrow(
    /^\S*es\/features\.json:\d+, "features\.items\.fees\.body": \{cost\} isn't available in this message\. Remove it\.$/,
  );
});

test('sorts rates and shows fees in the practice trade', () => {
  const { rates, messages } = getPracticeContent(owner, 'en');
  expect(rates.map(({ percent }) => percent)).toEqual([0.05, 0.1, 0.25, 0.3]);
  expect(messages['demo.fee.body']).toMatch(/\$0\.05 on 100 USDT.*\$0\.10 to \$0\.30/);
});

const seconds = (under: number) => ({ under, unit: 'second' }) as const;
const minutes = (under: number) => ({ under, unit: 'minute' }) as const;
const CUSTOM = { text: 'about 3 blocks' };
const CUSTOM_FORMATTED = 'about 3\u00a0blocks';
test.each<[string, Owner['claims']['speed'], counted: string, short: string, inPassing?: string]>([
  ['en', seconds(1), 'under 1\u00a0second', '<1s', 'under a\u00a0second'],
  ['en', minutes(5), 'under 5\u00a0minutes', '<5\u00a0min'],
  ['en', seconds(100), 'under 100\u00a0seconds', '<100s'],
  ['es', minutes(5), 'menos de 5\u00a0minutos', '<5\u00a0min'],
  ['es', seconds(1), 'menos de 1\u00a0segundo', '<1s', 'menos de un\u00a0segundo'],
  ['ar', minutes(2), 'أقل من دقيقتين', '\u2068<2\u00a0min\u2069'],
  ['ar', seconds(100), 'أقل من 100\u00a0ثانية', '\u2068<100s\u2069'],
  // A custom text.
  ['en', CUSTOM, CUSTOM_FORMATTED, CUSTOM_FORMATTED],
  ['ar', CUSTOM, CUSTOM_FORMATTED, CUSTOM_FORMATTED],
])('formats the speed in %s: %o', (language, speed, counted, short, inPassing = counted) => {
  const claims = { ...owner.claims, speed };
  expect(formatSpeed({ ...owner, claims }, language)).toEqual({ counted, inPassing, short });
});
