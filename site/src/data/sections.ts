import { join } from 'node:path';
import type { Owner } from '#contract/owner.ts';
import { FIRST_SECTION, LAST_SECTION, type SectionId } from '#contract/sections.ts';
import { isShown } from './claimed.ts';
import { owner, settingsFolder } from './owner.ts';

/** Where the owner's own sections are: `sections/` beside the settings. */
export const ownSections = join(settingsFolder, 'sections');

/** The sections between the first and the last, from the top. `component`: by which `layouts/Sections.astro` finds it. */
export const sections = owner.sections
  .filter(hasContents)
  .map((section) => ({ component: section.id, ...section }));

/** The ids of all sections of the page, from the top. */
export const sectionIds: string[] = [FIRST_SECTION, ...sections.map(({ id }) => id), LAST_SECTION];

/** Whether a section stands on the page. */
export const hasSection = (id: SectionId): boolean => sectionIds.includes(id);

/** Without a token there is no section of it, and without a testimonial none of them. */
function hasContents({ id }: Owner['sections'][number]): boolean {
  if (id === 'token') return isShown('token');
  return id !== 'testimonials' || owner.testimonials.length > 0;
}
