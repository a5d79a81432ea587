import path from 'node:path';
import { expect, test } from 'vitest';
import { FORM_READY } from '#contract/formFrame.ts';
import { loadAssets } from './assets.ts';
import { formWorld } from './formWorld.ts';

const FONTS = path.resolve('site/src/assets/fonts');

test('everything that the page and its styles name is there', async () => {
  const assets = await loadAssets(FONTS);
  const { app, open } = formWorld({ assets });
  const { html } = await open();
  const styles = await (await app.request('/fonts.css')).text();
  const named = [
    ...html.matchAll(/(?:src|href)="(\/[^"]+)"/g),
    ...styles.matchAll(/url\('(.*?)'\)/g),
  ];
  const paths = new Set(named.map(([, address = '']) => address));
  expect(paths).toContain('/fonts/big-shoulders.woff2');
  for (const address of paths) expect((await app.request(address)).status).toBe(200);
});

test('without the fonts, the page asks for none', async () => {
  const assets = await loadAssets('no such folder');
  const { html } = await formWorld({ assets }).open();
  expect(html).not.toContain('font');
});

test('a browser that has a file already is not sent it again', async () => {
  const { app } = formWorld({ assets: await loadAssets(FONTS) });
  const first = await app.request('/form.js');
  expect(first.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(first.headers.get('cache-control')).toBe('no-cache');
  expect(first.headers.get('x-content-type-options')).toBe('nosniff');
  const headers = { 'If-None-Match': first.headers.get('etag') ?? '' };
  const second = await app.request('/form.js', { headers });
  expect([second.status, await second.text()]).toEqual([304, '']);
});

test('the script tells the page around it in the agreed word, and makes no HTML of text', async () => {
  const assets = await loadAssets(FONTS);
  const script = new TextDecoder().decode(assets.get('/form.js')?.body);
  expect(script).toContain(`postMessage('${FORM_READY}', site)`);
  expect(script).not.toMatch(/innerHTML|outerHTML|insertAdjacent|document\.write|eval/);
});
