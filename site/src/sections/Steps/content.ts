import * as z from 'zod';
import { textUpTo } from '../../content/fields.ts';
import { Id, listOf } from '../../owner/fields.ts';

export const steps = z.strictObject({
  /** The drawing next to them is numbered from 1 to 3. */
  items: listOf(z.strictObject({ id: Id, title: textUpTo(100), body: textUpTo(600) })).length(3),
});
