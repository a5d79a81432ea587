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
  (path) => `form/${path}index.html`,
);

/** `parseHtml` adds spaces around inline elements, so ignore whitespace. */
const removeSpaces = (text: string) => text.replaceAll(/\s/g, '');

describe.each([
  ['owner', BRANDS.owner.SITE_URL, owner],
  ['second', secondBrand.siteUrl, secondBrand],
] as const)('%s brand head', (brand, origin, settings) => {
  const { indexable, languages, form } = settings;
  const site = buildSite(brand);
  afterAll(site.remove);
  // Owners can replace this text.
  const hasDefaultText = brand === 'second';

  const getMeta = (key: string, page = site.getPage()) =>
    page
      .getAttributes('meta')
      .flatMap(({ name, property = name, content }) => (property === key ? content : []));
  const getLinks = (rel: string, page = site.getPage()) =>
    page.getAttributes(`link[rel="${rel}"]`).map(({ href }) => href);

  test('each page has one title and description within the limits of search engines', () => {
    for (const language of languages) {
      const page = site.getPage(getLanguagePath({ languages }, language).slice(1));
      const [title, description] = hasDefaultText ? [/^.{1,60}$/, /^.{1,160}$/] : [/./, /./];
      expect(page.getTexts('title')).toEqual([expect.stringMatching(title)]);
      expect(getMeta('description', page)).toEqual([expect.stringMatching(description)]);
      const robots = indexable ? 'index, follow, max-image-preview:large' : 'noindex';
      expect(getMeta('robots', page)).toEqual([robots]);
    }
  });

  test('each page declares its language and translations', () => {
    const urls = languages.map((tag) => [tag, `${origin}${getLanguagePath({ languages }, tag)}`]);
    for (const [language = '', url] of urls) {
      const folder = getLanguagePath({ languages }, language).slice(1);
      const { getAttributes } = site.getPage(folder);
      const manifest = JSON.parse(site.read(`${folder}manifest.webmanifest`));
      expect(manifest).toMatchObject({ lang: language, start_url: `/${folder}` });
      expect(getAttributes('html')).toMatchObject([
        { lang: language, dir: getDirection(language) },
      ]);
      const alternates = getAttributes('link[rel="alternate"]').map(({ hreflang, href }) => [
        hreflang,
        href,
      ]);
      const expected = languages.length > 1 ? [...urls, ['x-default', `${origin}/`]] : [];
      expect(alternates).toEqual(expected);
      expect(getAttributes('link[rel="canonical"]')).toMatchObject([{ href: url }]);
    }
  });

  test('preloads the hero images', () => {
    const { getAttributes } = site.getPage();
    const preloads = getAttributes('link[as="image"]');
    const sources = getAttributes('source, img').map(({ srcSet, src }) => srcSet ?? src);
    for (const { href, imagesrcset, ...preload } of preloads) {
      expect(preload).toMatchObject({ rel: 'preload', fetchpriority: 'high' });
      expect(sources).toContain(href ?? imagesrcset);
    }
    if (!hasDefaultText) return;
    expect(preloads).toHaveLength(2);
    expect(getAttributes('img')[0]).toMatchObject({ alt: '', fetchPriority: 'low' });
  });

  test('preloads fonts that exist, the way stylesheets request them', () => {
    const preloads = site.getPage().getAttributes('link[as="font"]');
    expect(preloads).not.toEqual([]);
    for (const { href = '', ...preload } of preloads) {
      expect(preload).toMatchObject({ rel: 'preload', type: 'font/woff2', crossorigin: '' });
      expect(site.files).toContain(href.slice(1));
    }
  });

  test('link previews have one name, title, and image, and a risk warning', () => {
    expect(getMeta('og:url')).toEqual([`${origin}/`]);
    expect(getMeta('og:description')).toEqual(getMeta('description'));
    const locale = hasDefaultText ? /^en_US$/ : /^[a-z]+_[A-Z]+$/;
    expect(getMeta('og:locale')).toEqual([expect.stringMatching(locale)]);
    expect(getMeta('twitter:card')).toEqual(['summary_large_image']);
    for (const name of ['og:site_name', 'og:title', 'og:image', 'og:image:alt'])
      expect(getMeta(name), name).toHaveLength(1);
    if (!hasDefaultText) return;
    const metaTags = JSON.stringify(site.getPage().getAttributes('meta'));
    expect(metaTags).toMatch(/high risk/);
    expect(metaTags).not.toMatch(/APY|discount|identity|traders/i);
  });

  test('images in the head have the declared size', async () => {
    const getSize = async (file: string) => {
      const { width, height } = await sharp(site.readBytes(file)).metadata();
      return `${width}x${height}`;
    };
    expect(getMeta('og:image')).toEqual([`${origin}/social.png`]);
    expect([...getMeta('og:image:width'), ...getMeta('og:image:height')]).toEqual(['1200', '630']);
    expect(await getSize('social.png')).toBe('1200x630');
    expect(await getSize('apple-touch-icon.png')).toBe('180x180');
    expect(getLinks('manifest')).toEqual(['/manifest.webmanifest']);
    const { name, icons } = JSON.parse(site.read('manifest.webmanifest'));
    expect(name).toBe(getMeta('og:site_name')[0]);
    for (const { src, sizes } of icons) expect(await getSize(src.slice(1)), src).toBe(sizes);
    expect(icons).toContainEqual(expect.objectContaining({ purpose: 'maskable' }));
    const [ico, svg = ''] = getLinks('icon');
    expect(ico).toBe('/favicon.ico');
    const bytes = site.readBytes('favicon.ico');
    const [length, offset] = [bytes.readUInt32LE(14), bytes.readUInt32LE(18)];
    const { width } = await sharp(bytes.subarray(offset, offset + length)).metadata();
    expect([offset + length, width]).toEqual([bytes.length, 32]);
    expect(decodeURIComponent(svg)).toMatch(/^data:image\/svg\+xml,<svg .*<\/svg>$/);
  });

  test('structured data matches the visible page', () => {
    const { getTexts, text } = site.getPage();
    const questions = getTexts('#faq h3').map((name) => ({ name, acceptedAnswer: {} }));
    const data = JSON.parse(getStructuredJson(site.getPage()));
    const [name] = getMeta('og:site_name');
    expect(data['@graph']).toMatchObject([
      { '@type': 'Organization', name, url: `${origin}/`, logo: `${origin}/logo.png` },
      {
        '@type': 'WebSite',
        name,
        inLanguage: languages[0],
        publisher: { '@id': `${origin}/#org` },
      },
      {
        '@type': 'WebPage',
        name: getTexts('title')[0],
        description: getMeta('description')[0],
        dateModified: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      },
      ...(questions.length > 0 ? [{ '@type': 'FAQPage', mainEntity: questions }] : []),
    ]);
    for (const { acceptedAnswer } of data['@graph'][3]?.mainEntity ?? [])
      expect(removeSpaces(text)).toContain(removeSpaces(acceptedAnswer.text));
  });

  test('robots.txt allows all paths and links to a sitemap for all languages', () => {
    expect(site.read('robots.txt')).toBe(
      `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`,
    );
    const sitemap = site.read('sitemap.xml');
    const paths = languages.map(
      (language) => `<loc>${origin}${getLanguagePath({ languages }, language)}`,
    );
    // The sitemap continues with campaign and text pages.
    expect(sitemap.match(/<loc>[^<]+/g)?.slice(0, paths.length)).toEqual(paths);
    expect(sitemap).toMatch(/<lastmod>\d{4}-\d\d-\d\d<\/lastmod>/);
  });

  test('llms.txt and structured data contain the visible answers as plain text', () => {
    for (const language of languages) {
      const folder = getLanguagePath({ languages }, language).slice(1);
      const text = site.read(`${folder}llms.txt`);
      expect(text).toContain(`${origin}/`);
      for (const answer of text.split(/^### .*$/m).slice(1)) {
        const [paragraph = ''] = answer.trim().split('\n');
        const visibleText = site.getPage(folder).text.replaceAll(/\p{Cf}/gu, '');
        expect(removeSpaces(visibleText)).toContain(removeSpaces(paragraph));
      }
      for (const output of [getStructuredJson(site.getPage(folder)), text]) {
        expect(output.length).toBeGreaterThan(1_000);
        expect(output).not.toMatch(/[\p{Cf}\u00a0]/u);
      }
    }
    expect(site.read('llms.txt')).toMatch(
      hasDefaultText ? /^# .+\n\n> .*high risk/ : /^# .+\n\n> /,
    );
  });

  test('error and form pages stay out of search results', () => {
    const excludedPages = [
      '404.html',
      '500.html',
      ...(form.provider === 'embedded' ? FORM_PAGES : []),
    ];
    for (const file of languages.flatMap((tag) =>
      excludedPages.map((page) => `${getLanguagePath({ languages }, tag).slice(1)}${page}`),
    )) {
      const page = site.getPage(file);
      expect(page.getTexts('title'), file).toHaveLength(1);
      expect(getMeta('robots', page), file).toEqual(['noindex']);
      expect(getLinks('canonical', page), file).toEqual([]);
      expect(page.html, file).not.toMatch(/og:|ld\+json/);
    }
  });

  test.each(PAGES)('links, IDs, classes, and scripts in %s are valid', (file) => {
    const elements = site.getPage(file).getAttributes();
    const getIds = (page: Html) => page.getAttributes('[id]').map(({ id }) => id);
    const [ids, homeIds] = [getIds(site.getPage(file)), getIds(site.getPage())];
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    expect(elements.filter((element) => /\bundefined\b/.test(element['class'] ?? ''))).toEqual([]);
    for (const url of elements.flatMap(getUrls)) {
      if (/^(https?:|mailto:|data:)/.test(url)) continue;
      const [path = '', hash = ''] = url.split('#');
      if (hash !== '') expect(path === '' ? ids : homeIds, url).toContain(hash);
      const target = decodeURI(path.slice(1)).replace(/\/$/, '/index.html');
      if (target !== '') expect(site.files, url).toContain(target);
    }
    const referencedIds = ['aria-labelledby', 'aria-controls', 'aria-describedby', 'for'].flatMap(
      (name) =>
        elements.flatMap((attributes) => (attributes[name] ?? '').split(' ').filter(Boolean)),
    );
    for (const id of referencedIds) expect(ids).toContain(id);
    // Other scripts on the home page belong to the owner's analytics.
    expect(site.getPage(file).getAttributes('script[src^="/"]')).toHaveLength(
      file === 'index.html' ? 1 : 0,
    );
  });

  test("inline scripts don't declare globals", () => {
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

const getStructuredJson = ({ html }: Html) => /ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '';

const getUrls = ({ href, src, srcSet }: Record<string, string>) =>
  [href, src, ...(srcSet?.split(', ') ?? [])].flatMap((entry) => entry?.split(' ')[0] || []);
