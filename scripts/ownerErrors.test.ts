import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { runScript } from '../server/test/runScript.ts';
import { createTempFolder } from '../server/test/temporaryFolder.ts';
import { FROZEN_OWNER } from '../site/e2e/environment.ts';

const SETTINGS = 'owner.config.ts';
const PRESS = 'sections/Press/Press.tsx';
/** The settings of the tests with these changes. */
const settings = (changes: string) =>
  `import { owner as frozen } from '${FROZEN_OWNER}/owner.config.ts';
export const owner = { ...frozen, ${changes} };`;
const withPress = settings("sections: ['faq', { id: 'press', component: 'Press' }]");

type Mistake = [files: Readonly<Record<string, string>>, sentence: string];
test.each<Mistake>([
  [{ [SETTINGS]: 'export const owner = { name: "Nova" siteUrl: "" };' }, ':1: A comma is missing'],
  [{ [SETTINGS]: 'export const owner = { name: "Nova };' }, ':1: this is not TypeScript ('],
  [{ [SETTINGS]: 'export const owner = { name: NOVA };' }, ':1: NOVA is not defined. Correct this'],
  [{ [SETTINGS]: 'export const settings = {};' }, 'it exports no "owner". Write `export const'],
  [{ [SETTINGS]: settings('nmae: "Nova"') }, ': "nmae" is not known here. Mend its spelling'],
  [{ [SETTINGS]: settings('coins: []') }, ', coins: Write at least 4 entries.'],
  [
    { [SETTINGS]: settings("languages: ['en', 'pt']") },
    'content/pt: there are no words in "pt". Run',
  ],
  [{ [SETTINGS]: withPress }, ', sections.1.component: There is no file '],
  [
    { [SETTINGS]: withPress, [PRESS]: 'export const Press = () => (\n  <p>Hi</div>\n);' },
    ':2: this is not TSX (',
  ],
  [
    { [SETTINGS]: withPress, [PRESS]: 'export const Pres = () => null;' },
    'it exports no "Press". Write',
  ],
  [
    { 'content/en/faq.json': '{ "heading": "Ask" "label": "FAQ" }' },
    'faq.json:1: this is not JSON.',
  ],
  [
    { 'content/en/fqa.json': '{ "heading": "Ask" }' },
    'fqa.json: no section has texts of this name.',
  ],
  [
    { 'content/en/faq.json': '{\n  "headnig": "Ask"\n}' },
    'faq.json:2, "faq.headnig": nothing shows it.',
  ],
  [
    { 'content/en/hero.json': '{\n  "start": "Trade at {fe}"\n}' },
    'en/hero.json:2, "hero.start": nothing fills {fe}.',
  ],
  [
    { 'content/es/faq.json': '{\n  "items": [{ "id": "fees" }]\n}' },
    'es/faq.json:2, "faq.items": this list needs',
  ],
  [
    { 'content/sp/faq.json': '{ "heading": "Preguntas" }' },
    'content/sp: no language has this code. Rename the folder, for example to en',
  ],
  [
    { 'content/en/hero.json': '{\n  "picture": "desk.jpg",\n  "pictureAlt": "A desk"\n}' },
    'content/en/hero.json, "picture": There is no file',
  ],
  [
    {
      'content/en/pages/bots.json':
        '{\n  "title": "Bots",\n  "description": "Bots.",\n  "sections": ["fqa"]\n}',
    },
    'bots.json:4, "bots.sections.1": no section between first view and form has this id.',
  ],
  [{ 'content/.translated.json': '{ "es": }' }, '.translated.json:1: this is not JSON.'],
  [
    { 'content/.translated.json': '{ "es": ["hero.start"] }' },
    '.translated.json:1, "languages.es": Write hashes',
  ],
  [
    { 'pictures/logo.svg': '<svg><path d="M0 0"/></svg>' },
    'logo.svg has no viewBox. Export it as plain SVG',
  ],
])('fails the build with one sentence for %j: %s', async (files, sentence) => {
  const OWNER = await createTempFolder();
  for (const [path, text] of Object.entries({ [SETTINGS]: settings(''), ...files })) {
    mkdirSync(dirname(join(OWNER, path)), { recursive: true });
    writeFileSync(join(OWNER, path), text);
  }
  const OUT_DIR = join(OWNER, 'dist');
  const { code, err } = await runScript('build.ts', { OWNER, OUT_DIR });
  expect(code).toBe(1);
  expect(err).toMatch(/^\S*\/[^\n]+\.\n$/);
  expect(err).toContain(sentence);
});
