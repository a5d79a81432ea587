import * as z from 'zod';
import { textWithMaxLength } from '../../content/fields.ts';
import { Id, uniqueList } from '../../owner/fields.ts';

export const features = z.strictObject({
  items: uniqueList(
    z.strictObject({ id: Id, title: textWithMaxLength(100), body: textWithMaxLength(600) }),
  )
    .min(3)
    .max(9),
});
