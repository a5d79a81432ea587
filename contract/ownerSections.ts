import * as z from 'zod';
import { listOf, written } from './ownerFields.ts';
import { LEVELS, levelOf, SECTION_ID, SECTIONS } from './sections.ts';

const SHIPPED = LEVELS.flat();

/** A section of the owner's own: `sections/<component>/<component>.tsx` beside the settings shows it. */
const OwnSection = z.strictObject({
  id: written(SECTION_ID, 'small letters, digits and hyphens').refine(
    (id) => SECTIONS.every((other) => other !== id),
    'The page has this id already. Write another.',
  ),
  component: written(
    /^[A-Z][A-Za-z0-9]*$/,
    'the name of its folder in sections/, such as AsSeenIn',
  ),
  /** 0 to 6, as in {@link LEVELS}. */
  level: z
    .int()
    .min(0)
    .max(LEVELS.length - 1),
});

const Section = z.union(
  [z.enum(SHIPPED).transform((id) => ({ id, level: levelOf(id) })), OwnSection],
  `Write one of ${SHIPPED.join(', ')}, or { id, component, level } for one of your own; first view and form have fixed places.`,
);

/**
 * The sections between the first and the last of the page, from the top, each with its level; one of the owner's own
 * also has its component. No section stands below one of a deeper level, and none stands twice.
 */
export const Sections = listOf(Section)
  .superRefine((sections, context) => {
    sections.forEach(({ id, level }, index) => {
      const deeper = sections.slice(0, index).find((other) => other.level > level);
      if (deeper === undefined) return;
      const message = `"${id}" is on level ${level} of the page and cannot follow "${deeper.id}" on level ${deeper.level}. Write it before all sections of deeper levels: a section changes places within its own.`;
      context.addIssue({ code: 'custom', path: [index], message });
    });
  })
  .prefault(SHIPPED);
