import * as z from 'zod';
import { textWithMaxLength } from '../../content/fields.ts';
import { Id, Link, uniqueList, PictureName } from '../../owner/fields.ts';

/** `start` opens the form, and `demo` the practice trade. The labels are `hero.start` and `hero.demo`. */
const DEFAULT_ACTIONS = ['start', 'demo'];

const Action = z
  .strictObject({ id: Id, label: textWithMaxLength(40).optional(), link: Link.optional() })
  .refine(({ id, label, link }) => DEFAULT_ACTIONS.includes(id) || (label && link), {
    error: 'Add a label and a link, such as "https://example.com" or "#compare".',
  });

export const hero = z
  .strictObject({
    actions: uniqueList(Action).min(1).max(4),
    /** Overrides the `hero` setting. */
    picture: PictureName.meta({ kind: 'picture', description: 'Replaces the drawing.' }).optional(),
    pictureAlt: textWithMaxLength(200)
      .meta({
        title: 'Alt text',
        description: "Describe the picture for people who can't see it.",
      })
      .optional(),
  })
  .refine(({ picture, pictureAlt }) => picture === undefined || pictureAlt !== undefined, {
    path: ['picture'],
    error: 'Add alt text for the picture in "pictureAlt".',
  });
