/** Where the page begins: always the first section. */
export const FIRST_SECTION = 'top';

/** Where the form stands: always the last section. */
export const LAST_SECTION = 'tmx-form-section';

/**
 * The sections between them, in the specification's order, by the level of the page on which each stands: level 0
 * is the plain, 1 to 5 are cut into it, 6 is the floor. A section may change places within its level.
 */
export const LEVELS = [
  ['stats'],
  ['why-tmx', 'how-it-works'],
  ['trading', 'security'],
  ['live-activity', 'testimonials', 'compare'],
  ['academy', 'community', 'faq'],
  ['roadmap', 'token', 'partners'],
  ['get-started'],
] as const;

/** A section that the owner may leave out. */
export type SectionId = (typeof LEVELS)[number][number];

/** Ids that a section may have; a visit in which another was seen is not counted. */
export const SECTION_ID = /^[a-z][a-z0-9-]{0,39}$/;

/** The page's sections as they are shipped, from the top. */
export const SECTIONS = [FIRST_SECTION, ...LEVELS.flat(), LAST_SECTION] as const;

/** The level of a section that is shipped: 0 to 6. */
export const levelOf = (id: SectionId): number =>
  LEVELS.findIndex((level) => level.some((one) => one === id));
