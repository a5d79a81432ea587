import { pathToFileURL } from 'node:url';
import { FormWords, type FormLanguage } from '#contract/formWords.ts';
import { directionOf } from '#contract/languages.ts';
import { languages as built } from './language.ts';

/**
 * The words of the form in these languages, from their folders.
 * @param folder in which each language has a folder.
 * @throws Error that names file, key and language of what is missing or does not fit.
 */
export function formLanguages(
  languages: readonly string[],
  folder = import.meta.dirname,
): Promise<FormLanguage[]> {
  return Promise.all(
    languages.map(async (language) => {
      const file = `${folder}/${language}/form.ts`;
      const words = FormWords.safeParse(await wordsIn(file, language));
      if (words.success) return { language, direction: directionOf(language), words: words.data };
      const problems = words.error.issues.map(
        ({ path, message }) => `\n  ${path.join('.') || '(whole file)'}: ${message}`,
      );
      throw new Error(
        `The words of the form do not fit in the language "${language}".${problems.join('')}\nFix them in ${file}.`,
      );
    }),
  );
}

async function wordsIn(file: string, language: string): Promise<unknown> {
  try {
    const { form }: { form?: unknown } = await import(/* @vite-ignore */ pathToFileURL(file).href);
    return form;
  } catch (cause) {
    throw new Error(
      `The language "${language}" has no words for the form that can be read. Copy form.ts from another language and translate it: ${file} (${String(cause)})`,
      { cause },
    );
  }
}

/** The form in every language that is built. */
export const form = await formLanguages(built);
