import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { mapTexts } from '../src/lib/fill.ts';

const ENGLISH = resolve('site/src/content/en');
const ACCENTS: Record<string, string> = { a: 'á', e: 'ê', i: 'ï', o: 'õ', u: 'ü', n: 'ñ', c: 'ç' };
/** How much longer than English other languages may be. */
const LONGER = 0.4;
/** Only so many letters fit there. */
const SHORT = /^(head\.(title|description)|hero\.heading|figures\.shortSpeed)$/;
/** No text: the tag of a language, and the version of a consent. */
const KEPT = /^(language\.dates|form\.consent\.version)$/;
const BY_WORD = /^language\.(numbers|single)/;
/** Letters that a check of the build looks for. */
const STEM = 'language.simulated';

/** A text between brackets, but for its question mark: what stands outside of brackets is no one's text. */
export function marked(text: string, place: string): string {
  return place === STEM ? text : text.replace(/^(.*?)(\??)$/s, '⟦$1⟧$2');
}

/** The same with accents, and two fifths longer. */
export function padded(text: string, place: string): string {
  const accented = text.replaceAll(/\{\w+\}|[aeiounc]/g, (found) => ACCENTS[found] ?? found);
  if (place === STEM || SHORT.test(place)) return marked(accented, place);
  const more = Math.ceil(text.replaceAll(/\{\w+\}/g, '').length * LONGER) - 2;
  return marked(accented.replace(/(\??)$/, `${' ~~~'.repeat(Math.max(more / 4, 0))}$1`), place);
}

/**
 * Writes a language that is English with each text changed.
 * @param folder its folder in `site/src/content/`.
 */
export async function writeLanguage(
  folder: string,
  change: (text: string, place: string) => string,
): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const file of readdirSync(ENGLISH)) {
    const name = file.replace(/\.ts$/, '');
    const words: Record<string, unknown> = await import(pathToFileURL(join(ENGLISH, file)).href);
    const changed = mapTexts({ [name]: words[name] }, (text, place) => {
      if (KEPT.test(place)) return text;
      // Word by word, as they are used.
      return BY_WORD.test(place)
        ? text.replaceAll(/\S+/g, (word) => marked(word, place))
        : change(text, place);
    });
    const json = JSON.stringify(changed[name]);
    writeFileSync(join(folder, file), `export const ${name} = ${json};\n`);
  }
}
