import * as z from 'zod';
import { texts, textUpTo } from '../../content/fields.ts';
import { VENUES } from '../../owner/claims.ts';
import { Id, listOf } from '../../owner/fields.ts';

/** Rows whose cells follow from the fees. */
const COMPUTED = ['fee', 'feeOn'];

const Row = z
  .strictObject({ id: Id, label: textUpTo(80), cells: texts.optional() })
  .refine(({ id, cells }) => COMPUTED.includes(id) || cells === VENUES.length + 1, {
    path: ['cells'],
    error: `Write ${VENUES.length + 1} cells: our own, then one for each venue.`,
  });

export const compare = z.strictObject({
  /** Their fees are in `claims.venueFeesPercent`. */
  venues: listOf(z.strictObject({ id: z.enum(VENUES), name: textUpTo(80) })).length(VENUES.length),
  rows: listOf(Row).min(1).max(8),
  questions: listOf(
    z.strictObject({ id: Id, question: textUpTo(160), answer: textUpTo(2000) }),
  ).max(12),
});
