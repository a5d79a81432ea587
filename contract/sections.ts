/** Where the page begins: always the first section. */
export const FIRST_SECTION = 'top';

/** Where the form stands: always the last section. */
export const LAST_SECTION = 'tmx-form-section';

/** The grounds that a section can be on. Neighbors on the same ground are drawn as one block. */
export const TONES = ['paper', 'ink', 'accent'] as const;
export type Tone = (typeof TONES)[number];

/** The sections between them, in the specification's order, each with its ground. */
export const SECTION_TONES = {
  stats: 'paper',
  'why-tmx': 'paper',
  'how-it-works': 'paper',
  trading: 'ink',
  security: 'paper',
  'live-activity': 'paper',
  testimonials: 'paper',
  compare: 'ink',
  academy: 'paper',
  community: 'paper',
  faq: 'paper',
  roadmap: 'paper',
  token: 'ink',
  partners: 'ink',
  'get-started': 'accent',
} as const satisfies Record<string, Tone>;

/** A section that the owner may leave out. */
export type SectionId = keyof typeof SECTION_TONES;

/** Their ids in the specification's order. */
export const MOVABLE_SECTIONS = Object.keys(SECTION_TONES) as SectionId[];

/** Ids that a section may have; a visit in which another was seen is not counted. */
export const SECTION_ID = /^[a-z][a-z0-9-]{0,39}$/;

/** The page's sections as they are shipped, from the top. */
export const SECTIONS = [FIRST_SECTION, ...MOVABLE_SECTIONS, LAST_SECTION] as const;
