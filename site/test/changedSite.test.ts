import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { FROZEN_OWNER } from '../e2e/environment.ts';
import { ownSentences } from '../src/data/figures.ts';
import { owner } from '../src/data/owner.ts';
import { nameOf } from '../src/i18n/locales.ts';
import { buildWith, type BuiltSite } from './builtSite.ts';
import { elements, inside, sectionOf, visibleText } from './html.ts';

const BUILD_LIMIT_MS = 360_000;
/** A copy of the file of English, and a language in which each message stands in brackets. */
const [COPY, MARKED] = ['fr', 'qaa'];
const LANGUAGES = ['en', COPY, MARKED];

/** New entries of lists as long as they may be. */
const IDS = Array.from({ length: 12 }, (_, place) => `new${place}`);
const EIGHT = IDS.slice(0, 8);
const course = { level: 'advanced', lessons: 1, minutes: 30, students: 0, progress: 0 };
const planned = { status: 'upcoming', progress: 0, items: 1 };
const quarterAt = (place: number) => ({
  quarter: (place % 4) + 1,
  year: 2026 + Math.floor(place / 4),
});
const CHANGES = {
  languages: LANGUAGES,
  // prettier-ignore
  sections: [
    'stats', 'how-it-works', 'why-tmx', 'trading', 'security', 'live-activity', 'testimonials', 'compare',
    'faq', 'academy', 'community', 'roadmap', 'token', 'partners', 'get-started',
  ],
  questions: IDS,
  courses: EIGHT.map((id) => ({ ...course, id })),
  platforms: EIGHT.map((id) => ({ id, name: 'USDT', link: '' })),
  roadmap: {
    year: 2026,
    quarters: EIGHT.map((id, place) => ({ ...planned, id, ...quarterAt(place) })),
  },
  partners: IDS.map((id) => ({ id, name: 'USDT' })),
  hero: { picture: 'desk.jpg', alt: 'A desk', key: true },
  colors: { floor: '#ff8800' },
  securityContact: 'https://page.example/security',
};
/** What each of the entries says. */
const words = Object.fromEntries(
  IDS.flatMap((id) => [
    ...['category', 'question', 'answer'].map((part) => `faq.items.${id}.${part}`),
    ...['title', 'firstLesson', 'lessons.1'].map((part) => `academy.courses.${id}.${part}`),
    ...['body', 'button', 'reason'].map((part) => `community.platforms.${id}.${part}`),
    ...['title', 'items.1'].map((part) => `roadmap.quarters.${id}.${part}`),
    `partners.categories.${id}.body`,
  ]).map((key) => [key, `What "${key}" says`]),
);
const english: Record<string, string> = {
  ...JSON.parse(readFileSync('test/messages/en.json', 'utf8')),
  ...words,
};
/** Letters that a check of the build looks for. */
const STEM = 'language.simulated';
/** A message between brackets, but for its question mark: what stands outside of them is no message. */
const marked = (message: string) => message.replace(/^(.*?)(\??)$/s, '⟦$1⟧$2');
const own = Object.keys(ownSentences).map((name) => [`owner.${name}`, `What is said of ${name}`]);
const all: Record<string, string> = { ...english, ...Object.fromEntries(own) };
const inBrackets = Object.entries(all).map(([key, message]) => {
  return [key, key === STEM ? message : marked(message)];
});
const MESSAGES = { en: english, [COPY]: english, [MARKED]: Object.fromEntries(inBrackets) };

const folder = mkdtempSync(join(tmpdir(), 'changed-'));
const config = join(folder, 'owner.config.ts');
let site: BuiltSite;
beforeAll(async () => {
  for (const name of ['messages', 'brand']) mkdirSync(join(folder, name));
  for (const [language, messages] of Object.entries(MESSAGES))
    writeFileSync(join(folder, `messages/${language}.json`), JSON.stringify(messages, null, 2));
  const logo = '<svg viewBox="0 0 60 30"><path class="floor" d="M0 0h60v30z"/></svg>';
  writeFileSync(join(folder, 'brand/logo.svg'), logo);
  const create = { width: 900, height: 600, channels: 3, background: 'green' } as const;
  await sharp({ create }).jpeg().toFile(join(folder, 'brand/desk.jpg'));
  const first = `import { owner } from '${FROZEN_OWNER}'; export { changed as owner };`;
  writeFileSync(config, `${first} const changed = { ...owner, ...${JSON.stringify(CHANGES)} };`);
  site = buildWith({ OWNER_CONFIG: config, SITE_URL: 'https://page.example' });
}, BUILD_LIMIT_MS);
afterAll(() => {
  site.remove();
  rmSync(folder, { recursive: true });
});

const read = (file: string) => site.read(file);
/** What each page offers to readers of the others, each in its own language. */
const OFFERS = /<aside class="language-offer[^>]* lang="([^"]*)"[^]*?<\/aside>/g;
const pathOf = (language: string) => (language === 'en' ? '' : `${language}/`);
const addressOf = (language: string) => `https://page.example/${pathOf(language)}`;
const elementsOf = (file: string, tag: string) =>
  elements(read(file).replaceAll(OFFERS, '')).flatMap(({ name, attributes }) =>
    name === tag ? [attributes] : [],
  );

test('a language is a copied file and its tag in the settings', () => {
  const [own, copy] = [read('index.html'), read(`${COPY}/index.html`)];
  expect(copy).toContain(`<html lang="${COPY}" dir="ltr">`);
  expect(own).toContain('<html lang="en" dir="ltr">');
  for (const file of ['404.html', '500.html', 'form/index.html', 'llms.txt'])
    expect(read(`${COPY}/${file}`).length, file).toBeGreaterThan(100);
  const manifest = JSON.parse(read(`${COPY}/manifest.webmanifest`));
  expect(manifest).toMatchObject({ lang: COPY, start_url: `/${COPY}/` });
});

test.each(LANGUAGES)(
  'sections change places within their level, and show all of their lists, in %s',
  (tag) => {
    const page = `${pathOf(tag)}index.html`;
    const ids = elementsOf(page, 'section').flatMap(({ id }) => id ?? []);
    expect(ids).toEqual(['top', ...CHANGES.sections, 'tmx-form-section']);
    const lists = { faq: 12, community: 8, academy: 8, roadmap: 8, partners: 12 };
    for (const [id, count] of Object.entries(lists))
      expect(inside(sectionOf(read(page), id), 'h3'), id).toHaveLength(count);
    expect(inside(read(page), 'h2').join(' ')).toContain('2026–2027');
  },
);

test('an owner’s logo, picture and one colour make the first view, with the shade that follows from it', () => {
  const [photo, ...others] = elementsOf('index.html', 'img');
  expect(others).toEqual([]);
  expect(photo).toMatchObject({ alt: 'A desk', width: '900', height: '600' });
  for (const address of photo?.['srcSet']?.split(', ') ?? [])
    expect(site.files).toContain(address.replace(/^\/| \d+w$/g, ''));
  const html = read('index.html');
  expect(html).toContain('--color-accent:#ff8800;--color-accent-shade:#cc6d00');
  expect(html.match(/viewBox="0 0 60 30"/g)).toHaveLength(2);
  expect(html).not.toMatch(/hero-(light|phone)/);
});

test('a page for reports of holes is named as it is', () => {
  expect(read('.well-known/security.txt')).toMatch(/^Contact: https:\/\/page\.example\/security\n/);
});

test('icons and shared image show the logo that the page shows, and all drawings the owner’s colours', async () => {
  vi.stubEnv('OWNER_CONFIG', config);
  vi.resetModules();
  const { faviconSvg, mark } = await import('../art/icons.ts');
  const { drawHero } = await import('../art/hero.ts');
  expect(mark(180, 0.5)).toMatch(
    /x="45" y="45" width="90".*viewBox="0 0 60 30".*fill="#ff8800" d="M0 0h60v30z"/i,
  );
  for (const svg of [faviconSvg(), ...Object.values(drawHero())]) {
    expect(svg).toMatch(/#ff8800/i);
    expect(svg).not.toMatch(/#ffe100|#c9a800/i);
  }
  vi.unstubAllEnvs();
  vi.resetModules();
});

test('each page names the page in every language, and itself, for machines', () => {
  const wanted = [
    ...LANGUAGES.map((tag) => `${tag} ${addressOf(tag)}`),
    `x-default ${addressOf('en')}`,
  ];
  for (const tag of LANGUAGES) {
    const links = elementsOf(`${pathOf(tag)}index.html`, 'link');
    const alternates = links.filter(({ rel }) => rel === 'alternate');
    expect(alternates.map(({ hreflang, href }) => `${hreflang} ${href}`)).toEqual(wanted);
    expect(links.find(({ rel }) => rel === 'canonical')?.['href']).toBe(addressOf(tag));
    expect(read('sitemap.xml')).toContain(`<loc>${addressOf(tag)}</loc>`);
  }
});

test.each(['en', COPY])('the page in %s lists the others in header and footer', (language) => {
  const links = elementsOf(`${pathOf(language)}index.html`, 'a')
    .filter(({ hrefLang }) => hrefLang)
    .map(({ href, hrefLang, lang }) => [href, hrefLang, lang]);
  const others = LANGUAGES.filter((other) => other !== language);
  const expected = others.map((other) => [`/${pathOf(other)}`, other, other]);
  expect(links).toEqual([...expected, ...expected]);
});

/** What stays as it is in every language: names. */
const KEPT = [
  owner.name,
  ...owner.testimonials.flatMap(({ name, initials }) => [name, initials]),
  'USDT',
  ...LANGUAGES.map(nameOf),
];

/** What is left of texts without what is marked, names and everything that is no letter. */
const unmarked = (texts: readonly string[]) =>
  texts.flatMap((text) => {
    let rest = text;
    for (let before = ''; before !== rest;) {
      before = rest;
      rest = rest.replaceAll(/⟦[^⟦⟧]*⟧/g, ' ');
    }
    for (const name of KEPT) rest = rest.replaceAll(name, ' ');
    return rest.match(/\p{L}+/gu) ?? [];
  });

const HEARD =
  /^(aria-label|aria-valuetext|title|alt|placeholder|label|data-(tip|late|shown|hidden|say-\w+))$/;
test.each(['index', '404', '500', 'form/index', 'form/thanks/index'])(
  'in a language in which each message is marked %s.html says nothing else',
  (page) => {
    const html = read(`${MARKED}/${page}.html`).replaceAll(OFFERS, '');
    const heard = elements(html).flatMap(({ name, attributes: all }) => {
      const isRead =
        name === 'meta' && /title|description|alt$/.test(all['name'] ?? all['property'] ?? '');
      const spoken = Object.entries(all).flatMap(([key, text]) => (HEARD.test(key) ? [text] : []));
      return [...spoken, isRead ? (all['content'] ?? '') : ''];
    });
    expect(unmarked([visibleText(html), ...inside(html, 'title'), ...heard])).toEqual([]);
  },
);

test('in that language what scripts and machines read says nothing else', () => {
  const given = elements(read(`${MARKED}/index.html`)).flatMap(
    ({ attributes }) => attributes['props'] ?? [],
  );
  const fetched = site.files.filter((file) => /^messages\/.*\.qaa\..*json$/.test(file)).map(read);
  expect(fetched).toHaveLength(1);
  const offers = [...read('index.html').matchAll(OFFERS)];
  const [offer = ''] = offers.find(([, lang]) => lang === MARKED) ?? [];
  expect(visibleText(offer)).not.toBe('');
  const texts = [...given, ...fetched].flatMap((json) => textsIn(JSON.parse(json)));
  expect(texts.length).toBeGreaterThan(150);
  const markdown = read(`${MARKED}/llms.txt`).replaceAll(/https?:\S+/g, '');
  const { description } = JSON.parse(read(`${MARKED}/manifest.webmanifest`));
  expect(unmarked([...texts, visibleText(offer), markdown, description])).toEqual([]);
});

test('no message stands in a script', () => {
  const texts = Object.values(english).filter((text) => / /.test(text) && /^[^{}]{9,}$/.test(text));
  expect(texts.length).toBeGreaterThan(300);
  const scripts = site.files.filter((file) => /^_astro\/.*\.js$/.test(file)).map(read);
  const inline = read('index.html').match(/<script[^>]*>[^<]*<\/script>/g) ?? [];
  const all = [...scripts, ...inline.filter((script) => !script.includes('ld+json'))].join('');
  expect(texts.filter((text) => all.includes(text))).toEqual([]);
});

/** Every string in it that a person may read: a word with a blank, or with a mark. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return / |⟦/.test(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}
