import * as z from 'zod';
import { textWithMaxLength } from '../../content/fields.ts';
import { Id, uniqueList } from '../../owner/fields.ts';

export const steps = z.strictObject({
  /** The drawing next to the steps has three stations, so there must be exactly three. */
  items: uniqueList(
    z.strictObject({ id: Id, title: textWithMaxLength(100), body: textWithMaxLength(600) }),
  ).length(3),
});
