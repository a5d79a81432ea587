import * as z from 'zod';
import { textUpTo } from '../../content/fields.ts';
import { Id, listOf, OwnerText } from '../../owner/fields.ts';

/** Statistics whose figures come from the claims. */
const COMPUTED = ['traders', 'fee', 'speed', 'minimum'];

const Statistic = z
  .strictObject({ id: Id, figure: OwnerText.optional(), caption: textUpTo(120) })
  .refine(({ id, figure }) => COMPUTED.includes(id) !== (figure !== undefined), {
    path: ['figure'],
    error: `Write a figure such as "99.9%", but none for ${COMPUTED.join(', ')}: the settings have it.`,
  });

export const stats = z.strictObject({ items: listOf(Statistic).min(1).max(6) });
