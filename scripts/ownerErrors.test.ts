import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { runScript } from '../server/test/runScript.ts';
import { createTempFolder } from '../server/test/temporaryFolder.ts';
import { FROZEN_OWNER } from '../site/e2e/environment.ts';

const SETTINGS = 'owner.config.ts';
const PRESS = 'sections/Press/Press.tsx';
/** Leaves out the links to pages, which aren't in the temporary folder. */
const createSettings = (changes: string) =>
  `import { owner as frozen } from '${FROZEN_OWNER}/owner.config.ts';
export const owner = { ...frozen, links: { partners: '' }, ${changes} };`;
const withPress = createSettings("sections: ['faq', { id: 'press', component: 'Press' }]");

type TestCase = [files: Readonly<Record<string, string>>, error: string];
test.each<TestCase>([
  [{ [SETTINGS]: 'export const owner = { name: "Nova" siteUrl: "" };' }, ':1: Missing comma after'],
  [{ [SETTINGS]: 'export const owner = { name: "Nova };' }, ':1: Syntax error ('],
  [{ [SETTINGS]: 'export const owner = { name: NOVA };' }, ':1: NOVA is not defined. Fix this'],
  [{ [SETTINGS]: 'export const settings = {};' }, 'Missing export "owner". Write `export const'],
  [{ [SETTINGS]: createSettings('nmae: "Nova"') }, ': Unknown setting "nmae". Check the spelling'],
  [{ [SETTINGS]: createSettings('coins: []') }, ', coins: Use at least 4 entries.'],
  [
    { [SETTINGS]: createSettings("languages: ['en', 'pt']") },
    'content/pt: No messages in "pt". Run',
  ],
  [{ [SETTINGS]: withPress }, ', sections.1.component: File not found: '],
  [
    { [SETTINGS]: withPress, [PRESS]: 'export const Press = () => (\n  <p>Hi</div>\n);' },
    ':2: Syntax error (',
  ],
  [
    { [SETTINGS]: withPress, [PRESS]: 'export const Pres = () => null;' },
    'Missing export "Press". Write',
  ],
  [
    { [SETTINGS]: createSettings("experiments: [{ id: 'own', difference: 0.01, messages: {} }]") },
    'has no <Variant name="own">. Add one',
  ],
  [{ 'content/en/faq.json': '{ "heading": "Ask" "label": "FAQ" }' }, 'faq.json:1: Invalid JSON.'],
  [{ 'content/en/fqa.json': '{ "heading": "Ask" }' }, 'fqa.json: Unknown content file.'],
  [
    { 'content/en/faq.json': '{\n  "headnig": "Ask"\n}' },
    'faq.json:2, "faq.headnig": Unknown key.',
  ],
  [
    { 'content/en/hero.json': '{\n  "start": "Trade at {fe}"\n}' },
    'en/hero.json:2, "hero.start": Unknown placeholder {fe}.',
  ],
  [
    { 'content/es/faq.json': '{\n  "items": [{ "id": "fees" }]\n}' },
    'es/faq.json:2, "faq.items": Entries must have the same IDs',
  ],
  [
    { 'content/sp/faq.json': '{ "heading": "Preguntas" }' },
    'content/sp: Unknown language. Rename the folder, for example to en',
  ],
  [
    { 'content/en/hero.json': '{\n  "picture": "desk.jpg",\n  "pictureAlt": "A desk"\n}' },
    'content/en/hero.json, "picture": File not found',
  ],
  [
    {
      'content/en/partners.json':
        '{ "categories": [{ "id": "acme", "name": "Acme", "mark": "acme.svg", "body": "Fast." }] }',
    },
    '"categories.acme.mark": File not found',
  ],
  [
    {
      'content/en/pages/bots.json':
        '{\n  "title": "Bots",\n  "description": "Bots.",\n  "sections": ["fqa"]\n}',
    },
    'bots.json:4, "bots.sections.1": Unknown section.',
  ],
  [{ 'content/.translated.json': '{ "es": }' }, '.translated.json:1: Invalid JSON.'],
  [
    { 'content/.translated.json': '{ "es": ["hero.start"] }' },
    '.translated.json:1, "languages.es": Expected hashes',
  ],
  [
    { 'pictures/logo.svg': '<svg><path d="M0 0"/></svg>' },
    'logo.svg has no viewBox. Export it as plain SVG',
  ],
])('fails the build with a one-line error for %j: %s', async (files, error) => {
  const OWNER = await createTempFolder();
  for (const [path, text] of Object.entries({ [SETTINGS]: createSettings(''), ...files })) {
    mkdirSync(dirname(join(OWNER, path)), { recursive: true });
    writeFileSync(join(OWNER, path), text);
  }
  const OUT_DIR = join(OWNER, 'dist');
  const { code, err } = await runScript('build.ts', { OWNER, OUT_DIR });
  expect(code).toBe(1);
  expect(err).toMatch(/^\S*\/[^\n]+\.\n$/);
  expect(err).toContain(error);
});
