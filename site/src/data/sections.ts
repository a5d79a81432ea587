import { join } from 'node:path';
import type { Owner } from '#contract/owner.ts';
import { FIRST_SECTION, LAST_SECTION, levelOf, type SectionId } from '#contract/sections.ts';
import { isShown } from './claimed.ts';
import { owner, settingsFolder } from './owner.ts';

/** Where the owner's own sections are: `sections/` beside the settings. */
export const ownSections = join(settingsFolder, 'sections');

/** The sections between the first and the last, from the top: by which name the page knows what shows each. */
export const sections = owner.sections.filter(hasContents).map((entry) =>
  typeof entry === 'string' ? { id: entry, level: levelOf(entry), component: entry } : entry,
);

/** The ids of all sections of the page, from the top. */
export const sectionIds: string[] = [
  FIRST_SECTION,
  ...sections.map(({ id }) => id),
  LAST_SECTION,
];

/** Whether a section stands on the page. */
export const hasSection = (id: SectionId): boolean => sectionIds.includes(id);

/** Without a token there is no section of it, and without a testimonial none of them. */
function hasContents(entry: Owner['sections'][number]): boolean {
  if (entry === 'token') return isShown('token');
  return entry !== 'testimonials' || owner.testimonials.length > 0;
}
