/// <reference lib="esnext.intl" />
import type { Owner } from '#site/owner/settings.ts';
import { withBase } from '../lib/withBase.ts';

/** The tag of a language, which names its folder of content and its path: `en`, `es`, `ar`. */
export type Language = string;

/** Where a language is below the site's path: the source at `/`, others at `/es/`. */
export const getLanguagePath = ({ languages }: Languages, language: Language) =>
  language === languages[0] ? '/' : `/${language}/`;

type Languages = Pick<Owner, 'languages'>;

/** A page in the languages that have it. Its name is its path: `bots` at `/bots/` and `/es/bots/`; the home page's is empty. */
export type Page = { name: string; languages: readonly Language[] };

export const getHomePage = ({ languages }: Languages): Page => ({ name: '', languages });

/** Where a page is in a language, below the site's path. */
export const getPagePath = (owner: Languages, language: Language, { name }: Page) =>
  `${getLanguagePath(owner, language)}${name && `${name}/`}`;

/** Which way the lines of a language run. */
export const getDirection = (language: Language) =>
  new Intl.Locale(language).getTextInfo().direction ?? 'ltr';

/** What a language calls itself: `Español`. */
export const getLanguageName = (language: Language) => {
  const own = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
  return own.charAt(0).toLocaleUpperCase(language) + own.slice(1);
};

/** The locale that a language writes dates and lists by: English as in Britain. */
export const getLocale = (language: Language) => (language === 'en' ? 'en-GB' : language);

/** `A, B and C`, as the language lists. */
export const formatList = (language: Language, items: readonly string[]) =>
  new Intl.ListFormat(getLocale(language)).format(items);

/** The picture that stands for a page in a language where its address is shared. */
export const getSocialImageName = ({ languages }: Languages, language: Language, { name }: Page) =>
  ['social', name, language === languages[0] ? '' : language, 'png'].filter(Boolean).join('.');

/** Returns links to a page in the other languages, or to the home page in languages that lack the page. */
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
