import type { Owner } from '#site/owner/settings.ts';
import { MOVABLE_SECTIONS, type SectionId } from '#contract/sections.ts';

/** Content files by section. Files that aren't listed belong to the whole page. */
export const SECTION_FILES: Readonly<Record<SectionId, readonly [string, ...string[]]>> = {
  stats: ['stats'],
  'why-tmx': ['features'],
  'how-it-works': ['steps'],
  trading: ['trading', 'prices', 'practice'],
  security: ['security'],
  'live-activity': ['activity', 'activityFeed'],
  testimonials: ['testimonials'],
  compare: ['compare'],
  academy: ['academy'],
  community: ['community'],
  faq: ['faq'],
  roadmap: ['roadmap'],
  token: ['token'],
  partners: ['partners'],
  'get-started': ['getStarted'],
};

export function belongsToRemovedSection(owner: Owner, key: string): boolean {
  const [file = ''] = key.split('.', 1);
  const section = MOVABLE_SECTIONS.find((id) => SECTION_FILES[id].includes(file));
  return section !== undefined && owner.sections.every(({ id }) => id !== section);
}
