import { expect, test } from 'vitest';
import { owner } from '../data/owner.ts';
import { printFee } from '../lib/money.ts';
import { messagesOf } from './loadMessages.ts';
import { languages } from './locales.ts';
import { practiceContent } from './practiceContent.ts';
import { plainTranslator, translator } from './translate.ts';

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

test.each(languages)(
  'search engines need not cut the title and the description in %s',
  (language) => {
    const t = plainTranslator(language);
    expect(t('head.title').length).toBeLessThanOrEqual(60);
    expect(t('head.description').length).toBeLessThanOrEqual(160);
  },
);

test('our own rate stands first and the dearest last, because the ticket compares with it; the demo names their fees', () => {
  const { feePercent, venueFeesPercent } = owner.claims;
  const { rates, messages } = practiceContent('en');
  const percents = rates.map(({ percent }) => percent);
  expect([percents[0], percents.at(-1)]).toEqual([
    feePercent,
    Math.max(...Object.values(venueFeesPercent)),
  ]);
  const [ours, least, most] = [0, 1, -1].map((place) => printFee(percents.at(place) ?? 0));
  expect(messages['demo.fee.body']).toContain(`${ours} on 100 USDT`);
  expect(messages['demo.fee.body']).toContain(`${least} to ${most}`);
});
