import { join } from 'node:path';
import type { Owner } from '#site/owner/settings.ts';
import { FIRST_SECTION, LAST_SECTION, type SectionId } from '#contract/sections.ts';
import { NAMED_SECTIONS } from '#site/owner/sections.ts';
import type { Translate } from '../i18n/translate.ts';
import { isShown } from './claims.ts';
import { ownerFolder } from './owner.ts';

/** Where the owner's own sections are. */
export const ownSections = join(ownerFolder, 'sections');

/** The sections between the first and the last, from the top. `component`: by which `layouts/Sections.astro` finds it. */
export const sectionsOf = (owner: Owner) =>
  owner.sections
    .filter(({ id }) => hasContents(owner, id))
    .map((section) => ({ component: section.id, ...section }));

/** The ids of all sections of the page, from the top. */
export const sectionIds = (owner: Owner): string[] => [
  FIRST_SECTION,
  ...sectionsOf(owner).map(({ id }) => id),
  LAST_SECTION,
];

/** Whether a section is on the page. */
export const hasSection = (owner: Owner, id: SectionId): boolean => sectionIds(owner).includes(id);

/** Without a token there is no section of it, and without a testimonial none of them. */
function hasContents(owner: Owner, id: string): boolean {
  if (id === 'token') return isShown(owner, 'token');
  return id !== 'testimonials' || owner.lists.testimonials.cards.length > 0;
}

/** Where the footer leads besides. */
// prettier-ignore
const FURTHER = [
  'why-tmx', 'how-it-works', 'trading', 'compare', 'token', 'faq', 'academy', 'community', 'roadmap',
];

/** Links to those of some sections that are on the page. An owner's own section has a text for it. */
const linksTo = (owner: Owner, t: Translate, ids: readonly string[]) =>
  [...new Set(ids)]
    .filter((id) => sectionIds(owner).includes(id))
    .map((id) => {
      const named = NAMED_SECTIONS.find((one) => one === id);
      return {
        href: `#${id === 'trading' ? 'trading-dashboard' : id}`,
        text: t(named ? `navigation.links.${named}` : `sections.${id}.link`),
      };
    });

export const headerLinks = (owner: Owner, t: Translate) =>
  linksTo(owner, t, owner.navigation.header);

/** The footer leads further, and to the form last. */
export const footerLinks = (owner: Owner, t: Translate) => {
  const ids = [...owner.navigation.header, ...FURTHER].filter((id) => id !== LAST_SECTION);
  return linksTo(owner, t, [...ids, LAST_SECTION]);
};
