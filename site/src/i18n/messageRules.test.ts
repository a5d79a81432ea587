import { expect, test } from 'vitest';
import { messagesOf } from './loadMessages.ts';
import { brokenRules } from './messageRules.ts';

const check = (change: Record<string, string>) =>
  brokenRules('en', { ...messagesOf('en'), ...change });

test('the shipped messages keep every rule', () => {
  expect(check({})).toEqual([]);
});

test.each(['activity.label', 'activity.lead', 'activity.onPaper', 'activityFeed.list'])(
  'the feed cannot lose the word "simulated" from %s',
  (key) => {
    const [problem] = check({ [key]: 'Trades as they happen' });
    expect(problem?.key).toBe(key);
    expect(problem?.text).toContain('has to say that it is simulated, with the letters "simulat"');
  },
);

test('a title is measured with the figures that fill it, without marks of direction', () => {
  expect(check({ 'head.title': `${'a'.repeat(55)}\u200e{fee}` })).toEqual([]);
  expect(check({ 'head.title': `${'a'.repeat(56)}{fee}` })).toEqual([
    { key: 'head.title', text: '61 letters do not fit. Keep it within 60.' },
  ]);
});
