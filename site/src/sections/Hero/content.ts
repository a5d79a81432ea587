import * as z from 'zod';
import { text } from '../../content/fields.ts';
import { Id, Link, listOf } from '../../owner/fields.ts';

/** `start` leads to the form and `demo` to the practice trade; their labels are `hero.start` and `hero.demo`. */
const SHIPPED = ['start', 'demo'];

const Action = z
  .strictObject({ id: Id, label: text.optional(), link: Link.optional() })
  .refine(({ id, label, link }) => SHIPPED.includes(id) || (label && link), {
    error: 'Write a label, and a link such as "https://example.com" or "#compare".',
  });

export const hero = z.strictObject({ actions: listOf(Action).min(1).max(4) });
