import * as z from 'zod';
import { textWithMaxLength } from '../../content/fields.ts';
import { Id, uniqueList } from '../../owner/fields.ts';

export const steps = z.strictObject({
  /** Always three, because the drawing next to the steps has three stations. */
  items: uniqueList(
    z.strictObject({ id: Id, title: textWithMaxLength(100), body: textWithMaxLength(600) }),
  ).length(3),
});
