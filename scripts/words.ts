import { readdir } from 'node:fs/promises';
import { owner } from '../site/src/data/owner.ts';
import { readArguments } from './arguments.ts';
import { sameTexts } from './words/sameTexts.ts';

/**
 * Lists the texts of a language that are the same as in English: names, or what was not translated yet.
 * `npm run words -- es`; without a name, of every language that is built.
 */
const CONTENT = new URL('../site/src/content/', import.meta.url);
const folders = await readdir(CONTENT, { withFileTypes: true });
const known = folders.filter((entry) => entry.isDirectory()).map(({ name }) => name);
const { words: asked } = readArguments('npm run words', {}, known);
const languages = asked.length > 0 ? asked : owner.languages.slice(1);
for (const language of languages) {
  const { same, all } = await sameTexts(CONTENT, language);
  for (const { file, key, text } of same) console.log(`${language}/${file} ${key}: ${text}`);
  console.log(`${language}: ${same.length} of ${all} texts are as in English.`);
}
if (languages.length === 0) console.log('Only English is built: name a language.');
