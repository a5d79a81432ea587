import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import en from '../../examples/messages/en.json';
import { owner as full } from '../../examples/full.owner.config.ts';
import { deadLinks } from '../integrations/pageMistakes.ts';
import { buildSite, buildWith, FULL, type BuiltSite } from './builtSite.ts';
import { elements, inside } from './html.ts';

const BUILD_LIMIT_MS = 120_000;
const complete = buildSite('full');
afterAll(() => complete.remove());

const idsOf = ({ read }: BuiltSite) =>
  elements(read('index.html')).flatMap(({ name, attributes: { id } }) =>
    name === 'section' && id !== undefined ? [id] : [],
  );

/** The example owner with other sections, built. */
function buildSections(sections: string): BuiltSite {
  const folder = mkdtempSync(join(tmpdir(), 'sections-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const config = join(folder, 'owner.config.ts');
  const first = JSON.stringify(FULL);
  writeFileSync(
    config,
    `import { owner as full } from ${first};\nexport const owner = { ...full, sections: ${sections} };\n`,
  );
  const site = buildWith({ OWNER_CONFIG: config });
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

test(
  'of a page without its sections nothing leads to them, and nothing speaks of them to machines',
  () => {
    const bare = buildSections('[]');
    expect(idsOf(bare)).toEqual(['top', 'tmx-form-section']);
    const [all, left] = [complete, bare].map(({ read }) => {
      const links = elements(read('index.html')).filter(({ name }) => name === 'a');
      return {
        demos: links.filter(({ attributes }) => 'data-practice' in attributes).length,
        places: links.filter(({ attributes: { href } }) => href === '#token').length,
        asked: read('index.html').includes('"FAQPage"'),
        limits: /simulation.*labeled examples.*reference prices/.test(read('llms.txt')),
        answers: /^## Questions\n/m.test(read('llms.txt')),
      };
    });
    expect(all).toEqual({ demos: 2, places: 2, asked: true, limits: true, answers: true });
    expect(left).toEqual({ demos: 0, places: 0, asked: false, limits: false, answers: false });
    expect(bare.read('llms.txt')).not.toMatch(/simulation|examples|reference/);
  },
  BUILD_LIMIT_MS,
);

test('sections change places within their level', () => {
  const moved = buildSections("['how-it-works', 'why-tmx', 'faq', 'academy']");
  expect(idsOf(moved).slice(1, -1)).toEqual(['how-it-works', 'why-tmx', 'faq', 'academy']);
});

test('a link to a section that is left out is told with its page, and one to a section that is there is none', () => {
  const page = '<section id="faq"></section><a href="#faq">FAQ</a> <a class="x" href="#token">';
  expect(deadLinks('index.html', page)).toEqual([
    expect.stringMatching(/^index\.html has a link to #token, .* Take the link out, or write/),
  ]);
});

test('a section of the owner’s own without its file stops the build with the place where it belongs', () => {
  const own = "[{ id: 'mine', component: 'Mine', level: 0 }]";
  expect(() => buildSections(own)).toThrow(/there is no \S+\/sections\/Mine\/Mine\.tsx\. Put/);
});
