import { expect, test } from 'vitest';
import { loadAssets } from './assets.ts';
import { formWorld } from './formWorld.ts';

const FIRST_BRAND = /\bTMX\b|#ffe100|#c9a800/i;

test('the form of a second brand shows no trace of the first: words, title, files, answers', async () => {
  const assets = await loadAssets('no fonts', { floor: '#00e5a0', floorShade: '#00a070' });
  const brand = { name: 'Kelvo', regions: 'For everybody.' };
  const world = formWorld({ assets, brand });
  const inTab = { 'Sec-Fetch-Dest': 'document' };
  const { html, fields } = await world.open('/', inTab);
  expect(html).toContain('Sign up for Kelvo');
  expect(html).toContain('Kelvo may e-mail me about starting.');
  expect(html).toContain('For everybody.');
  world.pass(5_000);
  const thanks = await world.send({ ...fields, email: 'ada@example.com', consent: 'yes' });
  const texts = [html, await thanks.text(), await (await world.app.request('/nowhere')).text()];
  for (const path of assets.keys()) texts.push(await (await world.app.request(path)).text());
  expect(texts.length).toBeGreaterThan(5);
  for (const text of texts) expect(text).not.toMatch(FIRST_BRAND);
  expect(texts.join()).toContain('#00e5a0');
});
