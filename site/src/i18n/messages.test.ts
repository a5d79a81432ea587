import { expect, test } from 'vitest';
import { messagesOf } from './loadMessages.ts';
import { languages } from './locales.ts';
import { practiceContent } from './practiceContent.ts';
import { translator } from './translate.ts';

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
