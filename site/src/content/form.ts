import { FormWords, type FormLanguage } from '#contract/formWords.ts';
import { languagePath } from '#contract/languages.ts';
import { directionOf, languages } from './language.ts';
import { readFiles } from './readFiles.ts';
import { signUp } from './signUp.ts';

const words = await readFiles('form', FormWords);

/** The words of the embedded form in every language that is built; the companion shows them. */
export const form: readonly FormLanguage[] = languages.map((language) => {
  const { risk, regions } = signUp(language);
  const [direction, path] = [directionOf(language), languagePath(language)];
  return { language, direction, path, risk, regions, words: words(language) };
});
