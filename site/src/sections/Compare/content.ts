import * as z from 'zod';
import { textList, textWithMaxLength } from '../../content/fields.ts';
import { Id, uniqueList } from '../../owner/fields.ts';

/** The cells in these rows are computed from the fees. */
const COMPUTED_ROWS = ['fee', 'feeOn'];

export const compare = z
  .strictObject({
    /** Their fees are in `claims.venueFeesPercent`. */
    venues: uniqueList(z.strictObject({ id: Id, name: textWithMaxLength(80) }))
      .min(2)
      .max(4),
    rows: uniqueList(
      z.strictObject({
        id: Id,
        label: textWithMaxLength(80),
        cells: textList.meta({ description: 'Our own, then one for each venue.' }).optional(),
      }),
    )
      .min(1)
      .max(8),
    questions: uniqueList(
      z.strictObject({ id: Id, question: textWithMaxLength(160), answer: textWithMaxLength(2000) }),
    ).max(12),
  })
  .superRefine(({ venues, rows }, context) => {
    for (const [index, { id, cells }] of rows.entries()) {
      if (COMPUTED_ROWS.includes(id) || cells === venues.length + 1) continue;
      const message = `Add ${venues.length + 1} cells: ours first, then one for each venue.`;
      context.addIssue({ code: 'custom', path: ['rows', index, 'cells'], message });
    }
  });
