import { getPagePath, type Language, type Page } from '../i18n/locales.ts';
import { owner } from './owner.ts';

/** The page's languages, in menu order. The first is the source language, at `/`. */
export const languages: readonly Language[] = owner.languages;

/** Returns a page's `hreflang` alternates. A page in only one language has none. */
export const getAlternates = (page: Page) =>
  page.languages.length < 2
    ? []
    : [...page.languages, 'x-default'].map((tag) => ({
        tag,
        path: getPagePath(owner, tag === 'x-default' ? (page.languages[0] ?? '') : tag, page),
      }));

/** Props of the pages that {@link getLanguagePaths} returns. */
export type LanguageProps = { props: { language: Language } };

/** Returns Astro's static paths for a page that exists in every language. */
export const getLanguagePaths = () =>
  languages.map((language) => ({
    params: { language: language === languages[0] ? undefined : language },
    props: { language },
  }));
