import type * as z from 'zod';
import type { Language } from './language.ts';
import { owner } from '../data/owner.ts';
import { parseContent } from './parseContent.ts';

/** Where the words of a section stand. */
export const fileOf = (language: Language, file: string) =>
  `site/src/content/${language}/${file}.ts`;

/**
 * What a file says in each language that is built, checked.
 * @param file in the folders of the languages, without ending; it exports one object of that name.
 * @throws Error that names file, key and language, and so stops the build.
 */
export async function readFiles<S extends z.core.$ZodType>(
  file: string,
  schema: S,
): Promise<(language: Language) => z.output<S>> {
  const read = owner.languages.map(async (language) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- parsed on the next line
    const given = (await importFile(language, file)) as z.input<S>;
    return [language, parseContent(file, schema, given, fileOf(language, file))] as const;
  });
  const all = new Map(await Promise.all(read));
  return (language) => {
    const said = all.get(language);
    if (said !== undefined) return said;
    throw new Error(`"${language}" is not among the languages of owner.config.ts.`);
  };
}

async function importFile(language: Language, file: string): Promise<unknown> {
  try {
    const words: Record<string, unknown> = await import(`./${language}/${file}.ts`);
    return words[file];
  } catch (error) {
    if (!isMissing(error, `${language}/${file}.ts`)) throw error;
    throw new Error(
      `There is no ${fileOf(language, file)}, so the page cannot speak "${language}". Copy it from site/src/content/en/ and translate it.`,
      { cause: error },
    );
  }
}

/** As Node says it, and as Vite does, which knows the files when it builds. */
const isMissing = (error: unknown, path: string) =>
  error instanceof Error &&
  error.message.includes(path) &&
  /^(Cannot find module|Unknown variable dynamic import)/.test(error.message);
