import * as z from 'zod';
import { textWithMaxLength } from '../../content/fields.ts';
import { Id, uniqueList, NonEmptyText } from '../../owner/fields.ts';

/** The numbers in these statistics come from the owner's claims. */
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
    error: `Add a figure, such as "99.9%". For ${COMPUTED_STATISTICS.join(', ')}, remove it, because it comes from the settings.`,
  });

export const stats = z.strictObject({ items: uniqueList(Statistic).min(1).max(6) });
