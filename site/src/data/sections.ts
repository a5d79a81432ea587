import { join } from 'node:path';
import type { Owner } from '#contract/owner.ts';
import { FIRST_SECTION, LAST_SECTION, type SectionId } from '#contract/sections.ts';
import type { Translate } from '../i18n/translate.ts';
import { isShown } from './claims.ts';
import { settingsFolder } from './owner.ts';

/** Where the owner's own sections are: `sections/` beside the settings. */
export const ownSections = join(settingsFolder, 'sections');

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
  return id !== 'testimonials' || owner.testimonials.length > 0;
}

type Linked = Owner['navigation']['header'][number];

/** Where the footer leads besides. */
// prettier-ignore
const FURTHER: readonly Linked[] = [
  'why-tmx', 'how-it-works', 'trading', 'compare', 'token', 'faq', 'academy', 'community', 'roadmap',
];

/** Links to those of some sections that are on the page. */
const linksTo = (owner: Owner, t: Translate, ids: readonly Linked[]) =>
  [...new Set(ids)]
    .filter((id) => sectionIds(owner).includes(id))
    .map((id) => ({
      href: `#${id === 'trading' ? 'trading-dashboard' : id}`,
      text: t(`navigation.links.${id}`),
    }));

export const headerLinks = (owner: Owner, t: Translate) =>
  linksTo(owner, t, owner.navigation.header);

/** The footer leads further, and to the form last. */
export const footerLinks = (owner: Owner, t: Translate) => {
  const ids = [...owner.navigation.header, ...FURTHER].filter((id) => id !== LAST_SECTION);
  return linksTo(owner, t, [...ids, LAST_SECTION]);
};
