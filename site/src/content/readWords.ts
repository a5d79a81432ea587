import type * as z from 'zod';
import { mapTexts } from '../lib/fill.ts';
import { directionOf, type Language } from './language.ts';
import { readFiles } from './readFiles.ts';

/** Isolates what stands between them from the direction of the text around (Unicode's FSI and PDI). */
const ISOLATED = '\u2068$&\u2069';
const isolate = (text: string) => text.replaceAll(/\{\w+\}/g, ISOLATED);

/**
 * The words of a section as {@link readFiles} has them. Where lines run from right to left, what fills a
 * place keeps its own direction.
 */
export async function readWords<S extends z.ZodType>(file: string, schema: S) {
  const read = await readFiles(file, schema);
  return (language: Language) =>
    directionOf(language) === 'rtl' ? mapTexts(read(language), isolate) : read(language);
}
