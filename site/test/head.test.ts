import { afterAll, describe, expect, test } from 'vitest';
import sharp from 'sharp';
import { parseAst } from 'vite';
import { owner as secondBrand } from '../../test/secondBrand/owner.config.ts';
import { findScriptsAndStyles } from '../integrations/inlineHashes.ts';
import { owner } from '../src/data/owner.ts';
import { BRANDS, buildSite } from './builtSite.ts';
import type { Html } from './html.ts';
import { getDirection, getLanguagePath } from '../src/i18n/locales.ts';

const PAGES = ['index.html', '404.html', '500.html'];
const FORM_PAGES = ['', 'thanks/', 'check/', 'too-many/', 'not-saved/'].map(
  (place) => `form/${place}index.html`,
);

/** Elements within a sentence have spaces of their own in the text of a page. */
const withoutSpaces = (text: string) => text.replaceAll(/\s/g, '');

describe.each([
  ['owner', BRANDS.owner.SITE_URL, owner],
  ['second', secondBrand.siteUrl, secondBrand],
] as const)('the head of the %s brand', (brand, origin, { indexable, languages, form }) => {
  const site = buildSite(brand);
  afterAll(site.remove);

  const meta = (wanted: string, page = site.page()) =>
    page
      .getAttributes('meta')
      .flatMap(({ name, property = name, content }) => (property === wanted ? content : []));
  const links = (rel: string, page = site.page()) =>
    page.getAttributes(`link[rel="${rel}"]`).map(({ href }) => href);

  test('each page has one title and description within search limits', () => {
    for (const language of languages) {
      const page = site.page(getLanguagePath({ languages }, language).slice(1));
      expect(page.getTexts('title')).toEqual([expect.stringMatching(/^.{1,60}$/)]);
      expect(meta('description', page)).toEqual([expect.stringMatching(/^.{1,160}$/)]);
      const wanted = indexable ? 'index, follow, max-image-preview:large' : 'noindex';
      expect(meta('robots', page)).toEqual([wanted]);
    }
  });

  test('each page names its language and its translations', () => {
    const addresses = languages.map((tag) => [
      tag,
      `${origin}${getLanguagePath({ languages }, tag)}`,
    ]);
    for (const [language = '', address] of addresses) {
      const folder = getLanguagePath({ languages }, language).slice(1);
      const { getAttributes } = site.page(folder);
      const manifest = JSON.parse(site.read(`${folder}manifest.webmanifest`));
      expect(manifest).toMatchObject({ lang: language, start_url: `/${folder}` });
      expect(getAttributes('html')).toMatchObject([
        { lang: language, dir: getDirection(language) },
      ]);
      const alternates = getAttributes('link[rel="alternate"]').map(({ hreflang, href }) => [
        hreflang,
        href,
      ]);
      const others = languages.length > 1 ? [...addresses, ['x-default', `${origin}/`]] : [];
      expect(alternates).toEqual(others);
      expect(getAttributes('link[rel="canonical"]')).toMatchObject([{ href: address }]);
    }
  });

  test('a wide window preloads its picture; a phone loads fonts first', () => {
    const { getAttributes } = site.page();
    const pictures = getAttributes('link[as="image"]');
    const shown = getAttributes('source, img').map(({ srcSet, src }) => srcSet ?? src);
    expect(pictures).toHaveLength(2);
    for (const picture of pictures) {
      expect(picture).toMatchObject({ rel: 'preload', fetchpriority: 'high' });
      expect(shown).toContain(picture['href']);
    }
    expect(getAttributes('img')[0]).toMatchObject({ alt: '', fetchPriority: 'low' });
  });

  test('a shared link shows name, title, risk and picture once', () => {
    expect(meta('og:url')).toEqual([`${origin}/`]);
    expect(meta('og:description')).toEqual(meta('description'));
    expect(meta('og:locale')).toEqual(['en_US']);
    expect(meta('twitter:card')).toEqual(['summary_large_image']);
    for (const name of ['og:site_name', 'og:title', 'og:image', 'og:image:alt'])
      expect(meta(name), name).toHaveLength(1);
    const said = JSON.stringify(site.page().getAttributes('meta'));
    expect(said).toMatch(/high risk/);
    expect(said).not.toMatch(/APY|discount|identity|traders/i);
  });

  test('pictures in the head exist in the given size', async () => {
    const sizeOf = async (file: string) => {
      const { width, height } = await sharp(site.bytes(file)).metadata();
      return `${width}x${height}`;
    };
    expect(meta('og:image')).toEqual([`${origin}/social.png`]);
    expect([...meta('og:image:width'), ...meta('og:image:height')]).toEqual(['1200', '630']);
    expect(await sizeOf('social.png')).toBe('1200x630');
    expect(await sizeOf('apple-touch-icon.png')).toBe('180x180');
    expect(links('manifest')).toEqual(['/manifest.webmanifest']);
    const { name, icons } = JSON.parse(site.read('manifest.webmanifest'));
    expect(name).toBe(meta('og:site_name')[0]);
    for (const { src, sizes } of icons) expect(await sizeOf(src.slice(1)), src).toBe(sizes);
    expect(icons).toContainEqual(expect.objectContaining({ purpose: 'maskable' }));
    const [ico, svg = ''] = links('icon');
    expect(ico).toBe('/favicon.ico');
    expect(decodeURIComponent(svg)).toMatch(/^data:image\/svg\+xml,<svg .*<\/svg>$/);
  });

  test('structured data says what the page says and nothing invented', () => {
    const { getTexts, text } = site.page();
    const asked = getTexts('#faq h3').map((name) => ({ name, acceptedAnswer: {} }));
    const data = JSON.parse(dataOf(site.page()));
    const [name] = meta('og:site_name');
    expect(data['@graph']).toMatchObject([
      { '@type': 'Organization', name, url: `${origin}/`, logo: `${origin}/logo.png` },
      { '@type': 'WebSite', name, inLanguage: 'en', publisher: { '@id': `${origin}/#org` } },
      {
        '@type': 'WebPage',
        name: getTexts('title')[0],
        description: meta('description')[0],
        dateModified: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      },
      ...(asked.length > 0 ? [{ '@type': 'FAQPage', mainEntity: asked }] : []),
    ]);
    for (const { acceptedAnswer } of data['@graph'][3]?.mainEntity ?? [])
      expect(withoutSpaces(text)).toContain(withoutSpaces(acceptedAnswer.text));
  });

  test('robots.txt allows all and names the sitemap of all languages', () => {
    expect(site.read('robots.txt')).toBe(
      `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`,
    );
    const sitemap = site.read('sitemap.xml');
    const paths = languages.map(
      (language) => `<loc>${origin}${getLanguagePath({ languages }, language)}`,
    );
    // The owner's further pages follow.
    expect(sitemap.match(/<loc>[^<]+/g)?.slice(0, paths.length)).toEqual(paths);
    expect(sitemap).toMatch(/<lastmod>\d{4}-\d\d-\d\d<\/lastmod>/);
  });

  test('machines read answers with their qualifiers in plain text', () => {
    for (const language of languages) {
      const folder = getLanguagePath({ languages }, language).slice(1);
      const text = site.read(`${folder}llms.txt`);
      expect(text).toContain(`${origin}/`);
      for (const answer of text.split(/^### .*$/m).slice(1)) {
        const [words = ''] = answer.trim().split('\n');
        const shown = site.page(folder).text.replaceAll(/\p{Cf}/gu, '');
        expect(withoutSpaces(shown)).toContain(withoutSpaces(words));
      }
      for (const read of [dataOf(site.page(folder)), text]) {
        expect(read.length).toBeGreaterThan(1_000);
        expect(read).not.toMatch(/[\p{Cf}\u00a0]/u);
      }
    }
    expect(site.read('llms.txt')).toMatch(/^# \w+\n\n> .*high risk/);
  });

  test('error and form pages stay out of search', () => {
    const apart = ['404.html', '500.html', ...(form.provider === 'embedded' ? FORM_PAGES : [])];
    for (const file of languages.flatMap((tag) =>
      apart.map((page) => `${getLanguagePath({ languages }, tag).slice(1)}${page}`),
    )) {
      const page = site.page(file);
      expect(page.getTexts('title'), file).toHaveLength(1);
      expect(meta('robots', page), file).toEqual(['noindex']);
      expect(links('canonical', page), file).toEqual([]);
      expect(page.html, file).not.toMatch(/og:|ld\+json/);
    }
  });

  test.each(PAGES)('links, ids, classes and scripts of %s are valid', (file) => {
    const all = site.page(file).getAttributes();
    const idsOf = (page: Html) => page.getAttributes('[id]').map(({ id }) => id);
    const [ids, homeIds] = [idsOf(site.page(file)), idsOf(site.page())];
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
    expect(all.filter((each) => /\bundefined\b/.test(each['class'] ?? ''))).toEqual([]);
    for (const address of all.flatMap(addresses)) {
      if (/^(https?:|mailto:|data:)/.test(address)) continue;
      const [path = '', place = ''] = address.split('#');
      if (place !== '') expect(path === '' ? ids : homeIds, address).toContain(place);
      const wanted = decodeURI(path.slice(1)).replace(/\/$/, '/index.html');
      if (wanted !== '') expect(site.files, address).toContain(wanted);
    }
    const named = ['aria-labelledby', 'aria-controls', 'aria-describedby', 'for'].flatMap((name) =>
      all.flatMap((attributes) => (attributes[name] ?? '').split(' ').filter(Boolean)),
    );
    for (const id of named) expect(ids).toContain(id);
    // An icon file, not one of the small ones in its head.
    expect(site.page(file).getAttributes('script[src]')).toHaveLength(
      file === 'index.html' ? 1 : 0,
    );
  });

  test('no inline script declares a global name', () => {
    const pages = site.files.filter((file) => file.endsWith('.html')).map(site.read);
    const scripts = pages
      .flatMap(findScriptsAndStyles)
      .filter(({ isStyle, text }) => !isStyle && text);
    expect(scripts.length).toBeGreaterThan(pages.length);
    for (const text of new Set(scripts.map((script) => script.text))) {
      const declarations = parseAst(text).body.filter(({ type }) => type.endsWith('Declaration'));
      expect(declarations, text).toEqual([]);
    }
  });
});

/** What the page says to machines, as JSON. */
const dataOf = ({ html }: Html) => /ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '';

const addresses = ({ href, src, srcSet }: Record<string, string>) =>
  [href, src, ...(srcSet?.split(', ') ?? [])].flatMap((entry) => entry?.split(' ')[0] || []);
