/// <reference lib="esnext.intl" />
import type { Owner } from '#site/owner/settings.ts';
import { withBase } from '../lib/withBase.ts';

/** A language tag such as `en`, `es`, or `ar`. Its content folder and its URL path have the same name. */
export type Language = string;

/** Returns a language's path below the site's base path. It's `/` for the source language and e.g. `/es/` for others. */
export const getLanguagePath = ({ languages }: Languages, language: Language) =>
  language === languages[0] ? '/' : `/${language}/`;

type Languages = Pick<Owner, 'languages'>;

/** A page and its languages. `bots` is at `/bots/` and `/es/bots/`. The name of the home page is empty. */
export type Page = { name: string; languages: readonly Language[] };

export const getHomePage = ({ languages }: Languages): Page => ({ name: '', languages });

/** Returns the path of a page in a language, below the site's base path. */
export const getPagePath = (owner: Languages, language: Language, { name }: Page) =>
  `${getLanguagePath(owner, language)}${name && `${name}/`}`;

export const getDirection = (language: Language) =>
  new Intl.Locale(language).getTextInfo().direction ?? 'ltr';

/** Returns the name of a language in that language, such as `Español`. */
export const getLanguageName = (language: Language) => {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
};

/** Returns the locale for dates and lists. English uses British formats. */
export const getLocale = (language: Language) => (language === 'en' ? 'en-GB' : language);

/** Formats a list in a language, such as `A, B and C`. */
export const formatList = (language: Language, items: readonly string[]) =>
  new Intl.ListFormat(getLocale(language)).format(items);

/** Returns the file name of a page's link preview image in a language. */
export const getSocialImageName = ({ languages }: Languages, language: Language, { name }: Page) =>
  ['social', name, language === languages[0] ? '' : language, 'png'].filter(Boolean).join('.');

/** Returns links to a page in the other languages. If a language doesn't have the page, links to its home page. */
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
