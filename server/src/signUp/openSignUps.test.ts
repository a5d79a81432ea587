import { expect, test } from 'vitest';
import { createClock } from '../../test/clock.ts';
import { newStore } from '../../test/stores.ts';
import { FACTS, makeSite } from '../../test/testSite.ts';
import { createMetrics } from '../metrics.ts';
import { openSignUps } from './openSignUps.ts';

const FORMER = { version: 'fedcba9876543210', language: 'en', text: 'Write to me.' };

test('a form that is sent is stored with its consent’s words, and told to the webhook by itself', async () => {
  const site = await makeSite({ ...FACTS, previousConsents: [FORMER] });
  await site.remove();
  const store = await newStore('SQLite');
  const clock = createClock();
  const stopping = new AbortController();
  const told: string[] = [];
  const quiet = () => {};
  const { routes, runJobs } = await openSignUps(
    {
      SIGNUP_WEBHOOK_URL: 'https://owner.example/',
      SIGNUP_WEBHOOK_SECRET: 'a secret of the owner',
    },
    {
      ...clock,
      sleep: async (ms) => clock.pass(ms / 1_000),
      log: { info: quiet, warn: quiet, error: quiet },
      metrics: createMetrics(),
      store,
      manifest: site.manifest,
      clientAddress: () => '203.0.113.7',
      randomId: () => 'id',
      fetch: async (request) => {
        if (request instanceof Request) told.push(await request.text());
        stopping.abort();
        return new Response(null, { status: 204 });
      },
    },
  );
  const form = { email: 'ada@example.com', consent: 'yes', consentVersion: FORMER.version };
  const answer = await routes.request('/api/sign-ups', {
    method: 'POST',
    body: new URLSearchParams(form),
  });
  expect(answer.headers.get('location')).toBe('/form/thanks/');

  const agreed = `select email, text from sign_ups join consents on version = consent_version`;
  expect(await store.rows(agreed)).toEqual([{ email: 'ada@example.com', text: 'Write to me.' }]);
  expect(await store.rows('select * from consents')).toHaveLength(1 + FACTS.consents.length);

  await runJobs(stopping.signal);
  expect(told.map((body) => JSON.parse(body))).toMatchObject([{ email: 'ada@example.com' }]);
});
