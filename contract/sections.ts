/** The hero is always the first section. */
export const FIRST_SECTION = 'top';

/** The form is always the last section. */
export const LAST_SECTION = 'tmx-form-section';

/** Section backgrounds. Adjacent sections with the same background form a block. */
export const TONES = ['paper', 'ink', 'accent'] as const;
export type Tone = (typeof TONES)[number];

/** Background of each section between the hero and the form, in the default order. */
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

export type SectionId = keyof typeof SECTION_TONES;

/** The owner can move or remove these sections. */
export const MOVABLE_SECTIONS = Object.keys(SECTION_TONES) as SectionId[];

/** The server rejects visits with any other section ID. */
export const SECTION_ID_PATTERN = /^[a-z][a-z0-9-]{0,39}$/;

/** All sections in the default order. */
export const SECTIONS = [FIRST_SECTION, ...MOVABLE_SECTIONS, LAST_SECTION] as const;
