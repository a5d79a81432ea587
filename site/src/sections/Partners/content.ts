import * as z from 'zod';
import { textWithMaxLength } from '../../content/fields.ts';
import { Id, uniqueList, NonEmptyText, stringMatching } from '../../owner/fields.ts';

/** A type of partner with a title, or a partner with a name and optionally a logo. */
const Partner = z
  .strictObject({
    id: Id,
    name: NonEmptyText.optional(),
    mark: stringMatching(/^[\w-]+\.svg$/, 'the name of a file in pictures/, such as acme.svg')
      .meta({ kind: 'picture', title: 'Logo', description: 'A square SVG for a dark background.' })
      .optional(),
    title: textWithMaxLength(100)
      .meta({ title: 'Type of partner', description: 'Leave it empty if there is a name.' })
      .optional(),
    body: textWithMaxLength(600),
  })
  .refine(({ name, mark }) => mark === undefined || name !== undefined, {
    path: ['name'],
    error: 'Write the name of the partner with this mark.',
  })
  .refine(({ name, title }) => name !== undefined || title !== undefined, {
    path: ['title'],
    error: 'Write a title, or the name of a partner.',
  });

export const partners = z.strictObject({ categories: uniqueList(Partner).max(12) });
