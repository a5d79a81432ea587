import { expect, test } from 'vitest';
import type { Owner } from '#site/owner/settings.ts';
import { getConsent, describeForm } from './form.ts';
import { owner } from './owner.ts';

const OWN: Owner['form'] = { provider: 'embedded' };
const THIRD_PARTY: Owner['form'] = { provider: 'url', url: 'https://forms.example/f' };
const FORM_ORIGIN = 'https://form.example';
const WITH_SERVER = { marketOrigin: '' };
const STATIC = { marketOrigin: 'https://api.coingecko.com' };

test.each<[string, Parameters<typeof describeForm>[1], Owner['form'], state: string, string?]>([
  ['the server serves the page', WITH_SERVER, OWN, 'own', ''],
  ['the form has another host', { ...WITH_SERVER, FORM_ORIGIN }, OWN, 'own', FORM_ORIGIN],
  ['a static page has a form server', { ...STATIC, FORM_ORIGIN }, OWN, 'own', FORM_ORIGIN],
  ['there is no server', STATIC, OWN, 'closed'],
  ['the owner turns it off', WITH_SERVER, { provider: 'none' }, 'closed'],
  ['a third party provides it', { ...WITH_SERVER, FORM_ORIGIN }, THIRD_PARTY, 'outside'],
])('describes the form when %s', (_, build, form, state, origin) => {
  expect(describeForm({ ...owner, form }, build)).toMatchObject({ state, origin });
});

test('only requires confirmation with our own form', () => {
  const confirm = { from: 'hello@example.com', keepDays: 30 };
  const form = describeForm({ ...owner, confirm }, WITH_SERVER);
  expect(form.confirm).toMatchObject({ from: '"TMX" <hello@example.com>', keepDays: 30 });
  expect(Object.keys(form.confirm?.subjects ?? {})).toEqual(owner.languages);
  expect(describeForm({ ...owner, confirm }, STATIC).confirm).toBeNull();
  expect(describeForm(owner, WITH_SERVER).confirm).toBeNull();
});

test('gives every language and wording its own consent version', () => {
  const consents = owner.languages.map((language) => getConsent(owner, language));
  const versions = [...consents, getConsent({ ...owner, name: 'Kelvo' }, 'en')].map(
    ({ version }) => version,
  );
  for (const version of versions) expect(version).toMatch(/^[\da-f]{16}$/);
  expect(new Set(versions).size).toBe(consents.length + 1);
  for (const { text } of consents) expect(text).toContain(owner.name);
});
