import { languagePath, type Language } from '../i18n/locales.ts';
import { owner } from './owner.ts';

/** The languages that are built, in the order of the menu; the source first, at `/`. */
export const languages: readonly Language[] = owner.languages;

/** The same page in every language, for machines; none where it speaks only one. */
export const alternates = [
  ...languages.map((language) => ({ tag: language, path: languagePath(owner, language) })),
  { tag: 'x-default', path: '/' },
].filter(() => languages.length > 1);

/** What Astro hands to each of the pages that {@link pagesInLanguages} lists. */
export type PropsOfPage = { props: { language: Language } };

/** One page in each language, as Astro asks for them. */
export const pagesInLanguages = () =>
  languages.map((language) => ({
    params: { language: language === languages[0] ? undefined : language },
    props: { language },
  }));
