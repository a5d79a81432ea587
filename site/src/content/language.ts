/// <reference lib="esnext.intl" />
import * as z from 'zod';
import { languagePath } from '#contract/languages.ts';
import { spell } from '../lib/spell.ts';
import { owner } from '../data/owner.ts';
import { readFiles } from './readFiles.ts';
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

/** What a language says of itself. */
export const factsOf = await readFiles('language', Facts);

/** The page's other languages, each by its own name. */
export const otherLanguages = (language: Language) =>
  languages
    .filter((other) => other !== language)
    .map((other) => ({ tag: other, path: languagePath(other), name: factsOf(other).name }));

/** `A, B and C`, as the language lists. */
export const listIn = (language: Language, items: string[]) =>
  new Intl.ListFormat(factsOf(language).dates ?? language).format(items);

/** A count as running text says it: `five` where the language spells figures, else `5`. */
export function sayCount(language: Language, count: number): string {
  const { numbers } = factsOf(language);
  return (numbers && spell(count, numbers)) ?? `${count}`;
}
