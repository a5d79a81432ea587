import { expect, test } from 'vitest';
import { newStore } from '../../test/stores.ts';
import { from } from '../../test/testApp.ts';
import { testDependencies } from '../../test/testDependencies.ts';
import { openSignUps } from './openSignUps.ts';

test('a form that is sent is stored with its consent’s words, and told to the webhook by itself', async () => {
  const store = await newStore('SQLite');
  const stopping = new AbortController();
  const told: string[] = [];
  const receive = async (request: unknown) => {
    if (request instanceof Request) told.push(await request.text());
    stopping.abort();
    return new Response(null, { status: 204 });
  };
  const { dependencies } = testDependencies(
    { store, fetch: receive },
    {
      SIGNUP_WEBHOOK_URL: 'https://owner.example/',
      SIGNUP_WEBHOOK_SECRET: 'a secret of the owner',
    },
  );
  const { routes, jobs } = await openSignUps(dependencies);
  const form = { email: 'ada@example.com', consent: 'yes', consentVersion: 'former' };
  const init = { method: 'POST', body: new URLSearchParams(form) };
  const answer = await routes.request('/api/sign-ups', init, from('203.0.113.7'));
  expect(answer.headers.get('location')).toBe('/form/thanks/');

  const agreed = `select email, text from sign_ups join consents on version = consent_version`;
  expect(await store.rows(agreed)).toEqual([{ email: 'ada@example.com', text: 'Write to me.' }]);
  expect(await store.rows('select * from consents')).toHaveLength(3);

  for (const { run } of jobs) await run(stopping.signal);
  expect(told.map((body) => JSON.parse(body))).toMatchObject([{ email: 'ada@example.com' }]);
});
