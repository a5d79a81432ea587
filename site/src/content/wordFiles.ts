import { createHash } from 'node:crypto';
import { languages, type Language } from './language.ts';
import { navigation } from './navigation.ts';
import { practice } from './practice.ts';

/** The words of the practice floor in a file of their own, named by what is in it. */
export function practiceFile(language: Language) {
  const json = JSON.stringify(practice(language));
  const hash = createHash('sha256').update(json).digest('base64url').slice(0, 8);
  const name = `practice.${language}.${hash}`;
  return { name, json, address: `/words/${name}.json` };
}

/** What scripts fetch in a language, file by file, as Astro asks for them. */
export const wordFiles = () =>
  languages
    .flatMap((language) => [
      practiceFile(language),
      { name: `offer.${language}`, json: JSON.stringify(navigation(language).offer) },
    ])
    .map(({ name, json }) => ({ params: { name }, props: { json } }));
