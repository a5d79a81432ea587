import { expect, test } from 'vitest';
import { trustedProxies } from '../src/http/clientAddress.ts';
import { builtForm } from './builtForm.ts';
import { formWorld } from './formWorld.ts';
import { observatoryScore } from './observatory.ts';
import { from, testApp } from './parts.ts';

const A_PLUS = 130;
const TLS = { 'X-Forwarded-Proto': 'https' };

test.each(['/', '/nowhere', '/legal'])(
  'Mozilla’s Observatory would give the site A+ (130 or more): %s',
  async (path) => {
    const { app } = await testApp({
      trusted: trustedProxies(['10.0.0.1']),
      formOrigin: 'https://form.example',
    });
    const response = await app.request(path, { headers: TLS }, from('10.0.0.1'));
    const { score, verdicts } = observatoryScore(response, await response.text());
    expect(score, JSON.stringify(verdicts)).toBeGreaterThanOrEqual(A_PLUS);
    expect([...response.headers.values()].join()).not.toMatch(/unsafe-/);
  },
);

test.each(['/', '/nowhere'])(
  'Mozilla’s Observatory would give the form A+ (130 or more): %s',
  async (path) => {
    const { app } = formWorld({ built: await builtForm() });
    const response = await app.request(path);
    const { score, verdicts } = observatoryScore(response, await response.text());
    expect(score, JSON.stringify(verdicts)).toBeGreaterThanOrEqual(A_PLUS);
    expect([...response.headers.values()].join()).not.toMatch(/unsafe-/);
  },
);

test('the scores notice a weak answer', () => {
  const weak = new Response('', { headers: { 'Content-Security-Policy': 'script-src *' } });
  expect(observatoryScore(weak, '<script src="http://x.example/a.js">').score).toBeLessThan(25);
});
