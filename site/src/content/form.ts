import { FormWords, type FormLanguage } from '#contract/formWords.ts';
import { languagePath } from '#contract/languages.ts';
import { directionOf, fileOf, importWords, languages } from './language.ts';
import { parseContent } from './parseContent.ts';
import { signUp } from './signUp.ts';

/** The words of the embedded form in every language that is built; the companion shows them. */
export const form: readonly FormLanguage[] = await Promise.all(
  languages.map(async (language) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- parsed on the next line
    const given = (await importWords(language, 'form')) as FormWords;
    const words = parseContent('form', FormWords, given, fileOf(language, 'form'));
    const { risk, regions } = signUp(language);
    const [direction, path] = [directionOf(language), languagePath(language)];
    return { language, direction, path, risk, regions, words };
  }),
);
