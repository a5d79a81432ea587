import { join } from 'node:path';
import type { Owner } from '#site/owner/settings.ts';
import { FIRST_SECTION, LAST_SECTION, type SectionId } from '#contract/sections.ts';
import { LINKABLE_SECTIONS } from '#site/owner/sections.ts';
import { getLanguagePath, getPagePath, type Language, type Page } from '../i18n/locales.ts';
import type { Translate } from '../i18n/translate.ts';
import { withBase } from '../lib/withBase.ts';
import { isShown } from './claims.ts';
import { ownerFolder } from './owner.ts';

export const ownSectionsFolder = join(ownerFolder, 'sections');

/** Returns the sections between the hero and the form. `component` is a key in `layouts/Sections.astro`. */
export const getSections = (owner: Owner) =>
  owner.sections
    .filter(({ id }) => hasContent(owner, id))
    .map((section) => ({ component: section.id, ...section }));

/** Returns section IDs in page order, including the hero and the form. */
export const getSectionIds = (owner: Owner): string[] => [
  FIRST_SECTION,
  ...getSections(owner).map(({ id }) => id),
  LAST_SECTION,
];

export const hasSection = (owner: Owner, id: SectionId): boolean =>
  getSectionIds(owner).includes(id);

export const hasPrices = (owner: Owner): boolean =>
  hasSection(owner, 'trading') || hasSection(owner, 'live-activity');

/** Some sections are empty without certain claims or list entries. */
function hasContent(owner: Owner, id: string): boolean {
  if (id === 'token' || id === 'compare') return isShown(owner, id);
  if (id === 'stats') return getStatistics(owner).length > 0;
  return id !== 'testimonials' || getTestimonials(owner).length > 0;
}

/** Leaves out statistics about claims that the owner doesn't make. */
export const getStatistics = (owner: Owner) =>
  owner.lists.stats.items.filter(({ id }) => isShown(owner, `stats.items.${id}`));

/** Made-up examples compare fees, so they require the fee claim. */
export const getTestimonials = (owner: Owner) =>
  owner.lists.testimonials.cards.filter(
    ({ kind }) => kind === 'customer' || isShown(owner, 'testimonials.cards'),
  );

/** The practice trade needs prices and a fee. */
export const hasPractice = (owner: Owner): boolean =>
  hasSection(owner, 'trading') && isShown(owner, 'practice');

/** Sections to link to from the footer, in addition to the header's. */
// prettier-ignore
const FOOTER_SECTIONS = [
  'why-tmx', 'how-it-works', 'trading', 'compare', 'token', 'faq', 'academy', 'community', 'roadmap',
];

/** Returns links to the given sections, except ones that aren't on the page. Custom sections have their label in `sections.json`. */
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

/** @param home URL of the home page, for pages without sections. */
export const getHeaderLinks = (owner: Owner, t: Translate, home?: string) =>
  getSectionLinks(owner, t, owner.navigation.header, home);

/** The link to the form comes last. */
export const getFooterLinks = (owner: Owner, t: Translate, home?: string) => {
  const ids = [...owner.navigation.header, ...FOOTER_SECTIONS].filter((id) => id !== LAST_SECTION);
  return getSectionLinks(owner, t, [...ids, LAST_SECTION], home);
};

/**
 * Returns the owner's extra links for the header or footer. Links to our own pages go to the translated page, if it
 * exists. If the linked section isn't on this page, the link goes to the home page.
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
