import * as z from 'zod';
import { textWithMaxLength } from '../../content/fields.ts';
import { Id, uniqueList, NonEmptyText } from '../../owner/fields.ts';

/** Statistics whose figures come from the claims. */
const COMPUTED = ['traders', 'fee', 'speed', 'minimum'];

const Statistic = z
  .strictObject({ id: Id, figure: NonEmptyText.optional(), caption: textWithMaxLength(120) })
  .refine(({ id, figure }) => COMPUTED.includes(id) !== (figure !== undefined), {
    path: ['figure'],
    error: `Write a figure such as "99.9%", but none for ${COMPUTED.join(', ')}: the settings have it.`,
  });

export const stats = z.strictObject({ items: uniqueList(Statistic).min(1).max(6) });
