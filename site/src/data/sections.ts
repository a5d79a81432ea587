import { join } from 'node:path';
import type { Owner } from '#site/owner/settings.ts';
import { FIRST_SECTION, LAST_SECTION, type SectionId } from '#contract/sections.ts';
import { LINKABLE_SECTIONS } from '#site/owner/sections.ts';
import { getLanguagePath, getPagePath, type Language, type Page } from '../i18n/locales.ts';
import type { Translate } from '../i18n/translate.ts';
import { withBase } from '../lib/withBase.ts';
import { isShown } from './claims.ts';
import { ownerFolder } from './owner.ts';

/** Where the owner's own sections are. */
export const ownSectionsFolder = join(ownerFolder, 'sections');

/** The sections between the first and the last, from the top. `component`: by which `layouts/Sections.astro` finds it. */
export const getSections = (owner: Owner) =>
  owner.sections
    .filter(({ id }) => hasContents(owner, id))
    .map((section) => ({ component: section.id, ...section }));

/** The ids of all sections of the page, from the top. */
export const getSectionIds = (owner: Owner): string[] => [
  FIRST_SECTION,
  ...getSections(owner).map(({ id }) => id),
  LAST_SECTION,
];

/** Whether a section is on the page. */
export const hasSection = (owner: Owner, id: SectionId): boolean =>
  getSectionIds(owner).includes(id);

/** Whether the owner's claims and lists leave a section anything to show. */
function hasContents(owner: Owner, id: string): boolean {
  if (id === 'token' || id === 'compare') return isShown(owner, id);
  if (id === 'stats') return getStatistics(owner).length > 0;
  return id !== 'testimonials' || getTestimonials(owner).length > 0;
}

/** The statistics whose claims the owner makes. */
export const getStatistics = (owner: Owner) =>
  owner.lists.stats.items.filter(({ id }) => isShown(owner, `stats.items.${id}`));

/** The testimonials. Examples are of the fee. */
export const getTestimonials = (owner: Owner) =>
  owner.lists.testimonials.cards.filter(
    ({ kind }) => kind === 'customer' || isShown(owner, 'testimonials.cards'),
  );

/** Whether the page has the practice trade, which charges the fee. */
export const hasPractice = (owner: Owner): boolean =>
  hasSection(owner, 'trading') && isShown(owner, 'practice');

/** Sections that only the footer links to. */
// prettier-ignore
const FURTHER = [
  'why-tmx', 'how-it-works', 'trading', 'compare', 'token', 'faq', 'academy', 'community', 'roadmap',
];

/** Links to those of some sections that are on the page. An owner's own section has a text for it. */
const linksTo = (owner: Owner, t: Translate, ids: readonly string[], home = '') =>
  [...new Set(ids)]
    .filter((id) => getSectionIds(owner).includes(id))
    .map((id) => {
      const named = LINKABLE_SECTIONS.find((one) => one === id);
      return {
        href: `${home}#${id === 'trading' ? 'trading-dashboard' : id}`,
        text: t(named ? `navigation.links.${named}` : `sections.${id}.link`),
      };
    });

/** `home`: where the sections are, if not on this page. */
export const getHeaderLinks = (owner: Owner, t: Translate, home?: string) =>
  linksTo(owner, t, owner.navigation.header, home);

/** The footer leads further, and to the form last. */
export const getFooterLinks = (owner: Owner, t: Translate, home?: string) => {
  const ids = [...owner.navigation.header, ...FURTHER].filter((id) => id !== LAST_SECTION);
  return linksTo(owner, t, [...ids, LAST_SECTION], home);
};

/**
 * The owner's further links of the header or the footer. One to a page of the site leads to it in the language, if it
 * has the page; one to a section that this page lacks, to the home page.
 */
export function getCustomLinks(
  owner: Owner,
  language: Language,
  place: 'header' | 'footer',
  pages: readonly Page[],
  isHere: (id: string) => boolean,
) {
  const [source = ''] = owner.languages;
  return owner.links[place].map(({ label, href }) => {
    const [, name, rest = ''] = /^\/([a-z0-9-]+)\/?(#.*)?$/.exec(href) ?? [];
    const page = pages.find((one) => one.name === name && one.languages.includes(language));
    const isAway = href.startsWith('#') && !isHere(href.slice(1));
    return {
      text: typeof label === 'string' ? label : (label[language] ?? label[source] ?? href),
      href: withBase(
        page
          ? `${getPagePath(owner, language, page)}${rest}`
          : `${isAway ? getLanguagePath(owner, language) : ''}${href}`,
      ),
    };
  });
}
