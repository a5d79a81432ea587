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

const BUILD_TIMEOUT_MS = 360_000;
/** Pseudo-locale with every message in brackets, so untranslated text stands out. */
const PSEUDO_LOCALE = 'qaa';
const LANGUAGES = ['en', PSEUDO_LOCALE];

// Lists have the maximum number of entries.
const TWELVE_IDS = Array.from({ length: 12 }, (_, index) => `new${index}`);
const EIGHT_IDS = TWELVE_IDS.slice(0, 8);
const createEntry = (id: string, ...fields: string[]) => ({ id, ...createMessages(...fields) });
const createMessages = (...fields: string[]) =>
  Object.fromEntries(fields.map((field) => [field, `Some ${field}`]));
const lessons = ['Some lesson'];
const course = { level: 'beginner', minutes: 45, students: 0, progress: 0, lessons };
const quarter = { quarter: 1, status: 'upcoming', progress: 0, items: ['Some item'] };
const LISTS = {
  faq: { items: TWELVE_IDS.map((id) => createEntry(id, 'category', 'question', 'answer')) },
  academy: {
    courses: EIGHT_IDS.map((id) => ({ ...createEntry(id, 'title', 'firstLesson'), ...course })),
  },
  community: {
    platforms: EIGHT_IDS.map((id) => {
      return { ...createEntry(id, 'body', 'button', 'reason'), name: 'USDT', link: '' };
    }),
  },
  roadmap: {
    year: 2026,
    quarters: EIGHT_IDS.map((id, index) => ({
      ...createEntry(id, 'title'),
      ...quarter,
      year: 2026 + index,
    })),
  },
  hero: {
    actions: [{ id: 'start' }, { ...createEntry('docs', 'label'), link: '#docs' }],
  },
  sections: { docs: { ...createMessages('heading', 'label', 'link') } },
  partners: { categories: TWELVE_IDS.map((id) => ({ ...createEntry(id, 'body'), name: 'USDT' })) },
};
/** Gives one section another background. */
const addTone = (id: string) => (id === 'faq' ? { id, tone: 'ink' } : id);
const SETTINGS = {
  languages: LANGUAGES,
  sections: [
    ...MOVABLE_SECTIONS.toReversed().map(addTone),
    { id: 'docs', component: 'Docs', tone: 'ink' },
  ],
  navigation: { header: ['docs', 'faq'] },
  hero: { picture: 'desk.jpg', alt: 'A desk', key: true },
  look: { colors: { accent: '#ff8800' } },
  // This folder has no page with terms.
  links: { partners: '' },
};
/** The build looks for the exact value of this message in others. */
const UNMARKED_KEY = 'language.simulated';
/** Puts a message in brackets, except for a question mark at the end. Text outside brackets isn't from a message. */
const markMessage = (text: string) => text.replace(/^(.*?)(\??)$/s, '⟦$1⟧$2');

/** This custom section imports a package from the owner's folder and one from this repository. */
const DOCS_SOURCE = `import { SectionHeader } from '#site/sections/SectionHeader.tsx';
  import { version } from 'own-package';
  import * as z from 'zod/mini';
  export const Docs = ({ t }) => (
    <section id="docs" data-version={z.string().parse(version)} aria-labelledby="sections.docs-heading">
      <SectionHeader t={t} name="sections.docs" />
    </section>
  );`;

const folder = mkdtempSync(join(tmpdir(), 'customized-'));
const content = join(folder, 'content');
/** Writes lists and messages in the pseudo-locale, and returns the English messages. */
function writeContent(): string[] {
  for (const [name, value] of Object.entries(LISTS))
    writeJson(join(content, `en/${name}.json`), value);
  const { lists, requiredKeys, messages } = loadContent(content, ['en']);
  const getText = (key: string) => messages.get('en')?.get(key)?.text ?? '';
  const settings = Object.keys(getTranslatableSettings(owner)).map((key) => [
    key,
    markMessage(`Some ${key}`),
  ]);
  const translations = requiredKeys.map((key) => [
    key,
    key === UNMARKED_KEY ? getText(key) : markMessage(getText(key)),
  ]);
  const files = buildContentFiles(
    Object.fromEntries([...translations, ...settings]),
    getListEntries(lists),
    false,
  );
  for (const [name, value] of Object.entries(files))
    writeJson(join(content, PSEUDO_LOCALE, `${name}.json`), value);
  return requiredKeys.map(getText);
}
let englishMessages: string[];
let site: BuiltSite;
beforeAll(async () => {
  mkdirSync(join(folder, 'pictures'));
  mkdirSync(join(folder, 'sections/Docs'), { recursive: true });
  writeFileSync(join(folder, 'sections/Docs/Docs.tsx'), DOCS_SOURCE);
  const manifest = { type: 'module', main: 'index.js', dependencies: { 'own-package': '1.0.0' } };
  writeJson(join(folder, 'package.json'), manifest);
  writeJson(join(folder, 'node_modules/own-package/package.json'), manifest);
  const code = "export const version = '1.0.0';";
  writeFileSync(join(folder, 'node_modules/own-package/index.js'), code);
  englishMessages = writeContent();
  const hiddenPage = { title: 'Hidden', description: 'Hidden.', noindex: true };
  writeJson(join(content, 'en/pages/hidden.json'), hiddenPage);
  const logo = '<svg viewBox="0 0 60 30"><path class="floor" d="M0 0h60v30z"/></svg>';
  writeFileSync(join(folder, 'pictures/logo.svg'), logo);
  const create = { width: 900, height: 600, channels: 3, background: 'green' } as const;
  await sharp({ create }).jpeg().toFile(join(folder, 'pictures/desk.jpg'));
  const imports = `import { owner } from '${FROZEN_OWNER}/owner.config.ts'; export { changed as owner };`;
  writeFileSync(
    join(folder, 'owner.config.ts'),
    `${imports} const changed = { ...owner, ...${JSON.stringify(SETTINGS)} };`,
  );
  site = buildSiteWith({ OWNER: folder, SITE_URL: 'https://page.example' });
}, BUILD_TIMEOUT_MS);
afterAll(() => {
  site.remove();
  rmSync(folder, { recursive: true });
});

const read = (file: string) => site.read(file);
/** Returns red, green, and blue. */
const getPixel = async (file: string, left: number, top: number) => {
  const pixel = sharp(site.readBytes(file)).extract({ left, top, width: 1, height: 1 });
  return [...(await pixel.removeAlpha().raw().toBuffer())];
};
/** Language offers aren't in the page's language. */
const LANGUAGE_OFFERS = /<aside class="language-offer[^>]* lang="([^"]*)"[^]*?<\/aside>/g;
const parsePage = (file: string) => parseHtml(read(file).replaceAll(LANGUAGE_OFFERS, ''));
const parseHomePage = (language: string) =>
  parsePage(language === 'en' ? 'index.html' : `${language}/index.html`);

test.each(LANGUAGES)('shows reordered, custom, and full sections in %s', (tag) => {
  const { getAttributes, getTexts } = parseHomePage(tag);
  const ids = getAttributes('section[id]').map(({ id }) => id);
  expect(ids).toEqual(['top', ...MOVABLE_SECTIONS.toReversed(), 'docs', 'tmx-form-section']);
  expect(getAttributes('#docs')).toMatchObject([{ 'data-version': '1.0.0' }]);
  // One each in the header, the hero, and the footer.
  expect(getAttributes('a').filter(({ href }) => href === '#docs')).toHaveLength(3);
  expect(getAttributes('[data-tone="ink"] > #faq')).toHaveLength(1);
  const entryCounts = { faq: 12, community: 8, academy: 8, roadmap: 8, partners: 12 };
  for (const [id, count] of Object.entries(entryCounts))
    expect(getTexts(`#${id} h3`), id).toHaveLength(count);
  expect(getTexts('#roadmap h2').join()).toContain('2026–2033');
});

test('uses the owner’s logo, image, and color in the hero', () => {
  const { getAttributes, html } = parseHomePage('en');
  const [photo, ...others] = getAttributes('img').filter(
    ({ src }) => src !== '/coins/placeholder.svg',
  );
  expect(others).toEqual([]);
  expect(photo).toMatchObject({ alt: 'A desk', width: '900', height: '600' });
  for (const source of photo?.['srcSet']?.split(', ') ?? [])
    expect(site.files).toContain(source.replace(/^\/| \d+w$/g, ''));
  expect(getAttributes('link[as="image"]').map((link) => link['imagesrcset'])).toEqual([
    photo?.['srcSet'],
  ]);
  expect(html).toContain('--color-accent:#ff8800;--color-accent-shade:#cc6d00');
  expect(getAttributes('svg[viewBox="0 0 60 30"]')).toHaveLength(2);
  expect(html).not.toMatch(/hero-(light|phone)/);
});

test('uses the owner’s look in illustrations and icons', async () => {
  const [, favicon = ''] = parseHomePage('en')
    .getAttributes('link[rel="icon"]')
    .map(({ href = '' }) => href);
  expect(decodeURIComponent(favicon)).toContain('viewBox="0 0 60 30"');
  const illustrations = site.files
    .filter((file) => /^_astro\/(?:hero|empty).*\.svg$/.test(file))
    .map(read);
  expect(illustrations.filter((svg) => /#ff8800/i.test(svg))).toHaveLength(6);
  expect([favicon, ...illustrations].join()).not.toMatch(/#ffe100|#c9a800/i);
  // The logo is a triangle that fills the upper right half.
  expect(await getPixel('icon-512.png', 380, 200)).toEqual([0xff, 0x88, 0]);
  for (const language of LANGUAGES) {
    const image = language === 'en' ? 'social.png' : `social.${language}.png`;
    const [red = NaN, green = NaN, blue = NaN] = await getPixel(image, 1100, 315);
    expect(green - red - blue, image).toBeGreaterThan(100);
  }
});

test('keeps a campaign page with noindex out of search results', () => {
  expect(read('hidden/index.html')).toContain('<meta name="robots" content="noindex">');
  expect(read('sitemap.xml')).toContain('<loc>https://page.example/</loc>');
  expect(read('sitemap.xml')).not.toContain('/hidden/');
});

/** These names are the same in every language. */
const UNTRANSLATED_NAMES = [
  owner.name,
  ...owner.coins.flatMap(({ name, symbol }) => [name, symbol]),
  ...owner.lists.testimonials.cards.flatMap(({ name, initials }) => [name, initials]),
  ...owner.links.footer.flatMap(({ label }) =>
    typeof label === 'string' ? label : (label['en'] ?? []),
  ),
  'USDT',
  ...LANGUAGES.map(getLanguageName),
  // Coins without a logo show their first letter.
  ...owner.coins.map(({ symbol }) => symbol.charAt(0)),
];

/** Marked messages can contain other marked messages. */
const MARKED_MESSAGES = /⟦(?:[^⟦⟧]|⟦[^⟦⟧]*⟧)*⟧/g;

/** Finds words that are neither names nor in a marked message. */
const findUnmarkedWords = (texts: readonly string[]) =>
  texts.flatMap((text) => {
    let rest = text.replaceAll(MARKED_MESSAGES, ' ');
    for (const name of UNTRANSLATED_NAMES) rest = rest.replaceAll(name, ' ');
    return rest.match(/\p{L}+/gu) ?? [];
  });

const TEXT_ATTRIBUTES =
  /^(aria-label|aria-valuetext|title|alt|placeholder|label|data-(tip|late|shown|hidden|say-\w+))$/;
test.each(['index', '404', '500', 'form/index', 'form/thanks/index'])(
  '%s.html only contains marked messages',
  (page) => {
    const { getAttributes, text, getTexts } = parsePage(`${PSEUDO_LOCALE}/${page}.html`);
    const attributeTexts = getAttributes().flatMap((attributes) =>
      Object.entries(attributes).flatMap(([name, value]) =>
        TEXT_ATTRIBUTES.test(name) ? value : [],
      ),
    );
    const metaTexts = getAttributes('meta').flatMap(({ name, property, content = '' }) =>
      /title|description|alt$/.test(name ?? property ?? '') ? content : [],
    );
    expect(
      findUnmarkedWords([text, ...getTexts('title'), ...attributeTexts, ...metaTexts]),
    ).toEqual([]);
  },
);

test('island props, JSON files, and metadata only contain marked messages', () => {
  const islandProps = parseHomePage(PSEUDO_LOCALE)
    .getAttributes('astro-island')
    .map(({ props = '' }) => props);
  const messageFiles = site.files
    .filter((file) => /^messages\/.*\.qaa\..*json$/.test(file))
    .map(read);
  expect(messageFiles).toHaveLength(1);
  const offers = [...read('index.html').matchAll(LANGUAGE_OFFERS)];
  const [offer = ''] = offers.find(([, lang]) => lang === PSEUDO_LOCALE) ?? [];
  expect(parseHtml(offer).text).not.toBe('');
  const texts = [...islandProps, ...messageFiles].flatMap((json) => findTexts(JSON.parse(json)));
  expect(texts.length).toBeGreaterThan(150);
  const markdown = read(`${PSEUDO_LOCALE}/llms.txt`).replaceAll(/https?:\S+/g, '');
  const { description } = JSON.parse(read(`${PSEUDO_LOCALE}/manifest.webmanifest`));
  expect(findUnmarkedWords([...texts, parseHtml(offer).text, markdown, description])).toEqual([]);
});

test("scripts don't contain messages", () => {
  const messages = englishMessages.filter((text) => / /.test(text) && /^[^{}]{9,}$/.test(text));
  expect(messages.length).toBeGreaterThan(300);
  const scripts = site.files.filter((file) => /^_astro\/.*\.js$/.test(file)).map(read);
  const inlineScripts = read('index.html').match(/<script[^>]*>[^<]*<\/script>/g) ?? [];
  const code = [...scripts, ...inlineScripts.filter((script) => !script.includes('ld+json'))].join(
    '',
  );
  expect(messages.filter((text) => code.includes(text))).toEqual([]);
});

/** Returns strings with a space or a marked message, because they may be visible text. */
function findTexts(value: unknown): string[] {
  if (typeof value === 'string') return / |⟦/.test(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(findTexts);
}
