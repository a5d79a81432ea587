import { join } from 'node:path';
import type { Owner } from '#site/owner/settings.ts';
import { FIRST_SECTION, LAST_SECTION, type SectionId } from '#contract/sections.ts';
import { LINKABLE_SECTIONS } from '#site/owner/sections.ts';
import { getLanguagePath, getPagePath, type Language, type Page } from '../i18n/locales.ts';
import type { Translate } from '../i18n/translate.ts';
import { withBase } from '../lib/withBase.ts';
import { isShown } from './claims.ts';
import { ownerFolder } from './owner.ts';

/** The folder of the owner's custom sections. */
export const ownSectionsFolder = join(ownerFolder, 'sections');

/** Returns the sections between the first and the last, from the top. `component` is a key in `layouts/Sections.astro`. */
export const getSections = (owner: Owner) =>
  owner.sections
    .filter(({ id }) => hasContent(owner, id))
    .map((section) => ({ component: section.id, ...section }));

/** Returns the IDs of all sections on the page, from the top. */
export const getSectionIds = (owner: Owner): string[] => [
  FIRST_SECTION,
  ...getSections(owner).map(({ id }) => id),
  LAST_SECTION,
];

export const hasSection = (owner: Owner, id: SectionId): boolean =>
  getSectionIds(owner).includes(id);

/** Returns whether a section still has content, given the page loads prices. */
export const hasPrices = (owner: Owner): boolean =>
  hasSection(owner, 'trading') || hasSection(owner, 'live-activity');

/** Returns whether the owner's claims and lists. */
function hasContent(owner: Owner, id: string): boolean {
  if (id === 'token' || id === 'compare') return isShown(owner, id);
  if (id === 'stats') return getStatistics(owner).length > 0;
  return id !== 'testimonials' || getTestimonials(owner).length > 0;
}

/** Returns the statistics whose claims the owner makes. */
export const getStatistics = (owner: Owner) =>
  owner.lists.stats.items.filter(({ id }) => isShown(owner, `stats.items.${id}`));

/** Returns the testimonials. Illustrative examples compare fees, so they require the fee claim. */
export const getTestimonials = (owner: Owner) =>
  owner.lists.testimonials.cards.filter(
    ({ kind }) => kind === 'customer' || isShown(owner, 'testimonials.cards'),
  );

/** Returns whether the page has the practice trade. It needs prices and a fee. */
export const hasPractice = (owner: Owner): boolean =>
  hasSection(owner, 'trading') && isShown(owner, 'practice');

/** Sections in the footer, in addition to those in the header. */
// prettier-ignore
const FOOTER_SECTIONS = [
  'why-tmx', 'how-it-works', 'trading', 'compare', 'token', 'faq', 'academy', 'community', 'roadmap',
];

/** Returns links to those of the given sections that are on the page. Custom labels are in `sections.json`. */
const getSectionLinks = (owner: Owner, t: Translate, ids: readonly string[], home = '') =>
  [...new Set(ids)]
    .filter((id) => getSectionIds(owner).includes(id))
    .map((id) => {
      const linkable = LINKABLE_SECTIONS.find((linkableId) => linkableId === id);
      return {
        href: `${home}#${id === 'trading' ? 'trading-dashboard' : id}`,
        text: t(linkable ? `navigation.links.${linkable}` : `sections.${id}.link`),
      };
    });

/** @param home the URL of the home page, if this page has no sections. */
export const getHeaderLinks = (owner: Owner, t: Translate, home?: string) =>
  getSectionLinks(owner, t, owner.navigation.header, home);

/** Returns the footer links. The form is last. */
export const getFooterLinks = (owner: Owner, t: Translate, home?: string) => {
  const ids = [...owner.navigation.header, ...FOOTER_SECTIONS].filter((id) => id !== LAST_SECTION);
  return getSectionLinks(owner, t, [...ids, LAST_SECTION], home);
};

/**
 * Returns the owner's additional links for the header or footer. Links to our own pages open the translation, if there
 * is one. If this page doesn't have the linked section, the link opens the home page.
 */
export function getCustomLinks(
  owner: Owner,
  language: Language,
  position: 'header' | 'footer',
  pages: readonly Page[],
  isOnThisPage: (id: string) => boolean,
) {
  const [source = ''] = owner.languages;
  return owner.links[position].map(({ label, href }) => {
    const [, pageName, fragment = ''] = /^\/([a-z0-9-]+)\/?(#.*)?$/.exec(href) ?? [];
    const page = pages.find(
      ({ name, languages }) => name === pageName && languages.includes(language),
    );
    const isOnHomePage = href.startsWith('#') && !isOnThisPage(href.slice(1));
    return {
      text: typeof label === 'string' ? label : (label[language] ?? label[source] ?? href),
      href: withBase(
        page
          ? `${getPagePath(owner, language, page)}${fragment}`
          : `${isOnHomePage ? getLanguagePath(owner, language) : ''}${href}`,
      ),
    };
  });
}
