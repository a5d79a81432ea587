import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { runScriptInProcess } from '../server/test/runScript.ts';
import { createTempFolder } from '../server/test/temporaryFolder.ts';
import { FROZEN_OWNER } from '../site/e2e/environment.ts';
import { loadContent } from '../site/src/content/content.ts';
import { readJson, writeJson } from './owner/files.ts';
import { REFERENCE, createSettingsReference } from './owner/reference.ts';

const run = (args: string, settings = {}) => {
  // Make each command reload the files.
  vi.resetModules();
  return runScriptInProcess(`owner.ts ${args}`, settings);
};
const settingsWith = (changes: object) =>
  `import { owner as frozen } from '${FROZEN_OWNER}/owner.config.ts';
   export const owner = { ...frozen, ...${JSON.stringify(changes)} };`;

test('creates a folder with all messages, unless it already has files', async () => {
  const folder = join(await createTempFolder(), 'nova');
  expect(await run(`new ${folder}`)).toMatchObject({ code: 0 });
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  expect(read('owner.config.ts')).toBe(readFileSync('owner/owner.config.ts', 'utf8'));
  expect(read('content/es/faq.json')).toBe(
    readFileSync('site/defaults/content/es/faq.json', 'utf8'),
  );
  expect(JSON.parse(read('tsconfig.json'))).toMatchObject({ include: ['.'] });
  expect(JSON.parse(read('package.json'))).toMatchObject({ type: 'module', dependencies: {} });
  expect((await run(`new ${folder}`)).err).toContain('is not empty. Choose a new folder');
});

test('adds new languages, and missing list entries in source order', async () => {
  const OWNER = await createTempFolder();
  const content = (file: string) => join(OWNER, 'content', file);
  writeFileSync(join(OWNER, 'owner.config.ts'), settingsWith({ languages: ['en', 'es', 'de'] }));
  const gas = { id: 'gas', category: 'Fees', question: 'Gas?', answer: 'Yes.' };
  const items = [gas, { id: 'token' }, { id: 'fees', answer: 'Little.' }];
  writeJson(content('en/faq.json'), { heading: 'Ask', items });
  writeJson(content('es/faq.json'), { items: [{ id: 'fees', answer: 'Poco.' }] });
  expect(await run('fill', { OWNER })).toMatchObject({ code: 0 });
  const [english, spanish, german] = ['en', 'es', 'de'].map((tag) =>
    readJson(content(`${tag}/faq.json`)),
  );
  expect(english.heading).toBe('Ask');
  expect(english.items.map(({ id }: { id: string }) => id)).toEqual(['gas', 'token', 'fees']);
  expect(english.items[2]).toMatchObject({ category: 'Fees', answer: 'Little.' });
  expect(spanish.items[0]).toEqual(gas);
  expect(spanish.items[2]).toMatchObject({
    question: '¿Cuánto cuesta una operación?',
    answer: 'Poco.',
  });
  expect(german.items).toEqual(english.items);
  expect(loadContent(join(OWNER, 'content'), ['en', 'es', 'de']).orderErrors).toEqual([]);
});

test('writes the kind of each list entry in every language', async () => {
  const OWNER = await createTempFolder();
  writeFileSync(join(OWNER, 'owner.config.ts'), settingsWith({ languages: ['en', 'es'] }));
  expect(await run('fill', { OWNER })).toMatchObject({ code: 0 });
  const { cards } = readJson(join(OWNER, 'content/es/testimonials.json'));
  expect(cards[0]).toMatchObject({ kind: 'example', who: expect.any(String) });
});

test('docs/settings.md is up to date', () => {
  expect(readFileSync(REFERENCE, 'utf8')).toBe(createSettingsReference());
});

test('converts settings and messages from 1.0.0 and warns about unused ones', async () => {
  const old = await createTempFolder();
  const folder = join(await createTempFolder(), 'nova');
  const settings = {
    name: 'Nova',
    claims: { speed: 'under 5 minutes', traders: '1.5M+' },
    experiments: [{ id: 'a', messages: { 'features.fees.title': { en: 'Less' } } }],
    sections: ['faq', { id: 'press', component: 'Press', level: 3 }],
    questions: ['fees', 'gas'],
    courses: [{ id: 'keys', level: 'beginner', lessons: 2, minutes: 5, students: 0, progress: 0 }],
    roadmap: {
      year: 2027,
      quarters: [{ id: 'foundations', quarter: 1, status: 'current', progress: 5, items: 1 }],
    },
    token: {
      supply: { tokens: 5, vestingYears: 1, split: [{ id: 'team', percent: 100, seat: 'ink' }] },
    },
  };
  writeFileSync(join(old, 'owner.config.ts'), `export const owner = ${JSON.stringify(settings)};`);
  writeJson(join(old, 'messages/en.json'), {
    'faq.heading': 'What traders ask first',
    'faq.items.gas.answer': 'Yes.',
    'academy.courses.keys.lessons.1': 'One',
    'academy.courses.keys.lessons.2': 'Two',
    'features.fees.title': 'Cheap',
    'compare.facts.you': 'You alone',
    'hero.gone': 'Old',
    'testimonials.lead': 'From {count} traders.',
    'sections.press.heading': 'Press',
  });
  writeJson(join(old, 'messages/es.json'), {
    'faq.items.gas.answer': 'Sí.',
    'owner.reply': 'Hoy.',
  });
  mkdirSync(join(old, 'brand'));
  writeFileSync(join(old, 'brand/logo.svg'), '<svg/>');

  const { code, out } = await run(`convert ${join(old, 'owner.config.ts')} ${folder}`);
  expect([code, out]).toEqual([
    0,
    expect.stringContaining('Left out hero.gone. No section uses it anymore.'),
  ]);
  expect(out).toContain('Left out testimonials.lead. Its placeholder {count} no longer exists.');
  const read = (file: string) => readJson(join(folder, 'content', file));
  // The default heading is left out.
  expect(read('en/faq.json')).toEqual({ items: [{ id: 'fees' }, { id: 'gas', answer: 'Yes.' }] });
  expect(read('es/faq.json')).toEqual({ items: [{ id: 'fees' }, { id: 'gas', answer: 'Sí.' }] });
  expect(read('en/academy.json').courses).toEqual([
    { id: 'keys', minutes: 5, lessons: ['One', 'Two'] },
  ]);
  expect(read('en/roadmap.json')).toMatchObject({ year: 2027 });
  expect(read('en/token.json').entries).toEqual([{ id: 'team', percent: 100 }]);
  expect(read('en/features.json').items[0]).toEqual({ id: 'fees', title: 'Cheap' });
  expect(read('en/compare.json').rows.at(-1)).toEqual({
    id: 'custody',
    cells: ['You alone', 'You or the venue', 'You alone', 'You alone'],
  });
  expect(read('en/sections.json')).toEqual({ press: { heading: 'Press' } });
  expect(read('es/owner.json')).toEqual({ reply: 'Hoy.' });
  expect(existsSync(join(folder, 'pictures/logo.svg'))).toBe(true);
  expect(readJson(join(folder, 'package.json'))).toMatchObject({ type: 'module' });
  const config = readFileSync(join(folder, 'owner.config.ts'), 'utf8');
  expect(config).toContain("sections: [ 'faq', { id: 'press', component: 'Press' } ]");
  expect(config).toContain("claims: { speed: { under: 5, unit: 'minute' }, traders: 1500000 }");
  expect(config).toContain("'features.items.fees.title': { en: 'Less' }");
  expect(config).not.toMatch(/questions|courses|roadmap|split|level/);
});
