import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildSite } from './builtSite.ts';
import type { BuiltSite } from './builtSite.ts';

const BUILD_LIMIT_MS = 180_000;
/** Ten packets of 1,460 bytes less the headers: what a server may send before it waits for an answer. */
const FIRST_ROUND_TRIP = 14_000;

let site: BuiltSite;
beforeAll(() => {
  site = buildSite('owner');
}, BUILD_LIMIT_MS);
afterAll(() => site.remove());

test('the HTML up to the end of the hero, with all the style that it needs, fits the first round trip', () => {
  const html = site.read('index.html');
  const hero = html.slice(0, html.indexOf('</section>', html.indexOf('<section id="top"')));
  expect(hero).toContain('<h1');
  expect(brotliCompressSync(hero).length).toBeLessThanOrEqual(FIRST_ROUND_TRIP);
});

test('the first script stands in the HTML, and what it fetches later exists', () => {
  for (const page of ['index.html', '404.html', '500.html']) {
    const html = site.read(page);
    expect(html).not.toMatch(/<script[^>]+src=/);
    const later = [...html.matchAll(/import\([`"'](\/_astro\/[^`"']+)/g)].map(([, path]) => path);
    for (const path of later) expect(site.files).toContain(path?.slice(1));
  }
  expect(site.read('index.html')).toMatch(/import\([`"']\/_astro\/later\./);
});
