import * as z from 'zod';
import { textUpTo } from '../../content/fields.ts';
import { Id, listOf } from '../../owner/fields.ts';

export const features = z.strictObject({
  items: listOf(z.strictObject({ id: Id, title: textUpTo(100), body: textUpTo(600) }))
    .min(3)
    .max(9),
});
