import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { owner } from '../src/data/owner.ts';
import { nameOf } from '../src/i18n/locales.ts';
import { elements, visibleText } from './html.ts';
import { changedEnglish, marked, padded } from './markedLanguage.ts';
import { ownersTree } from './ownersTree.ts';

const BUILD_LIMIT_MS = 360_000;
/**
 * A copy of the file of English, a language in which each message stands in brackets, and one whose
 * messages are two fifths longer besides.
 */
const [COPY, MARKED, PADDED] = ['fr', 'qaa', 'qab'];
const OTHERS = [COPY, MARKED, PADDED];
const english = JSON.parse(readFileSync('messages/en.json', 'utf8')) as Record<string, string>;

/** What stays as it is in every language: names. */
const KEPT = [
  owner.name,
  ...owner.testimonials.people.flatMap(({ name, initials }) => [name, initials]),
  ...owner.platforms.map(({ name }) => name),
  'USDT',
  ...['en', ...OTHERS].map(nameOf),
];

const tree = ownersTree({
  [COPY]: JSON.stringify(english, null, 2),
  [MARKED]: changedEnglish(marked),
  [PADDED]: changedEnglish(padded),
});
let said: ReturnType<(typeof tree)['build']>;
beforeAll(() => {
  said = tree.build();
}, BUILD_LIMIT_MS);
afterAll(() => tree.remove());

const read = (file: string) => readFileSync(join(tree.dist, file), 'utf8');
const pathOf = (language: string) => (language === 'en' ? '' : `${language}/`);

/** What is left of a text without what is marked, names and everything that is no letter. */
function unmarked(text: string): string {
  let rest = text;
  for (let before = ''; before !== rest;) {
    before = rest;
    rest = rest.replaceAll(/⟦[^⟦⟧]*⟧/g, ' ');
  }
  for (const name of KEPT) rest = rest.replaceAll(name, ' ');
  return (rest.match(/\p{L}+/gu) ?? []).join(' ');
}

test('a language is a copied file and its tag in the settings', () => {
  expect(said.stderr, said.stdout).not.toMatch(/error/i);
  expect(said.status).toBe(0);
  const [own, copy] = [read('index.html'), read(`${COPY}/index.html`)];
  expect(copy).toContain(`<html lang="${COPY}" dir="ltr">`);
  expect(own).toContain('<html lang="en" dir="ltr">');
  const sections = (html: string) =>
    elements(html).flatMap(({ name, attributes }) => (name === 'section' ? attributes['id'] : []));
  expect(sections(copy)).toEqual(sections(own));
  for (const file of ['404.html', '500.html', 'form/index.html', 'llms.txt']) {
    expect(read(`${COPY}/${file}`).length, file).toBeGreaterThan(100);
  }
  expect(JSON.parse(read(`${COPY}/manifest.webmanifest`))).toMatchObject({
    lang: COPY,
    start_url: `/${COPY}/`,
  });
});

test('each page names the page in every language, and itself, for machines', () => {
  const wanted = ['en', ...OTHERS, 'x-default'].map((tag) => {
    const path = tag === 'x-default' ? '' : pathOf(tag);
    return `${tag} https://page.example/${path}`;
  });
  const sitemap = read('sitemap.xml');
  for (const page of ['en', ...OTHERS].map(pathOf)) {
    const links = elements(read(`${page}index.html`)).filter(({ name }) => name === 'link');
    const alternates = links
      .filter(({ attributes }) => attributes['rel'] === 'alternate')
      .map(({ attributes }) => `${attributes['hreflang']} ${attributes['href']}`);
    expect(alternates).toEqual(wanted);
    const canonical = links.find(({ attributes }) => attributes['rel'] === 'canonical');
    expect(canonical?.attributes['href']).toBe(`https://page.example/${page}`);
    expect(sitemap).toContain(`<loc>https://page.example/${page}</loc>`);
  }
  expect(sitemap.match(/hreflang=/g)).toHaveLength(wanted.length * 4);
});

test('each page lists the others by their own names, in header and footer', () => {
  const links = (page: string) =>
    elements(read(page))
      .filter(({ name, attributes }) => name === 'a' && attributes['hrefLang'])
      .map(({ attributes }) => [attributes['href'], attributes['hrefLang'], attributes['lang']]);
  const linkTo = (language: string) => [`/${pathOf(language)}`, language, language];
  const ofEnglish = OTHERS.map(linkTo);
  const ofCopy = ['en', MARKED, PADDED].map(linkTo);
  expect(links('index.html')).toEqual([...ofEnglish, ...ofEnglish]);
  expect(links(`${COPY}/index.html`)).toEqual([...ofCopy, ...ofCopy]);
});

// Figures and names, which stay as they are, hold the whole below that.
test('a language whose messages are two fifths longer fits every limit that the build sets', () => {
  const [own, longer] = ['', `${PADDED}/`].map((page) => visibleText(read(`${page}index.html`)));
  expect(longer?.length).toBeGreaterThan((own?.length ?? Infinity) * 1.3);
});

describe('in a language in which each message is marked', () => {
  const pages = ['index.html', '404.html', '500.html', 'form/index.html', 'form/thanks/index.html'];
  test.each(pages)('%s says nothing else', (page) => {
    const html = read(`${MARKED}/${page}`);
    expect(unmarked(visibleText(html))).toBe('');
    const heard = elements(html).flatMap(({ name, attributes: all }) => [
      ...['aria-label', 'aria-valuetext', 'title', 'alt', 'placeholder', 'label'].map(
        (key) => all[key] ?? '',
      ),
      ...Object.entries(all)
        .filter(([key]) => /^data-(tip|late|shown|hidden|say-\w+)$/.test(key))
        .map(([, text]) => text),
      ...(name === 'meta' && /title|description|alt$/.test(all['name'] ?? all['property'] ?? '')
        ? [all['content'] ?? '']
        : []),
    ]);
    expect(heard.map(unmarked).filter(Boolean)).toEqual([]);
    expect(unmarked(/<title>([^<]*)/.exec(html)?.[1] ?? '')).toBe('');
  });

  test('what scripts say is handed to them marked', () => {
    const given = elements(read(`${MARKED}/index.html`)).flatMap(
      ({ attributes }) => attributes['props'] ?? [],
    );
    const files = globSync(`messages/*.${MARKED}.*json`, { cwd: tree.dist }).map(read);
    expect(files).toHaveLength(2);
    const texts = [...given.filter((text) => text.startsWith('{')), ...files].flatMap((json) =>
      textsIn(JSON.parse(json)),
    );
    expect(texts.length).toBeGreaterThan(150);
    expect(texts.map(unmarked).filter(Boolean)).toEqual([]);
  });

  test('what machines read says nothing else', () => {
    const markdown = read(`${MARKED}/llms.txt`).replaceAll(/https?:\S+/g, '');
    expect(unmarked(markdown)).toBe('');
    const manifest = JSON.parse(read(`${MARKED}/manifest.webmanifest`)) as { description: string };
    expect(unmarked(manifest.description)).toBe('');
  });

  test('no message stands in a script', () => {
    const texts = Object.values(english).filter(
      (text) => / /.test(text) && /^[^{}]{9,}$/.test(text),
    );
    expect(texts.length).toBeGreaterThan(300);
    const scripts = globSync('_astro/*.js', { cwd: tree.dist }).map(read).join('\n');
    const pages = read('index.html').match(/<script[^>]*>[^<]*<\/script>/g) ?? [];
    const all = `${scripts}${pages.filter((script) => !script.includes('ld+json')).join('')}`;
    expect(texts.filter((text) => all.includes(text))).toEqual([]);
  });
});

/** Every string in it that a person may read: a word with a blank, or with a mark. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return / |⟦/.test(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}
