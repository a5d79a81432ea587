/** Always the first section. */
export const FIRST_SECTION = 'top';

/** Always the last section. Contains the form. */
export const LAST_SECTION = 'tmx-form-section';

/** Section backgrounds. Adjacent sections with the same background form a block. */
export const TONES = ['paper', 'ink', 'accent'] as const;
export type Tone = (typeof TONES)[number];

/** Backgrounds for the sections between the first and the last, in the default order. */
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

/** A section that the owner can move or omit. */
export type SectionId = keyof typeof SECTION_TONES;

/** The sections that the owner can move or omit, in the default order. */
export const MOVABLE_SECTIONS = Object.keys(SECTION_TONES) as SectionId[];

/** Pattern of section IDs. The server rejects visits with any other ID. */
export const SECTION_ID_PATTERN = /^[a-z][a-z0-9-]{0,39}$/;

/** All sections in the default order, from the top. */
export const SECTIONS = [FIRST_SECTION, ...MOVABLE_SECTIONS, LAST_SECTION] as const;
