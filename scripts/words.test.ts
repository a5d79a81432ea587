import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { sameTexts } from './words/sameTexts.ts';

test('what was not translated is listed with its file and its place, and what has no letters is not', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'words-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const write = async (language: string, hero: object) => {
    await mkdir(join(folder, language));
    const text = `export const hero = ${JSON.stringify(hero)};`;
    await writeFile(join(folder, language, 'hero.ts'), text);
  };
  await write('en', { start: 'Start', legend: { you: 'you', bid: 'a bid' }, fee: '{fee}' });
  await write('es', { start: 'Empieza', legend: { you: 'you', bid: 'una compra' }, fee: '{fee}' });
  const { same, all } = await sameTexts(pathToFileURL(`${folder}/`), 'es');
  expect(same).toEqual([{ file: 'hero.ts', key: 'legend.you', text: 'you' }]);
  expect(all).toBe(3);
});
