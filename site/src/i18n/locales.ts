/// <reference lib="esnext.intl" />
import type { Owner } from '#site/owner/settings.ts';
import { withBase } from '../lib/withBase.ts';

/** A language tag, e.g. `es`. The content folder and the URL path have the same name. */
export type Language = string;

/** Returns `/` for the source language, or e.g. `/es/`, without the base path. */
export const getLanguagePath = ({ languages }: Languages, language: Language) =>
  language === languages[0] ? '/' : `/${language}/`;

type Languages = Pick<Owner, 'languages'>;

/** `bots` is at `/bots/` and `/es/bots/`. The home page's name is empty. */
export type Page = { name: string; languages: readonly Language[] };

export const getHomePage = ({ languages }: Languages): Page => ({ name: '', languages });

/** Returns a page's path without the base path. */
export const getPagePath = (owner: Languages, language: Language, { name }: Page) =>
  `${getLanguagePath(owner, language)}${name && `${name}/`}`;

export const getDirection = (language: Language) =>
  new Intl.Locale(language).getTextInfo().direction ?? 'ltr';

/** Returns a language's own name for itself, e.g. `Español`. */
export const getLanguageName = (language: Language) => {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
};

/** English uses British formats for dates and lists. */
export const getLocale = (language: Language) => (language === 'en' ? 'en-GB' : language);

export const formatList = (language: Language, items: readonly string[]) =>
  new Intl.ListFormat(getLocale(language)).format(items);

export const getSocialImageName = ({ languages }: Languages, language: Language, { name }: Page) =>
  ['social', name, language === languages[0] ? '' : language, 'png'].filter(Boolean).join('.');

/** Links to the page in all other languages, or to the home page in languages that don't have the page. */
export const getLanguageLinks = (owner: Languages, language: Language, page: Page) =>
  owner.languages
    .filter((other) => other !== language)
    .map((other) => ({
      lang: other,
      href: withBase(
        page.languages.includes(other)
          ? getPagePath(owner, other, page)
          : getLanguagePath(owner, other),
      ),
      text: getLanguageName(other),
    }));
