/// <reference lib="esnext.intl" />
import * as z from 'zod';
import { languagePath } from '#contract/languages.ts';
import { owner } from './owner.ts';
import { parseContent } from './parseContent.ts';
import { Given } from './text.ts';

/** The name of a language's folder in `site/src/content/`, which is also its tag: `en`, `es`, `ar`. */
export type Language = string;

const Facts = z.strictObject({
  /** What it calls itself. */
  name: Given,
  /** How it writes dates and lists, where its tag alone says otherwise: `en-GB`. */
  dates: z.string().optional(),
  /** In small letters, the letters that every form of its word for "simulated" has. */
  simulated: Given,
  /** Only where its running text spells figures: 0 to 19, and the tens from 20. */
  numbers: z.strictObject({ small: Given, tens: Given }).optional(),
  /** What stands before a single million in place of `1 `: `a `, or nothing. */
  single: z.string().optional(),
});

export type LanguageFacts = z.input<typeof Facts>;

/** The languages that are built, in the order of the menu; English first, at `/`. */
export const languages: readonly Language[] = owner.languages;

/** The same page in every language, for machines; none where it speaks only one. */
export const alternates =
  languages.length === 1
    ? []
    : [
        ...languages.map((language) => ({ tag: language, path: languagePath(language) })),
        { tag: 'x-default', path: '/' },
      ];

/** What Astro hands to each of the pages that {@link pagesInLanguages} lists. */
export type PropsOfPage = { props: { language: Language } };

/** One page in each language, as Astro asks for them. */
export const pagesInLanguages = () =>
  languages.map((language) => ({
    params: { language: language === languages[0] ? undefined : language },
    props: { language },
  }));

/** Which way the lines of a language run. */
export const directionOf = (language: Language) =>
  new Intl.Locale(language).getTextInfo().direction ?? 'ltr';

/** Where the words of a section stand. */
export const fileOf = (language: Language, file: string) =>
  `site/src/content/${language}/${file}.ts`;

/**
 * What the file of a section exports under its own name.
 * @throws Error that names the file, when there is none.
 */
export async function importWords(language: Language, file: string): Promise<unknown> {
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

const facts = new Map(
  await Promise.all(
    languages.map(async (language) => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- parsed on the same line
      const given = (await importWords(language, 'language')) as LanguageFacts;
      return [
        language,
        parseContent('language', Facts, given, fileOf(language, 'language')),
      ] as const;
    }),
  ),
);

/** What a language says of itself. */
export function factsOf(language: Language) {
  const own = facts.get(language);
  if (!own) throw new Error(`"${language}" is not among the languages of owner.config.ts.`);
  return own;
}

/** The page's other languages, each by its own name. */
export const otherLanguages = (language: Language) =>
  languages
    .filter((other) => other !== language)
    .map((other) => ({ tag: other, path: languagePath(other), name: factsOf(other).name }));

/** `A, B and C`, as the language lists. */
export const listIn = (language: Language, items: string[]) =>
  new Intl.ListFormat(factsOf(language).dates ?? language).format(items);
