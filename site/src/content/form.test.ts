import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { formLanguages } from './form.ts';
import { form as english } from './en/form.ts';

test('a text that is missing, empty or without its place stops the build with file, key and language', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'words-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(join(folder, 'fr'));
  const words = { ...english, send: '', heading: 'Inscription', trap: '{name}', email: undefined };
  await writeFile(join(folder, 'fr/form.ts'), `export const form = ${JSON.stringify(words)};`);
  const refused = await formLanguages(['fr'], folder).catch(String);
  expect(refused).toContain('in the language "fr"');
  expect(refused).toContain('\n  send: Write the words;');
  expect(refused).toContain('\n  heading: Write {name} into it, and nothing else in braces.');
  expect(refused).toContain('\n  trap: Leave out what stands in braces');
  expect(refused).toContain('\n  email: This is missing.');
  expect(refused).toContain(`Fix them in ${folder}/fr/form.ts.`);
  await expect(formLanguages(['xx'], folder)).rejects.toThrow(/"xx" has no words for the form/);
});
