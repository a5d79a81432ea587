import * as z from 'zod';
import { textWithMaxLength } from '../../content/fields.ts';
import { Id, uniqueList } from '../../owner/fields.ts';

export const steps = z.strictObject({
  /** The drawing next to them is numbered from 1 to 3. */
  items: uniqueList(
    z.strictObject({ id: Id, title: textWithMaxLength(100), body: textWithMaxLength(600) }),
  ).length(3),
});
