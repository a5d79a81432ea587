import * as z from 'zod';
import { textWithMaxLength } from '../../content/fields.ts';
import { Id, uniqueList, NonEmptyText, stringMatching } from '../../owner/fields.ts';

/** Either a type of partner with a title, or an actual partner with a name and (optionally) a logo. */
const Partner = z
  .strictObject({
    id: Id,
    name: NonEmptyText.optional(),
    mark: stringMatching(/^[\w-]+\.svg$/, 'the name of a file in pictures/, such as acme.svg')
      .meta({ kind: 'picture', title: 'Logo', description: 'A square SVG for a dark background.' })
      .optional(),
    title: textWithMaxLength(100)
      .meta({ title: 'Type of partner', description: 'Leave this empty if there is a name.' })
      .optional(),
    body: textWithMaxLength(600),
  })
  .refine(({ name, mark }) => mark === undefined || name !== undefined, {
    path: ['name'],
    error: "Add the partner's name.",
  })
  .refine(({ name, title }) => name !== undefined || title !== undefined, {
    path: ['title'],
    error: 'Add a title or the name of a partner.',
  });

export const partners = z.strictObject({ categories: uniqueList(Partner).max(12) });
