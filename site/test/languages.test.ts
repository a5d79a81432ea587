import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { owner } from '../src/data/owner.ts';
import { whole } from '../src/content/whole.ts';
import { elements, visibleText } from './html.ts';
import { marked, padded, writeLanguage } from './markedLanguage.ts';
import { ownersTree } from './ownersTree.ts';

const BUILD_LIMIT_MS = 360_000;
/**
 * A copy of the folder of English, a language in which each text stands in brackets, and one whose texts
 * are two fifths longer besides.
 */
const [COPY, MARKED, PADDED] = ['fr', 'qaa', 'qab'];

/** What stays as it is in every language: names, and what the owner himself says. */
const KEPT = [
  owner.name,
  owner.legal.regions,
  owner.marketData.credit,
  'Discord',
  'Twitter (X)',
  'Telegram',
  'Reddit',
  'Maya R.',
  'Jonas K.',
  'Tuan L.',
  'MR',
  'JK',
  'TL',
  'USDT',
  // The other languages, by their own names.
  'English',
];

let tree: ReturnType<typeof ownersTree>;
let said: ReturnType<(typeof tree)['build']>;
beforeAll(async () => {
  tree = ownersTree(['en', COPY, MARKED, PADDED], (content) =>
    cpSync(join(content, 'en'), join(content, COPY), { recursive: true }),
  );
  await writeLanguage(join(tree.root, 'site/src/content', MARKED), marked);
  await writeLanguage(join(tree.root, 'site/src/content', PADDED), padded);
  said = tree.build();
}, BUILD_LIMIT_MS);
afterAll(() => tree.remove());

const read = (file: string) => readFileSync(join(tree.dist, file), 'utf8');

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

test('a language is a copied folder and its name in the settings', () => {
  expect(said.stderr, said.stdout).not.toMatch(/error/i);
  expect(said.status).toBe(0);
  const [own, copy] = [read('index.html'), read(`${COPY}/index.html`)];
  expect(copy).toContain(`<html lang="${COPY}" dir="ltr">`);
  expect(own).toContain('<html lang="en" dir="ltr">');
  const sections = (html: string) =>
    elements(html).flatMap(({ name, attributes }) => (name === 'section' ? attributes['id'] : []));
  expect(sections(copy)).toEqual(sections(own));
  for (const file of ['404.html', '500.html', 'manifest.webmanifest', 'llms.txt']) {
    expect(read(`${COPY}/${file}`).length, file).toBeGreaterThan(100);
  }
  expect(JSON.parse(read(`${COPY}/manifest.webmanifest`))).toMatchObject({
    lang: COPY,
    start_url: `/${COPY}/`,
  });
});

test('each page names the page in every language, and itself, for machines', () => {
  const wanted = ['en ', `${COPY} `, `${MARKED} `, `${PADDED} `, 'x-default '].map((tag) => {
    const language = tag.trim();
    const path = ['en', 'x-default'].includes(language) ? '' : `${language}/`;
    return `${tag}https://page.example/${path}`;
  });
  for (const page of ['', `${COPY}/`, `${MARKED}/`, `${PADDED}/`]) {
    const links = elements(read(`${page}index.html`)).filter(({ name }) => name === 'link');
    const alternates = links
      .filter(({ attributes }) => attributes['rel'] === 'alternate')
      .map(({ attributes }) => `${attributes['hreflang']} ${attributes['href']}`);
    expect(alternates).toEqual(wanted);
    const canonical = links.find(({ attributes }) => attributes['rel'] === 'canonical');
    expect(canonical?.attributes['href']).toBe(`https://page.example/${page}`);
    expect(read('sitemap.xml')).toContain(`<loc>https://page.example/${page}</loc>`);
  }
  expect(read('sitemap.xml').match(/hreflang=/g)).toHaveLength(wanted.length * 4);
});

test('each page lists the others by their own names, in header and footer', () => {
  const links = (page: string) =>
    elements(read(page))
      .filter(({ name, attributes }) => name === 'a' && attributes['hrefLang'])
      .map(({ attributes }) => [attributes['href'], attributes['hrefLang'], attributes['lang']]);
  const [fr, qaa, qab, en] = [
    [`/${COPY}/`, COPY, COPY],
    [`/${MARKED}/`, MARKED, MARKED],
    [`/${PADDED}/`, PADDED, PADDED],
    ['/', 'en', 'en'],
  ];
  expect(links('index.html')).toEqual([fr, qaa, qab, fr, qaa, qab]);
  expect(links(`${COPY}/index.html`)).toEqual([en, qaa, qab, en, qaa, qab]);
});

// Figures and names, which stay as they are, hold the whole below that.
test('a language whose texts are two fifths longer fits every limit that the build sets', () => {
  const [own, longer] = ['', `${PADDED}/`].map((page) => visibleText(read(`${page}index.html`)));
  expect(longer?.length).toBeGreaterThan((own?.length ?? Infinity) * 1.3);
});

describe('in a language in which each text is marked', () => {
  test.each(['index.html', '404.html', '500.html'])('%s says nothing else', (page) => {
    const html = read(`${MARKED}/${page}`);
    expect(unmarked(visibleText(html))).toBe('');
    const heard = elements(html).flatMap(({ name, attributes: all }) => [
      ...['aria-label', 'aria-valuetext', 'title', 'alt', 'placeholder', 'label'].map(
        (key) => all[key] ?? '',
      ),
      ...Object.entries(all)
        .filter(([key]) => /^data-(tip|late|shown|hidden)$/.test(key))
        .map(([, text]) => text),
      ...(name === 'meta' && /title|description|alt$/.test(all['name'] ?? all['property'] ?? '')
        ? [all['content'] ?? '']
        : []),
    ]);
    expect(heard.map(unmarked).filter(Boolean)).toEqual([]);
    expect(unmarked(/<title>([^<]*)/.exec(html)?.[1] ?? '')).toBe('');
  });

  test('what scripts say is handed to them marked', () => {
    const html = read(`${MARKED}/index.html`);
    const parts = elements(html).flatMap(({ attributes: { props, 'data-calculator': bills } }) => [
      ...(props === undefined ? [] : [props]),
      ...(bills === undefined ? [] : [bills]),
    ]);
    expect(parts).toHaveLength(4);
    const files = globSync(`words/*.${MARKED}.*json`, { cwd: tree.dist }).map((file) =>
      read(`words/${file.split(/[\\/]/).at(-1)}`),
    );
    expect(files).toHaveLength(2);
    const texts = [...parts, ...files].flatMap((json) => textsIn(JSON.parse(json)));
    expect(texts.length).toBeGreaterThan(150);
    expect(texts.map(unmarked).filter(Boolean)).toEqual([]);
  });

  test('what machines read says nothing else', () => {
    const markdown = read(`${MARKED}/llms.txt`).replaceAll(/https?:\S+/g, '');
    expect(unmarked(markdown)).toBe('');
    const { name: _, ...manifest } = JSON.parse(read(`${MARKED}/manifest.webmanifest`)) as {
      name: string;
      description: string;
    };
    expect(unmarked(manifest.description)).toBe('');
  });

  test('no text of the page stands in a script', () => {
    const texts = textsIn(whole('en')).filter((text) => / /.test(text) && text.length > 8);
    expect(texts.length).toBeGreaterThan(300);
    const scripts = globSync('_astro/*.js', { cwd: tree.dist }).map(read).join('\n');
    const pages = read('index.html').match(/<script[^>]*>[^<]*<\/script>/g) ?? [];
    const all = `${scripts}${pages.filter((script) => !script.includes('ld+json')).join('')}`;
    expect(texts.filter((text) => all.includes(text))).toEqual([]);
  });
});

test(
  'a missing file, a missing key and an empty text stop the build, with file, key and language',
  () => {
    const folder = join(tree.root, 'site/src/content', COPY);
    rmSync(join(folder, 'hero.ts'));
    expect(tree.build().stderr).toContain(
      `There is no site/src/content/${COPY}/hero.ts, so the page cannot speak "${COPY}".`,
    );
    const english = readFileSync(join(folder, '../en/hero.ts'), 'utf8');
    writeFileSync(
      join(folder, 'hero.ts'),
      english.replace(/label: .*/, "label: '',").replace(/^ {2}start: .*\n/m, ''),
    );
    const { status, stderr } = tree.build();
    expect(status).toBe(1);
    expect(stderr).toContain('label: Write the words; an empty text leaves a hole in the page.');
    expect(stderr).toContain('start: This is missing. Write it again.');
    expect(stderr).toContain(`Fix it in site/src/content/${COPY}/hero.ts.`);
  },
  BUILD_LIMIT_MS,
);

/** Every string in it that a person may read: a word with a blank, or with a mark. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return / |⟦/.test(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}
