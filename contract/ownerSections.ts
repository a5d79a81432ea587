import * as z from 'zod';
import { FIRST_SECTION, LAST_SECTION, LEVELS, levelOf, SECTIONS } from './sections.ts';

const SHIPPED = LEVELS.flat();
const FLOOR = LEVELS.length - 1;

/** A section of the owner's own: `sections/<component>/<component>.tsx` beside the settings shows it. */
const OwnSection = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z][a-z0-9-]{0,39}$/, 'Write small letters, digits and hyphens.')
    .refine((id) => SECTIONS.every((other) => other !== id), 'The page has this id already.'),
  component: z.string().regex(/^[A-Z][A-Za-z0-9]*$/, {
    error: 'Write the name of its folder in sections/, such as AsSeenIn.',
    abort: true,
  }),
  level: z.int().min(0).max(FLOOR, `Write a level from 0, the plain, to ${FLOOR}, the floor.`),
});

const Entry = z.union([z.enum(SHIPPED), OwnSection], { error: ({ input }) => advice(input) });

type Entry = z.infer<typeof Entry>;

/** What to write in the place of an entry that is no section. */
function advice(entry: unknown): string {
  if (entry === FIRST_SECTION || entry === LAST_SECTION)
    return `"${entry}" has a fixed place on the page. Take it out of this list.`;
  if (typeof entry === 'string')
    return `There is no section "${entry}". Mend its spelling or take it out; known are ${SHIPPED.join(', ')}.`;
  return 'Write the id of a section, or { id, component, level } for one of your own.';
}

/**
 * The sections between the first and the last of the page, from the top. No section stands below one of a
 * deeper level, and none stands twice.
 */
export const Sections = z
  .array(Entry)
  .superRefine((entries, context) => {
    entries.forEach((entry, place) => {
      const refuse = (message: string) =>
        context.addIssue({ code: 'custom', path: [place], message });
      const before = entries.slice(0, place);
      const deeper = before.find((other) => levelIn(other) > levelIn(entry));
      if (before.some((other) => idIn(other) === idIn(entry)))
        refuse(`"${idIn(entry)}" stands here twice. Take one of them out.`);
      else if (deeper)
        refuse(
          `"${idIn(entry)}" is on level ${levelIn(entry)} of the page and cannot follow "${idIn(deeper)}" on level ${levelIn(deeper)}. Write it before all sections of deeper levels: a section changes places within its own.`,
        );
    });
  })
  .default(SHIPPED);

const idIn = (entry: Entry) => (typeof entry === 'string' ? entry : entry.id);
const levelIn = (entry: Entry) => (typeof entry === 'string' ? levelOf(entry) : entry.level);
