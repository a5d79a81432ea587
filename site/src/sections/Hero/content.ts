import * as z from 'zod';
import { textWithMaxLength } from '../../content/fields.ts';
import { Id, Link, uniqueList, PictureName } from '../../owner/fields.ts';

/** `start` opens the form and `demo` the practice trade; their labels are `hero.start` and `hero.demo`. */
const SHIPPED = ['start', 'demo'];

const Action = z
  .strictObject({ id: Id, label: textWithMaxLength(40).optional(), link: Link.optional() })
  .refine(({ id, label, link }) => SHIPPED.includes(id) || (label && link), {
    error: 'Write a label, and a link such as "https://example.com" or "#compare".',
  });

export const hero = z
  .strictObject({
    actions: uniqueList(Action).min(1).max(4),
    /** Replaces the drawing, and `hero` of the settings. */
    picture: PictureName.meta({ kind: 'picture', description: 'Replaces the drawing.' }).optional(),
    pictureAlt: textWithMaxLength(200)
      .meta({ title: 'Description of the picture', description: 'Says what the picture shows.' })
      .optional(),
  })
  .refine(({ picture, pictureAlt }) => picture === undefined || pictureAlt !== undefined, {
    path: ['picture'],
    error: 'Write what the picture shows into "pictureAlt", for people who cannot see it.',
  });
