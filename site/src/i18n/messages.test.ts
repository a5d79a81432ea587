import { expect, test } from 'vitest';
import { owner } from '../data/owner.ts';
import { messagesOf } from './loadMessages.ts';
import { languages } from './locales.ts';
import { brokenRules } from './messageRules.ts';
import { costOf, practiceContent } from './practiceContent.ts';
import { translator } from './translate.ts';

const broken = (change: Record<string, string>) =>
  brokenRules('en', { ...messagesOf('en'), ...change });

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

test.each(['activity.label', 'activity.onPaper', 'activityFeed.list', 'activityFeed.gain'])(
  'the feed cannot lose the word "simulated" from %s',
  (key) => {
    const text = 'Write that it is simulated, with the letters "simulat"';
    expect(broken({ [key]: 'Trades as they happen' })).toEqual([
      { key, text: expect.stringContaining(text) },
    ]);
  },
);

test('a title is measured with the figures that fill it, without marks of direction', () => {
  expect(broken({ 'head.title': `${'a'.repeat(55)}\u200e{fee}` })).toEqual([]);
  expect(broken({ 'head.title': `${'a'.repeat(56)}{fee}` })).toEqual([
    { key: 'head.title', text: '61 letters do not fit. Keep it within 60.' },
  ]);
});

test('our own rate stands first and the dearest last, because the ticket compares with it', () => {
  const { feePercent, venueFeesPercent } = owner.claims;
  const percents = practiceContent('en').rates.map(({ percent }) => percent);
  expect([percents[0], percents.at(-1)]).toEqual([
    feePercent,
    Math.max(...Object.values(venueFeesPercent)),
  ]);
});

test.each([
  [[0.05], 'five cents'],
  [[0.01], 'one cent'],
  [[0.025], '2.5 cents'],
  [[0.1, 0.25, 0.3], 'ten to thirty cents'],
  [[0.035, 1.2], '3.5 to 120 cents'],
  [[0.2, 0.2], '20 cents'],
])('the demo says of fees of %j percent that they are %s', (percents, said) => {
  expect(costOf(translator('en'), percents)).toBe(said);
});
