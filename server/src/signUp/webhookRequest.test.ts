import { expect, test } from 'vitest';
import { testDependencies } from '../../test/testDependencies.ts';
import { webhookTargets } from './webhookRequest.ts';

const SIGNUP_WEBHOOK_SECRET = 'a secret of the owner';
const read = (settings: Record<string, string>) =>
  webhookTargets(testDependencies({}, settings).dependencies).map(({ name }) => name);

test('webhooks are named by their kind and number, so that a corrected address keeps what waits', () => {
  const SIGNUP_WEBHOOKS =
    ' json:https://a.example/hook  slack:https://hooks.slack.com/services/T/B/x\tjson:http://127.0.0.1:9000/ ';
  const SIGNUP_WEBHOOK_URL = 'https://one.example/';
  const settings = { SIGNUP_WEBHOOKS, SIGNUP_WEBHOOK_URL, SIGNUP_WEBHOOK_SECRET };
  expect(read(settings)).toEqual(['json', 'json-2', 'slack', 'json-3']);
  expect(read({})).toEqual([]);
  expect(read({ SIGNUP_WEBHOOKS: 'slack:https://hooks.slack.com/x' })).toEqual(['slack']);
});

test.each([
  'https://owner.example/SECRET',
  'json:owner.example/SECRET',
  'json:ftp://owner.example/SECRET',
  'json:https://user:SECRET@owner.example/',
  'json:https://SECRET@owner.example/',
  'json:',
])('%s is refused at the start in a sentence that repeats no secret', (SIGNUP_WEBHOOKS) => {
  const settings = { SIGNUP_WEBHOOKS, SIGNUP_WEBHOOK_SECRET };
  expect(() => read(settings)).toThrow(/^SIGNUP_WEBHOOKS must list (?:(?!SECRET).)*$/);
});

test('an address that is signed needs the secret that signs', () => {
  const needs = /needs SIGNUP_WEBHOOK_SECRET, which signs its messages\.$/;
  expect(() => read({ SIGNUP_WEBHOOK_URL: 'https://owner.example/' })).toThrow(needs);
});
