import { getHomePage, getPagePath, type Language, type Page } from '../i18n/locales.ts';
import { type LandingPage, readCampaignPages } from './campaignPages.ts';
import { contentFolder, owner, pagesFolder } from './owner.ts';
import { readTextPages } from './textPages.ts';

export const textPages = await readTextPages(pagesFolder, owner.languages);

/** The home page first, then the campaign pages. */
export const landingPages: readonly LandingPage[] = [
  { ...getHomePage(owner), owner, noindex: false },
  ...readCampaignPages(
    owner,
    contentFolder,
    textPages.map(({ name }) => name),
  ),
];

/** Returns a page's path for an Astro rest parameter. */
export const getPathParam = (page: Page, language: Language) =>
  getPagePath(owner, language, page).slice(1, -1) || undefined;

/** Returns an entry for each language of each page that search engines may index. */
export const getIndexablePages = () => [
  ...landingPages.flatMap((page) =>
    page.noindex ? [] : page.languages.map((language) => ({ page, language })),
  ),
  ...textPages.flatMap((page) =>
    page.translations.flatMap(({ language, noindex }) => (noindex ? [] : [{ page, language }])),
  ),
];
