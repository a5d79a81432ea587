import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ownSentences } from '../src/data/figures.ts';
import { owner } from '../src/data/owner.ts';
import { nameOf } from '../src/i18n/locales.ts';
import { FROZEN_OWNER } from '../e2e/environment.ts';
import { buildWith, type BuiltSite } from './builtSite.ts';
import { elements, visibleText } from './html.ts';

const BUILD_LIMIT_MS = 360_000;
/** A copy of the file of English, and a language in which each message stands in brackets. */
const [COPY, MARKED] = ['fr', 'qaa'];
const ALL = ['en', COPY, MARKED];
/** Letters that a check of the build looks for. */
const STEM = 'language.simulated';
/** What stays as it is in every language: names. */
const KEPT = [
  owner.name,
  ...owner.testimonials.flatMap(({ name, initials }) => [name, initials]),
  ...owner.platforms.map(({ name }) => name),
  'USDT',
  ...ALL.map(nameOf),
];

const english: Record<string, string> = JSON.parse(readFileSync('test/messages/en.json', 'utf8'));
/** A message between brackets, but for its question mark: what stands outside of them is no message. */
const marked = (message: string) => message.replace(/^(.*?)(\??)$/s, '⟦$1⟧$2');

/** English with each message changed, and a translation of all that an owner may say. */
function changed(change: (message: string) => string): Record<string, string> {
  const messages = { ...english };
  for (const name of Object.keys(ownSentences))
    messages[`owner.${name}`] = `What is said of ${name}`;
  for (const [key, message] of Object.entries(messages)) messages[key] = change(message);
  return { ...messages, [STEM]: english[STEM] ?? '' };
}

const config = mkdtempSync(join(tmpdir(), 'languages-'));
let site: BuiltSite;
beforeAll(() => {
  const files = { en: english, [COPY]: english, [MARKED]: changed(marked) };
  const first = JSON.stringify(FROZEN_OWNER);
  mkdirSync(join(config, 'messages'));
  for (const [language, messages] of Object.entries(files)) {
    const json = `${JSON.stringify(messages, null, 2)}\n`;
    writeFileSync(join(config, `messages/${language}.json`), json);
  }
  writeFileSync(
    join(config, 'owner.config.ts'),
    `import { owner as first } from ${first};
     export const owner = { ...first, languages: ${JSON.stringify(ALL)} };`,
  );
  site = buildWith({
    OWNER_CONFIG: join(config, 'owner.config.ts'),
    SITE_URL: 'https://page.example',
  });
}, BUILD_LIMIT_MS);
afterAll(() => {
  site.remove();
  rmSync(config, { recursive: true });
});

const read = (file: string) => site.read(file);
/** What each page offers to readers of the others, each in its own language. */
const OFFERS = /<aside class="language-offer[^>]* lang="([^"]*)"[^]*?<\/aside>/g;
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
  const addresses = ALL.map((tag) => `https://page.example/${pathOf(tag)}`);
  const wanted = [
    ...ALL.map((tag, index) => `${tag} ${addresses[index]}`),
    'x-default https://page.example/',
  ];
  for (const [index, tag] of ALL.entries()) {
    const links = elements(read(`${pathOf(tag)}index.html`)).filter(({ name }) => name === 'link');
    const withRel = (rel: string) =>
      links.flatMap(({ attributes }) => (attributes['rel'] === rel ? [attributes] : []));
    const alternates = withRel('alternate').map(({ hreflang, href }) => `${hreflang} ${href}`);
    expect(alternates).toEqual(wanted);
    expect(withRel('canonical')[0]?.['href']).toBe(addresses[index]);
    expect(read('sitemap.xml')).toContain(`<loc>${addresses[index]}</loc>`);
  }
  expect(read('sitemap.xml').match(/hreflang=/g)).toHaveLength(wanted.length * ALL.length);
});

test.each(['en', COPY])('the page in %s lists the others in header and footer', (language = '') => {
  const links = elements(read(`${pathOf(language)}index.html`).replaceAll(OFFERS, ''))
    .filter(({ name, attributes }) => name === 'a' && attributes['hrefLang'])
    .map(({ attributes }) => [attributes['href'], attributes['hrefLang'], attributes['lang']]);
  const others = ALL.filter((other) => other !== language);
  const expected = others.map((other) => [`/${pathOf(other)}`, other, other]);
  expect(links).toEqual([...expected, ...expected]);
});

describe('in a language in which each message is marked', () => {
  const pages = ['index.html', '404.html', '500.html', 'form/index.html', 'form/thanks/index.html'];
  const HEARD =
    /^(aria-label|aria-valuetext|title|alt|placeholder|label|data-(tip|late|shown|hidden|say-\w+))$/;
  test.each(pages)('%s says nothing else', (page) => {
    const html = read(`${MARKED}/${page}`).replaceAll(OFFERS, '');
    const heard = elements(html).flatMap(({ name, attributes: all }) => {
      const isRead = /title|description|alt$/.test(all['name'] ?? all['property'] ?? '');
      return [
        ...Object.entries(all).flatMap(([key, text]) => (HEARD.test(key) ? [text] : [])),
        ...(name === 'meta' && isRead ? [all['content'] ?? ''] : []),
      ];
    });
    const [, title = ''] = /<title>([^<]*)/.exec(html) ?? [];
    expect([visibleText(html), title, ...heard].map(unmarked).filter(Boolean)).toEqual([]);
  });

  test('what scripts and machines read says nothing else', () => {
    const given = elements(read(`${MARKED}/index.html`)).flatMap(
      ({ attributes }) => attributes['props'] ?? [],
    );
    const files = site.files.filter((file) => /^messages\/.*json$/.test(file));
    const fetched = files.filter((file) => file.includes(`.${MARKED}.`)).map(read);
    expect(fetched).toHaveLength(1);
    const offers = [...read('index.html').matchAll(OFFERS)];
    const [offer = ''] = offers.find(([, lang]) => lang === MARKED) ?? [];
    const texts = [...given, ...fetched].flatMap((json) => textsIn(JSON.parse(json)));
    expect(texts.length).toBeGreaterThan(150);
    const markdown = read(`${MARKED}/llms.txt`).replaceAll(/https?:\S+/g, '');
    const { description } = JSON.parse(read(`${MARKED}/manifest.webmanifest`));
    expect(visibleText(offer)).not.toBe('');
    expect(
      [...texts, visibleText(offer), markdown, description].map(unmarked).filter(Boolean),
    ).toEqual([]);
  });

  test('no message stands in a script', () => {
    const texts = Object.values(english).filter(
      (text) => / /.test(text) && /^[^{}]{9,}$/.test(text),
    );
    expect(texts.length).toBeGreaterThan(300);
    const scripts = site.files.filter((file) => /^_astro\/.*\.js$/.test(file)).map(read);
    const inline = read('index.html').match(/<script[^>]*>[^<]*<\/script>/g) ?? [];
    const all = [...scripts, ...inline.filter((script) => !script.includes('ld+json'))].join('');
    expect(texts.filter((text) => all.includes(text))).toEqual([]);
  });
});

/** Every string in it that a person may read: a word with a blank, or with a mark. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return / |⟦/.test(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}
