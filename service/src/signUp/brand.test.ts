import { expect, test } from 'vitest';
import { builtForm } from '../../test/builtForm.ts';
import { formWorld } from '../../test/formWorld.ts';

// What the page's tokens say before the owner's colours win over them.
const DEFAULTS = '--color-accent:#ffe100;--color-accent-shade:#c9a800';
// But for an anchor of the page, which keeps its name under every brand.
const FIRST_BRAND = /\bTMX\b(?!-form-section)|#ffe100|#c9a800/i;

test('the form of a second brand shows no trace of the first: words, title, files, answers', async () => {
  const built = await builtForm({ floor: '#00e5a0', floorShade: '#00a070' });
  const brand = { name: 'Kelvo' };
  const world = formWorld({ built, brand });
  const inTab = { 'Sec-Fetch-Dest': 'document' };
  const { html, fields } = await world.open('/', inTab);
  expect(html).toContain('Sign up for Kelvo');
  expect(html).toContain('Kelvo may e-mail me about starting.');
  expect(html).toContain('For people aged 18 or over.');
  world.pass(5_000);
  const thanks = await world.send({ ...fields, email: 'ada@example.com', consent: 'yes' });
  const texts = [html, await thanks.text(), await (await world.app.request('/nowhere')).text()];
  for (const path of built.files.keys()) texts.push(await (await world.app.request(path)).text());
  expect(texts.length).toBeGreaterThan(5);
  for (const text of texts) expect(text.replace(DEFAULTS, '')).not.toMatch(FIRST_BRAND);
  const all = texts.join();
  expect(all).toContain(':root{--color-accent:#00e5a0;--color-accent-shade:#00a070}');
  expect(all).toContain('fill="#00E5A0"');
});
