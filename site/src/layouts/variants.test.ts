import { runInNewContext } from 'node:vm';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { unbroken } from '../components/unbroken.ts';
import { capital } from '../lib/letters.ts';
import { withBoth } from '../lib/variants.ts';
import { drawScript, placeVariants } from './variants.ts';

const TESTED = [{ id: 'hero' }, { id: 'lead' }];
const both = (a: string, b: string) =>
  `<span data-variant="hero:a">${a}</span><span data-variant="hero:b" hidden>${b}</span>`;
const mark = withBoth(0, 'one', 'two');

test.each([
  [`<h1>${mark}</h1>`, `<h1>${both('one', 'two')}</h1>`],
  [`<p>Now ${mark}.</p>`, `<p>Now ${both('one', 'two')}.</p>`],
  [`<p>${withBoth(0, 'a &lt; b', '&amp;')}</p>`, `<p>${both('a &lt; b', '&amp;')}</p>`],
  // The message of another experiment.
  [`<p>${withBoth(1, '', 'x')}</p>`, `<p>${both('', 'x').replaceAll('hero', 'lead')}</p>`],
])('%s gets an element of each variant, of which HTML alone shows A', (html, placed) => {
  expect(placeVariants(html, TESTED)).toBe(placed);
});

test.each([
  `<title>${mark}</title>`,
  `<p title="${mark}">x</p>`,
  `<p title='> ${mark}'>x</p>`,
  `<script>"${mark}"</script>`,
  `<select><option>${mark}</option></select>`,
  `<p>${withBoth(0, 'one</p><p>', 'two')}</p>`,
  `<p>${withBoth(1, `x ${mark}`, 'y')}</p>`,
])('where only one text can stand, the marks are left for the build to refuse: %s', (html) => {
  expect(placeVariants(html, TESTED)).toMatch(/[\ue000-\ue1ff]/);
});

test('words that stay on one line and capitals at the beginning are in both variants', () => {
  const text = capital(withBoth(0, 'on layer-2', 'on-chain'));
  const html = renderToStaticMarkup(createElement('p', null, unbroken(text)));
  const whole = (word: string) => `<span class="unbroken">${word}</span>`;
  const texts = both(`On ${whole('layer-2')}`, whole('On-chain'));
  expect(placeVariants(html, TESTED)).toBe(`<p>${texts}</p>`);
});

const EXPERIMENTS = [
  { id: 'hero', share: 0.5 },
  { id: 'lead', share: 0.2 },
];

/** What the script writes on `html` in a browser where chance gives these numbers. */
function draw(navigator: object, ...numbers: number[]) {
  const dataset: { variants?: string } = {};
  const Math = { random: () => numbers.shift() };
  const document = { documentElement: { dataset } };
  runInNewContext(drawScript(EXPERIMENTS), {
    document,
    Math,
    navigator: { userAgent: '', ...navigator },
  });
  return dataset.variants;
}

test('each load draws a variant of each experiment, B in its share, in at most 300 bytes', () => {
  expect(draw({}, 0.49, 0.21)).toBe('hero:b lead:a');
  expect(draw({ doNotTrack: 'unspecified', globalPrivacyControl: false }, 0.5, 0.19)).toBe(
    'hero:a lead:b',
  );
  expect(drawScript(EXPERIMENTS).length).toBeLessThanOrEqual(300);
});

test.each([
  { globalPrivacyControl: true },
  { doNotTrack: '1' },
  { webdriver: true },
  { userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
  { userAgent: 'Mozilla/5.0 (compatible; Baiduspider/2.0)' },
  { userAgent: 'Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/140.0.0.0 Safari/537.36' },
])('%j is in neither group', (navigator) => {
  expect(draw(navigator, 0, 0)).toBeUndefined();
});
