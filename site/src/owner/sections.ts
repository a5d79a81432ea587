import * as z from 'zod';
import { uniqueList, stringMatching } from './fields.ts';
import {
  LAST_SECTION,
  MOVABLE_SECTIONS,
  SECTION_ID_PATTERN,
  SECTION_TONES,
  SECTIONS,
  TONES,
} from '#contract/sections.ts';

const CustomId = stringMatching(SECTION_ID_PATTERN, 'lowercase letters, digits and hyphens').refine(
  (id) => SECTIONS.every((shippedId) => shippedId !== id),
  'The page already has a section with this ID. Use another one.',
);

/** Rendered by `sections/<component>/<component>.tsx` in the owner's folder. */
export const CustomSection = z.strictObject({
  id: CustomId,
  component: stringMatching(
    /^[A-Z][A-Za-z0-9]*$/,
    'the name of its folder in sections/, such as AsSeenIn',
  ),
  tone: z.enum(TONES).prefault('paper'),
});

const DefaultId = z.enum(MOVABLE_SECTIONS);

/** Many default sections have accent-colored parts, which would be invisible on the accent. */
const SectionWithTone = z.strictObject({
  id: DefaultId,
  tone: z.enum(TONES).refine((tone) => tone !== 'accent', 'Use one of "paper", "ink".'),
});

const Section = z.union(
  [DefaultId.transform((id) => ({ id, tone: SECTION_TONES[id] })), SectionWithTone, CustomSection],
  `Use one of ${MOVABLE_SECTIONS.join(', ')}, { id, tone } for another background, or { id, component, tone } for a custom section. The hero is always first, and the form is always last.`,
);

/** The sections between the hero and the form. */
export const Sections = uniqueList(Section).prefault(MOVABLE_SECTIONS);

/** Sections that have a label for navigation links. */
export const LINKABLE_SECTIONS = ([...MOVABLE_SECTIONS, LAST_SECTION] as const).filter(
  (id) => id !== 'stats' && id !== 'get-started',
);
