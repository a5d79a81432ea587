import * as z from 'zod';
import { textUpTo } from '../../content/fields.ts';
import { Id, listOf, OwnerText, stringLike } from '../../owner/fields.ts';

/** A kind of partner, which has a title, or a partner with a name and perhaps a mark. */
const Partner = z
  .strictObject({
    id: Id,
    name: OwnerText.optional(),
    mark: stringLike(/^[\w-]+\.svg$/, 'the name of a file in pictures/, such as acme.svg')
      .meta({ kind: 'picture', description: 'A square SVG for a dark ground.' })
      .optional(),
    title: textUpTo(100).meta({ description: 'The kind of partner; none with a name.' }).optional(),
    body: textUpTo(600),
  })
  .refine(({ name, mark }) => mark === undefined || name !== undefined, {
    path: ['name'],
    error: 'Write the name of the partner with this mark.',
  })
  .refine(({ name, title }) => name !== undefined || title !== undefined, {
    path: ['title'],
    error: 'Write a title, or the name of a partner.',
  });

export const partners = z.strictObject({ categories: listOf(Partner).max(12) });
