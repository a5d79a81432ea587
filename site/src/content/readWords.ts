import type * as z from 'zod';
import { mapTexts } from '../lib/fill.ts';
import { directionOf, fileOf, importWords, languages, type Language } from './language.ts';
import { parseContent } from './parseContent.ts';

/** Isolates what stands between them from the direction of the text around (Unicode's FSI and PDI). */
const ISOLATED = '\u2068$&\u2069';

/**
 * The words of a section in each language that is built, checked. Where lines run from right to left,
 * what fills a place keeps its own direction.
 * @param file in the folders of the languages, without ending; it exports one object of that name.
 * @throws Error that names file, key and language, and so stops the build.
 */
export async function readWords<S extends z.ZodType>(
  file: string,
  schema: S,
): Promise<(language: Language) => z.output<S>> {
  const read = languages.map(async (language) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- parsed on the next line
    const given = (await importWords(language, file)) as z.input<S>;
    const words = parseContent(file, schema, given, fileOf(language, file));
    const isRightToLeft = directionOf(language) === 'rtl';
    return [
      language,
      isRightToLeft ? mapTexts(words, (text) => text.replaceAll(/\{\w+\}/g, ISOLATED)) : words,
    ] as const;
  });
  const all = new Map(await Promise.all(read));
  return (language) => {
    const words = all.get(language);
    if (words === undefined) throw new Error(`The words of "${language}" were not read.`);
    return words;
  };
}
