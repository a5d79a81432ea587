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

const OwnId = stringMatching(SECTION_ID_PATTERN, 'small letters, digits and hyphens').refine(
  (id) => SECTIONS.every((other) => other !== id),
  'The page has this id already. Write another.',
);

/** A section of the owner's own: `sections/<component>/<component>.tsx` beside the settings shows it. */
export const CustomSection = z.strictObject({
  id: OwnId,
  component: stringMatching(
    /^[A-Z][A-Za-z0-9]*$/,
    'the name of its folder in sections/, such as AsSeenIn',
  ),
  tone: z.enum(TONES).prefault('paper'),
});

const Section = z.union(
  [z.enum(MOVABLE_SECTIONS).transform((id) => ({ id, tone: SECTION_TONES[id] })), CustomSection],
  `Write one of ${MOVABLE_SECTIONS.join(', ')}, or { id, component, tone } for one of your own; first view and form have fixed places.`,
);

/** The sections between the first and the last of the page, from the top, each with its ground. None appears twice. */
export const Sections = uniqueList(Section).prefault(MOVABLE_SECTIONS);

/** The shipped sections that the navigation has names for. */
export const LINKABLE_SECTIONS = ([...MOVABLE_SECTIONS, LAST_SECTION] as const).filter(
  (id) => id !== 'stats' && id !== 'get-started',
);
