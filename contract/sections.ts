/** Always the first section. */
export const FIRST_SECTION = 'top';

/** Always the last section. Contains the form. */
export const LAST_SECTION = 'tmx-form-section';

/** Section backgrounds. Neighbors with the same one form one block. */
export const TONES = ['paper', 'ink', 'accent'] as const;
export type Tone = (typeof TONES)[number];

/** The sections between them in the default order, each with its background. */
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

/** Their ids in the default order. */
export const MOVABLE_SECTIONS = Object.keys(SECTION_TONES) as SectionId[];

/** Valid section ids. The server rejects a visit with any other id. */
export const SECTION_ID_PATTERN = /^[a-z][a-z0-9-]{0,39}$/;

/** The default order of all sections, from the top. */
export const SECTIONS = [FIRST_SECTION, ...MOVABLE_SECTIONS, LAST_SECTION] as const;
