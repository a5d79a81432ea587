import { expect, test } from 'vitest';
import { webhookTargets } from './webhookRequest.ts';

const SIGNUP_WEBHOOK_SECRET = 'a secret of the owner';

test('targets are named by their kind and number, so that a corrected address keeps what waits', () => {
  const targets = webhookTargets({
    SIGNUP_WEBHOOKS:
      ' json:https://a.example/hook  slack:https://hooks.slack.com/services/T/B/x\tjson:http://127.0.0.1:9000/ ',
    SIGNUP_WEBHOOK_URL: 'https://one.example/',
    SIGNUP_WEBHOOK_SECRET,
  });
  expect(targets.map(({ name, url }) => [name, url])).toEqual([
    ['json', 'https://one.example/'],
    ['json-2', 'https://a.example/hook'],
    ['slack', 'https://hooks.slack.com/services/T/B/x'],
    ['json-3', 'http://127.0.0.1:9000/'],
  ]);
});

test('without a setting nobody is told, and Slack needs no secret of ours', () => {
  expect(webhookTargets({})).toEqual([]);
  expect(webhookTargets({ SIGNUP_WEBHOOKS: 'slack:https://hooks.slack.com/x' })).toHaveLength(1);
});

test.each([
  'https://owner.example/SECRET',
  'xml:https://owner.example/SECRET',
  'json:owner.example/SECRET',
  'json:ftp://owner.example/SECRET',
  'json:https://user:SECRET@owner.example/',
  'json:https://SECRET@owner.example/',
  'json:',
])('%s is refused at the start in a sentence that repeats no secret', (SIGNUP_WEBHOOKS) => {
  const read = () => webhookTargets({ SIGNUP_WEBHOOKS, SIGNUP_WEBHOOK_SECRET });
  expect(read).toThrow(/^SIGNUP_WEBHOOKS must list (?:(?!SECRET).)*$/);
});

test('an address that is signed needs the secret that signs', () => {
  expect(() => webhookTargets({ SIGNUP_WEBHOOK_URL: 'https://owner.example/' })).toThrow(
    /needs SIGNUP_WEBHOOK_SECRET, which signs its messages\.$/,
  );
});
