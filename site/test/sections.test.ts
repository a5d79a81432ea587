import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import en from '../../examples/messages/en.json';
import { owner as full } from '../../examples/full.owner.config.ts';
import { FROZEN_OWNER } from '../e2e/environment.ts';
import { buildSite, buildWith, type BuiltSite } from './builtSite.ts';
import { elements, inside, visibleText } from './html.ts';

const complete = buildSite('full');
afterAll(() => complete.remove());

const idsOf = ({ read }: BuiltSite) =>
  elements(read('index.html')).flatMap(({ name, attributes: { id } }) =>
    name === 'section' && id !== undefined ? [id] : [],
  );

/** The tests' owner with other settings, and more messages in each language, built. */
function buildSections(
  changes: object,
  messages: Record<string, string> = {},
  settings = {},
): BuiltSite {
  const folder = mkdtempSync(join(tmpdir(), 'sections-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const config = join(folder, 'owner.config.ts');
  writeFileSync(
    config,
    `import { owner as full } from ${JSON.stringify(FROZEN_OWNER)};\nexport const owner = { ...full, partners: [], ...${JSON.stringify(changes)} };\n`,
  );
  mkdirSync(join(folder, 'messages'));
  for (const language of full.languages ?? [])
    writeFileSync(join(folder, `messages/${language}.json`), JSON.stringify(messages, null, 2));
  const site = buildWith({ OWNER_CONFIG: config, ...settings });
  onTestFinished(site.remove);
  return site;
}

test('a section of the owner’s own stands in its place, in each language, and is counted', () => {
  const own = full.sections.map((entry) => (typeof entry === 'string' ? entry : entry.id));
  expect(idsOf(complete)).toEqual(['top', ...own, 'tmx-form-section']);
  expect(JSON.parse(complete.read('.site.json'))).toMatchObject({ sections: idsOf(complete) });
  const heading = (page: string) => inside(complete.read(page), 'h2').join(' ');
  expect(heading('index.html')).toContain(en['sections.as-seen-in.heading']);
  expect(heading('es/index.html')).toContain('Lo que otros escribieron');
});

test('of a page without its sections nothing leads to them, and nothing speaks of them to machines', () => {
  const bare = buildSections({ sections: [] }, {}, { PUBLIC_MARKET_API: '' });
  expect(idsOf(bare)).toEqual(['top', 'tmx-form-section']);
  const [all, left] = [complete, bare].map(({ read }) => {
    const links = elements(read('index.html')).filter(({ name }) => name === 'a');
    return {
      demos: links.filter(({ attributes }) => 'data-practice' in attributes).length,
      isLedTo: links.some(({ attributes: { href } }) => href === '#faq'),
      asked: read('index.html').includes('"FAQPage"'),
      limits: /simulation.*reference prices/.test(read('llms.txt')),
      answers: /^## Questions\n/m.test(read('llms.txt')),
    };
  });
  expect(all).toEqual({ demos: 2, isLedTo: true, asked: true, limits: true, answers: true });
  expect(left).toEqual({ demos: 0, isLedTo: false, asked: false, limits: false, answers: false });
  expect(bare.read('llms.txt')).not.toMatch(/simulation|examples|reference/);
  // Nor of the report, where no server shows it.
  const reports = [complete, bare].map(
    ({ files }) => files.filter((file) => /report.*(?:html|js)$/i.test(file)).length,
  );
  expect(reports).toEqual([2, 0]);
});

/** New entries of lists as long as they may be, and what each of them says. */
const IDS = Array.from({ length: 12 }, (_, place) => `new${place}`);
const EIGHT = IDS.slice(0, 8);
const course = { level: 'advanced', lessons: 1, minutes: 30, students: 0, progress: 0 };
const planned = { status: 'upcoming', progress: 0, items: 1 };
const LONGEST = {
  questions: IDS,
  courses: EIGHT.map((id) => ({ ...course, id })),
  platforms: EIGHT.map((id) => ({ id, name: id, link: '' })),
  roadmap: {
    year: 2026,
    quarters: EIGHT.map((id, place) => ({
      ...planned,
      id,
      quarter: (place % 4) + 1,
      year: 2026 + Math.floor(place / 4),
    })),
  },
  partners: IDS.map((id) => ({ id, name: id })),
  testimonials: [],
};
const words = Object.fromEntries(
  IDS.flatMap((id) => [
    ...['category', 'question', 'answer'].map((part) => `faq.items.${id}.${part}`),
    ...['title', 'firstLesson', 'lessons.1'].map((part) => `academy.courses.${id}.${part}`),
    ...['body', 'button', 'reason'].map((part) => `community.platforms.${id}.${part}`),
    ...['title', 'items.1'].map((part) => `roadmap.quarters.${id}.${part}`),
    `partners.categories.${id}.body`,
  ]).map((key) => [key, `What "${key}" says`]),
);

test('sections change places within their level, each shows all of its list, and one without testimonials is left out', () => {
  const sections = ['how-it-works', 'why-tmx', 'testimonials'];
  const lists = { faq: 12, community: 8, academy: 8, roadmap: 8, partners: 12 };
  const long = buildSections({ ...LONGEST, sections: [...sections, ...Object.keys(lists)] }, words);
  const shown = sections.filter((id) => id !== 'testimonials');
  expect(idsOf(long).slice(1, -1)).toEqual([...shown, ...Object.keys(lists)]);
  for (const [id, count] of Object.entries(lists)) {
    const [section = ''] =
      new RegExp(`<section id="${id}"[^]*?</section>`).exec(long.read('ar/index.html')) ?? [];
    expect(inside(section, 'h3'), id).toHaveLength(count);
  }
  expect(inside(long.read('index.html'), 'h2').join(' ')).toContain('2026–2027 roadmap');
});

test('a customer is quoted word for word, in a language of their own, and is called no example', () => {
  const customers = full.testimonials.map(({ quote, lang }) => ({ quote, lang }));
  const quoted = (page: string) =>
    elements(complete.read(page))
      .filter(({ name }) => name === 'blockquote')
      .map(({ attributes: { lang } }, place) => ({
        quote: inside(complete.read(page), 'blockquote')[place],
        lang,
      }));
  expect(quoted('index.html')).toEqual(customers);
  expect(quoted('ar/index.html')).toEqual(customers);
  const text = visibleText(complete.read('index.html'));
  expect(text).not.toContain('Illustrative example');
  expect(text).toContain('early tester');
  expect(text).toMatch(/Fees saved\s+\$250 a month/);
  expect(complete.read('llms.txt')).not.toContain('examples');
  expect(complete.files.filter((file) => complete.read(file).includes('consent-ines'))).toEqual([]);
});

test('a partner stands by name, with its mark', () => {
  const [section = ''] =
    /<section id="partners"[^]*?<\/section>/.exec(complete.read('ar/index.html')) ?? [];
  expect(inside(section, 'h3')).toContain('Kestrel Pay');
  expect(section.match(/<image /g)).toHaveLength(6);
});
