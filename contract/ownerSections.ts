import * as z from 'zod';
import { listOf, written } from './ownerFields.ts';
import { LEVELS, levelOf, SECTIONS } from './sections.ts';

const SHIPPED = LEVELS.flat();

/** A section of the owner's own: `sections/<component>/<component>.tsx` beside the settings shows it. */
const OwnSection = z.strictObject({
  id: written(/^[a-z][a-z0-9-]{0,39}$/, 'small letters, digits and hyphens').refine(
    (id) => SECTIONS.every((other) => other !== id),
    'The page has this id already. Write another.',
  ),
  component: written(
    /^[A-Z][A-Za-z0-9]*$/,
    'the name of its folder in sections/, such as AsSeenIn',
  ),
  /** From the plain, 0, to the floor. */
  level: z
    .int()
    .min(0)
    .max(LEVELS.length - 1),
});

const Entry = z.union(
  [z.enum(SHIPPED), OwnSection],
  `Write one of ${SHIPPED.join(', ')}, or { id, component, level } for one of your own; first view and form have fixed places.`,
);

type Entry = z.infer<typeof Entry>;

/**
 * The sections between the first and the last of the page, from the top. No section stands below one of a
 * deeper level, and none stands twice.
 */
export const Sections = listOf(Entry)
  .superRefine((entries, context) => {
    entries.forEach((entry, place) => {
      const deeper = entries.slice(0, place).find((other) => levelIn(other) > levelIn(entry));
      if (deeper === undefined) return;
      const message = `"${idIn(entry)}" is on level ${levelIn(entry)} of the page and cannot follow "${idIn(deeper)}" on level ${levelIn(deeper)}. Write it before all sections of deeper levels: a section changes places within its own.`;
      context.addIssue({ code: 'custom', path: [place], message });
    });
  })
  .default(SHIPPED);

const idIn = (entry: Entry) => (typeof entry === 'string' ? entry : entry.id);
const levelIn = (entry: Entry) => (typeof entry === 'string' ? levelOf(entry) : entry.level);
