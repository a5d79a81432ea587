import { expect, test } from 'vitest';
import type { Owner } from '#site/owner/settings.ts';
import { getConsent, describeForm } from './form.ts';
import { owner } from './owner.ts';

const OWN: Owner['form'] = { provider: 'embedded' };
const OUTSIDE: Owner['form'] = { provider: 'url', url: 'https://forms.example/f' };
const ELSEWHERE = 'https://form.example';
/** Prices come from our server, or from the public service. */
const [SELF, SERVICE] = [{ marketOrigin: '' }, { marketOrigin: 'https://api.coingecko.com' }];

test.each<[string, Parameters<typeof describeForm>[1], Owner['form'], state: string, string?]>([
  ['the server serves the page', SELF, OWN, 'own', ''],
  ['it has another host name', { ...SELF, FORM_ORIGIN: ELSEWHERE }, OWN, 'own', ELSEWHERE],
  ['the page is elsewhere', { ...SERVICE, FORM_ORIGIN: ELSEWHERE }, OWN, 'own', ELSEWHERE],
  ['no server is expected', SERVICE, OWN, 'closed'],
  ['the owner wants none', SELF, { provider: 'none' }, 'closed'],
  ['another service shows it', { ...SELF, FORM_ORIGIN: ELSEWHERE }, OUTSIDE, 'outside'],
])('knows whose form the page shows where %s', (_, build, form, state, origin) => {
  expect(describeForm({ ...owner, form }, build)).toMatchObject({ state, origin });
});

test('asks for confirmation only with our own form', () => {
  const confirm = { from: 'hello@example.com', keepDays: 30 };
  const { confirm: asked } = describeForm({ ...owner, confirm }, SELF);
  expect(asked).toMatchObject({ from: 'TMX <hello@example.com>', keepDays: 30 });
  expect(Object.keys(asked?.subjects ?? {})).toEqual(owner.languages);
  expect(describeForm({ ...owner, confirm }, SERVICE).confirm).toBeNull();
  expect(describeForm(owner, SELF).confirm).toBeNull();
});

test('a consent has another version in each language, and with other words', () => {
  const consents = owner.languages.map((language) => getConsent(owner, language));
  const versions = [...consents, getConsent({ ...owner, name: 'Kelvo' }, 'en')].map(
    ({ version }) => version,
  );
  for (const version of versions) expect(version).toMatch(/^[\da-f]{16}$/);
  expect(new Set(versions).size).toBe(consents.length + 1);
  for (const { text } of consents) expect(text).toContain(owner.name);
});
