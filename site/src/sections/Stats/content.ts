import * as z from 'zod';
import { textWithMaxLength } from '../../content/fields.ts';
import { Id, uniqueList, NonEmptyText } from '../../owner/fields.ts';

/** Statistics whose numbers come from the owner's claims. */
const COMPUTED_STATISTICS = ['traders', 'fee', 'speed', 'minimum'];

const Statistic = z
  .strictObject({
    id: Id,
    figure: NonEmptyText.meta({
      title: 'Number',
      description: `Leave it empty for ${COMPUTED_STATISTICS.join(', ')}, because the settings have it.`,
    }).optional(),
    caption: textWithMaxLength(120),
  })
  .refine(({ id, figure }) => COMPUTED_STATISTICS.includes(id) !== (figure !== undefined), {
    path: ['figure'],
    error: `Write a figure such as "99.9%". For ${COMPUTED_STATISTICS.join(', ')}, remove it, because the settings have it.`,
  });

export const stats = z.strictObject({ items: uniqueList(Statistic).min(1).max(6) });
