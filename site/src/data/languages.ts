import { getPagePath, type Language, type Page } from '../i18n/locales.ts';
import { owner } from './owner.ts';

/** In menu order. The first one is the source language, served at `/`. */
export const languages: readonly Language[] = owner.languages;

/** Returns `hreflang` alternates, or none if the page exists in only one language. */
export const getAlternates = (page: Page) =>
  page.languages.length < 2
    ? []
    : [...page.languages, 'x-default'].map((tag) => ({
        tag,
        path: getPagePath(owner, tag === 'x-default' ? (page.languages[0] ?? '') : tag, page),
      }));

export type LanguageProps = { props: { language: Language } };

/** Returns Astro's static paths for a page that exists in every language. */
export const getLanguagePaths = () =>
  languages.map((language) => ({
    params: { language: language === languages[0] ? undefined : language },
    props: { language },
  }));
