import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MOVABLE_SECTIONS } from '#contract/sections.ts';
import { buildContentFiles, writeJson } from '../../scripts/owner/files.ts';
import { getListEntries } from '../../scripts/owner/folder.ts';
import { loadContent } from '../src/content/content.ts';
import { FROZEN_OWNER } from '../e2e/environment.ts';
import { owner } from '../src/data/owner.ts';
import { getLanguageName } from '../src/i18n/locales.ts';
import { getTranslatableSettings } from '../src/i18n/translatableSettings.ts';
import { buildSiteWith, type BuiltSite } from './builtSite.ts';
import { parseHtml } from './html.ts';

const BUILD_LIMIT_MS = 360_000;
/** A language in which each message is in brackets. */
const MARKED = 'qaa';
const LANGUAGES = ['en', MARKED];

/** New entries for lists of maximum length. */
const IDS = Array.from({ length: 12 }, (_, index) => `new${index}`);
const EIGHT = IDS.slice(0, 8);
/** An entry with these texts. */
const entry = (id: string, ...fields: string[]) => ({ id, ...words(...fields) });
const words = (...fields: string[]) =>
  Object.fromEntries(fields.map((field) => [field, `What the ${field} says`]));
const lessons = ['What the lesson says'];
const course = { level: 'beginner', minutes: 45, students: 0, progress: 0, lessons };
const planned = { quarter: 1, status: 'upcoming', progress: 0, items: ['What the item says'] };
const LISTS = {
  faq: { items: IDS.map((id) => entry(id, 'category', 'question', 'answer')) },
  academy: { courses: EIGHT.map((id) => ({ ...entry(id, 'title', 'firstLesson'), ...course })) },
  community: {
    platforms: EIGHT.map((id) => {
      return { ...entry(id, 'body', 'button', 'reason'), name: 'USDT', link: '' };
    }),
  },
  roadmap: {
    year: 2026,
    quarters: EIGHT.map((id, index) => ({ ...entry(id, 'title'), ...planned, year: 2026 + index })),
  },
  hero: {
    actions: [{ id: 'start' }, { ...entry('docs', 'label'), link: '#docs' }],
  },
  sections: { docs: { ...words('heading', 'label', 'link') } },
  partners: { categories: IDS.map((id) => ({ ...entry(id, 'body'), name: 'USDT' })) },
};
const CHANGES = {
  languages: LANGUAGES,
  sections: [...MOVABLE_SECTIONS.toReversed(), { id: 'docs', component: 'Docs', tone: 'ink' }],
  navigation: { header: ['docs', 'faq'] },
  hero: { picture: 'desk.jpg', alt: 'A desk', key: true },
  look: { colors: { accent: '#ff8800' } },
};
/** Letters that a build check searches for. */
const STEM = 'language.simulated';
/** A text in brackets, without its question mark. Everything outside brackets is not from the messages. */
const marked = (text: string) => text.replace(/^(.*?)(\??)$/s, '⟦$1⟧$2');

/** A section of the owner, with a package of the owner's folder and one of this clone. */
const DOCS = `import { SectionHeader } from '#site/sections/SectionHeader.tsx';
  import { version } from 'own-package';
  import * as z from 'zod/mini';
  export const Docs = ({ t }) => (
    <section id="docs" data-version={z.string().parse(version)} aria-labelledby="sections.docs-heading">
      <SectionHeader t={t} name="sections.docs" />
    </section>
  );`;

const folder = mkdtempSync(join(tmpdir(), 'changed-'));
const content = join(folder, 'content');
/** Writes the lists and all texts in brackets. Returns the texts without them. */
function writeContent(): string[] {
  for (const [name, value] of Object.entries(LISTS))
    writeJson(join(content, `en/${name}.json`), value);
  const { lists, requiredKeys: needed, messages: texts } = loadContent(content, ['en']);
  const textOf = (key: string) => texts.get('en')?.get(key)?.text ?? '';
  const own = Object.keys(getTranslatableSettings(owner)).map((key) => [
    key,
    marked(`What is said of ${key}`),
  ]);
  const all = needed.map((key) => [key, key === STEM ? textOf(key) : marked(textOf(key))]);
  const files = buildContentFiles(
    Object.fromEntries([...all, ...own]),
    getListEntries(lists),
    false,
  );
  for (const [name, value] of Object.entries(files))
    writeJson(join(content, MARKED, `${name}.json`), value);
  return needed.map(textOf);
}
let english: string[];
let site: BuiltSite;
beforeAll(async () => {
  mkdirSync(join(folder, 'pictures'));
  mkdirSync(join(folder, 'sections/Docs'), { recursive: true });
  writeFileSync(join(folder, 'sections/Docs/Docs.tsx'), DOCS);
  const manifest = { type: 'module', main: 'index.js', dependencies: { 'own-package': '1.0.0' } };
  writeJson(join(folder, 'package.json'), manifest);
  writeJson(join(folder, 'node_modules/own-package/package.json'), manifest);
  const code = "export const version = '1.0.0';";
  writeFileSync(join(folder, 'node_modules/own-package/index.js'), code);
  english = writeContent();
  const logo = '<svg viewBox="0 0 60 30"><path class="floor" d="M0 0h60v30z"/></svg>';
  writeFileSync(join(folder, 'pictures/logo.svg'), logo);
  const create = { width: 900, height: 600, channels: 3, background: 'green' } as const;
  await sharp({ create }).jpeg().toFile(join(folder, 'pictures/desk.jpg'));
  const first = `import { owner } from '${FROZEN_OWNER}/owner.config.ts'; export { changed as owner };`;
  writeFileSync(
    join(folder, 'owner.config.ts'),
    `${first} const changed = { ...owner, ...${JSON.stringify(CHANGES)} };`,
  );
  site = buildSiteWith({ OWNER: folder, SITE_URL: 'https://page.example' });
}, BUILD_LIMIT_MS);
afterAll(() => {
  site.remove();
  rmSync(folder, { recursive: true });
});

const read = (file: string) => site.read(file);
/** The red, green and blue of a pixel. */
const pixel = async (file: string, left: number, top: number) => {
  const one = sharp(site.bytes(file)).extract({ left, top, width: 1, height: 1 });
  return [...(await one.removeAlpha().raw().toBuffer())];
};
/** What each page offers readers of the other languages, in those languages. */
const OFFERS = /<aside class="language-offer[^>]* lang="([^"]*)"[^]*?<\/aside>/g;
const pageAt = (file: string) => parseHtml(read(file).replaceAll(OFFERS, ''));
const pageIn = (language: string) =>
  pageAt(language === 'en' ? 'index.html' : `${language}/index.html`);

test.each(LANGUAGES)('shows reordered, own and full sections in %s', (tag) => {
  const { getAttributes, getTexts } = pageIn(tag);
  const ids = getAttributes('section[id]').map(({ id }) => id);
  expect(ids).toEqual(['top', ...MOVABLE_SECTIONS.toReversed(), 'docs', 'tmx-form-section']);
  expect(getAttributes('#docs')).toMatchObject([{ 'data-version': '1.0.0' }]);
  // From the header, the first view and the footer.
  expect(getAttributes('a').filter(({ href }) => href === '#docs')).toHaveLength(3);
  const lists = { faq: 12, community: 8, academy: 8, roadmap: 8, partners: 12 };
  for (const [id, count] of Object.entries(lists))
    expect(getTexts(`#${id} h3`), id).toHaveLength(count);
  expect(getTexts('#roadmap h2').join()).toContain('2026–2033');
});

test('uses the owner’s logo, picture and color in the first view', () => {
  const { getAttributes, html } = pageIn('en');
  const [photo, ...others] = getAttributes('img').filter(
    ({ src }) => src !== '/coins/placeholder.svg',
  );
  expect(others).toEqual([]);
  expect(photo).toMatchObject({ alt: 'A desk', width: '900', height: '600' });
  for (const address of photo?.['srcSet']?.split(', ') ?? [])
    expect(site.files).toContain(address.replace(/^\/| \d+w$/g, ''));
  expect(getAttributes('link[as="image"]').map((link) => link['imagesrcset'])).toEqual([
    photo?.['srcSet'],
  ]);
  expect(html).toContain('--color-accent:#ff8800;--color-accent-shade:#cc6d00');
  expect(getAttributes('svg[viewBox="0 0 60 30"]')).toHaveLength(2);
  expect(html).not.toMatch(/hero-(light|phone)/);
});

test('uses the owner’s colors, logo and picture in drawings and icons', async () => {
  const [, favicon = ''] = pageIn('en')
    .getAttributes('link[rel="icon"]')
    .map(({ href = '' }) => href);
  expect(decodeURIComponent(favicon)).toContain('viewBox="0 0 60 30"');
  const drawn = site.files.filter((file) => /^_astro\/(?:hero|empty).*\.svg$/.test(file)).map(read);
  expect(drawn.filter((svg) => /#ff8800/i.test(svg))).toHaveLength(6);
  expect([favicon, ...drawn].join()).not.toMatch(/#ffe100|#c9a800/i);
  // The logo is a triangle in the upper right half.
  expect(await pixel('icon-512.png', 380, 200)).toEqual([0xff, 0x88, 0]);
  for (const language of LANGUAGES) {
    const image = language === 'en' ? 'social.png' : `social.${language}.png`;
    const [red = NaN, green = NaN, blue = NaN] = await pixel(image, 1100, 315);
    expect(green - red - blue, image).toBeGreaterThan(100);
  }
});

/** Names that stay the same in every language. */
const KEPT = [
  owner.name,
  ...owner.coins.flatMap(({ name, symbol }) => [name, symbol]),
  ...owner.lists.testimonials.cards.flatMap(({ name, initials }) => [name, initials]),
  ...owner.links.footer.flatMap(({ label }) =>
    typeof label === 'string' ? label : (label['en'] ?? []),
  ),
  'USDT',
  ...LANGUAGES.map(getLanguageName),
  // The last one is the letter on a coin without a picture.
  ...owner.coins.map(({ symbol }) => symbol.charAt(0)),
];

/** A message, with others in it. */
const MARKED_WORDS = /⟦(?:[^⟦⟧]|⟦[^⟦⟧]*⟧)*⟧/g;

/** Removes marked texts, names, and everything that is not a letter. */
const unmarked = (texts: readonly string[]) =>
  texts.flatMap((text) => {
    let rest = text.replaceAll(MARKED_WORDS, ' ');
    for (const name of KEPT) rest = rest.replaceAll(name, ' ');
    return rest.match(/\p{L}+/gu) ?? [];
  });

const HEARD =
  /^(aria-label|aria-valuetext|title|alt|placeholder|label|data-(tip|late|shown|hidden|say-\w+))$/;
test.each(['index', '404', '500', 'form/index', 'form/thanks/index'])(
  '%s.html contains only marked messages',
  (page) => {
    const { getAttributes, text, getTexts } = pageAt(`${MARKED}/${page}.html`);
    const heard = getAttributes().flatMap((attributes) =>
      Object.entries(attributes).flatMap(([key, said]) => (HEARD.test(key) ? said : [])),
    );
    const shared = getAttributes('meta').flatMap(({ name, property, content = '' }) =>
      /title|description|alt$/.test(name ?? property ?? '') ? content : [],
    );
    expect(unmarked([text, ...getTexts('title'), ...heard, ...shared])).toEqual([]);
  },
);

test('scripts and machines read only marked messages', () => {
  const given = pageIn(MARKED)
    .getAttributes('astro-island')
    .map(({ props = '' }) => props);
  const fetched = site.files.filter((file) => /^messages\/.*\.qaa\..*json$/.test(file)).map(read);
  expect(fetched).toHaveLength(1);
  const offers = [...read('index.html').matchAll(OFFERS)];
  const [offer = ''] = offers.find(([, lang]) => lang === MARKED) ?? [];
  expect(parseHtml(offer).text).not.toBe('');
  const texts = [...given, ...fetched].flatMap((json) => textsIn(JSON.parse(json)));
  expect(texts.length).toBeGreaterThan(150);
  const markdown = read(`${MARKED}/llms.txt`).replaceAll(/https?:\S+/g, '');
  const { description } = JSON.parse(read(`${MARKED}/manifest.webmanifest`));
  expect(unmarked([...texts, parseHtml(offer).text, markdown, description])).toEqual([]);
});

test('no script contains a message', () => {
  const texts = english.filter((text) => / /.test(text) && /^[^{}]{9,}$/.test(text));
  expect(texts.length).toBeGreaterThan(300);
  const scripts = site.files.filter((file) => /^_astro\/.*\.js$/.test(file)).map(read);
  const inline = read('index.html').match(/<script[^>]*>[^<]*<\/script>/g) ?? [];
  const all = [...scripts, ...inline.filter((script) => !script.includes('ld+json'))].join('');
  expect(texts.filter((text) => all.includes(text))).toEqual([]);
});

/** All strings that a person may read: words with a space or punctuation. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return / |⟦/.test(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}
