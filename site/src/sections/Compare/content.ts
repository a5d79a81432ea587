import * as z from 'zod';
import { texts, textUpTo } from '../../content/fields.ts';
import { Id, listOf } from '../../owner/fields.ts';

/** Rows whose cells are computed from the fees. */
const COMPUTED = ['fee', 'feeOn'];

export const compare = z
  .strictObject({
    /** Their fees are in `claims.venueFeesPercent`. */
    venues: listOf(z.strictObject({ id: Id, name: textUpTo(80) }))
      .min(2)
      .max(4),
    rows: listOf(z.strictObject({ id: Id, label: textUpTo(80), cells: texts.optional() }))
      .min(1)
      .max(8),
    questions: listOf(
      z.strictObject({ id: Id, question: textUpTo(160), answer: textUpTo(2000) }),
    ).max(12),
  })
  .superRefine(({ venues, rows }, context) => {
    for (const [index, { id, cells }] of rows.entries()) {
      if (COMPUTED.includes(id) || cells === venues.length + 1) continue;
      const message = `Write ${venues.length + 1} cells: our own, then one for each venue.`;
      context.addIssue({ code: 'custom', path: ['rows', index, 'cells'], message });
    }
  });
