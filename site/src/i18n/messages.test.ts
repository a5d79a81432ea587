import { expect, test } from 'vitest';
import { messagesOf } from './loadMessages.ts';
import { languages } from './locales.ts';
import { practiceContent } from './practiceContent.ts';
import { speedIn, translator } from './translate.ts';

test.each(languages)('messages in %s have typographic quotes and apostrophes', (language) => {
  const straight = Object.entries(messagesOf(language)).filter(([, text]) => /['"]/.test(text));
  expect(straight).toEqual([]);
});

test('figures keep their digits in every language, and their direction among Arabic letters', () => {
  expect(translator('es')('academy.students', { count: 1234 })).toContain('1,234');
  expect(translator('ar')('academy.students', { count: 1234 })).toContain('1,234');
  expect(translator('ar')('stickyBar.fee')).toContain('\u20680.05%\u2069');
});

test('a message without its value is refused with file, line and key', () => {
  expect(() => translator('es')('features.fees.body', { order: '$1,000' })).toThrow(
    /^\S*messages\/es\.json:\d+, "features\.fees\.body": nothing fills \{cost\} here\. Take it out\.$/,
  );
});

test('our own rate stands first and the dearest last, because the ticket compares with it; the demo names their fees', () => {
  const { rates, messages } = practiceContent('en');
  expect(rates.map(({ percent }) => percent)).toEqual([0.05, 0.1, 0.25, 0.3]);
  expect(messages['demo.fee.body']).toMatch(/\$0\.05 on 100 USDT.*\$0\.10 to \$0\.30/);
});

const OWN = 'about 3\u00a0blocks';
test.each([
  ['en', 'under 1 second', 'under 1\u00a0second', '<1s', 'under a\u00a0second'],
  ['en', 'under 5 minutes', 'under 5\u00a0minutes', '<5\u00a0min'],
  ['en', 'under 100 seconds', 'under 100\u00a0seconds', '<100s'],
  ['es', 'under 5 minutes', 'menos de 5\u00a0minutos', '<5\u00a0min'],
  ['es', 'under 1 second', 'menos de 1\u00a0segundo', '<1s', 'menos de un\u00a0segundo'],
  ['ar', 'under 2 minutes', 'أقل من دقيقتين', '\u2068<2\u00a0min\u2069'],
  ['ar', 'under 100 seconds', 'أقل من 100\u00a0ثانية', '\u2068<100s\u2069'],
  // Of another form it stands as it is written, its figures beside what they count.
  ...['en', 'es', 'ar'].map((tag) => [tag, 'about 3 blocks', OWN, OWN]),
])('%s says "%s" as its own', (language, speed, counted, short, inPassing = counted) => {
  expect(speedIn(language, speed)).toEqual({ counted, inPassing, short });
});
