import { expect, test } from 'vitest';
import { messagesOf } from './loadMessages.ts';
import { languages } from './locales.ts';
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

test('a count takes the form that its language has for it', () => {
  const t = translator('ar');
  const forms = [1, 2, 3, 11, 100].map((count) => t('academy.lessonsPlanned', { count }));
  expect(new Set(forms).size).toBe(forms.length);
});

test('a message without its value is refused with file, line and key', () => {
  expect(() => translator('es')('features.fees.body', { order: '$1,000' })).toThrow(
    /^messages\/es\.json:\d+, "features\.fees\.body": nothing fills \{cost\} here\. Take it out\.$/,
  );
});
