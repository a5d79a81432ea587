import { getPagePath, type Language, type Page } from '../i18n/locales.ts';
import { owner } from './owner.ts';

/** The languages that are built, in the order of the menu; the source first, at `/`. */
export const languages: readonly Language[] = owner.languages;

/** A page in each of its languages, for machines; none where it has only one. */
export const getAlternates = (page: Page) =>
  page.languages.length < 2
    ? []
    : [...page.languages, 'x-default'].map((tag) => ({
        tag,
        path: getPagePath(owner, tag === 'x-default' ? (page.languages[0] ?? '') : tag, page),
      }));

/** What Astro hands to each of the pages that {@link getLanguagePaths} lists. */
export type LanguageProps = { props: { language: Language } };

/** One page in each language, as Astro asks for them. */
export const getLanguagePaths = () =>
  languages.map((language) => ({
    params: { language: language === languages[0] ? undefined : language },
    props: { language },
  }));
