import { getPagePath, type Language, type Page } from '../i18n/locales.ts';
import { owner } from './owner.ts';

/** The languages of the page, in menu order. The first is the source language, at `/`. */
export const languages: readonly Language[] = owner.languages;

/** Returns the `hreflang` alternates of a page. A page in one language has none. */
export const getAlternates = (page: Page) =>
  page.languages.length < 2
    ? []
    : [...page.languages, 'x-default'].map((tag) => ({
        tag,
        path: getPagePath(owner, tag === 'x-default' ? (page.languages[0] ?? '') : tag, page),
      }));

/** The props of the pages that {@link getLanguagePaths} returns. */
export type LanguageProps = { props: { language: Language } };

/** Returns the static paths of a page that exists in each language, for Astro. */
export const getLanguagePaths = () =>
  languages.map((language) => ({
    params: { language: language === languages[0] ? undefined : language },
    props: { language },
  }));
