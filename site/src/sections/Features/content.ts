import * as z from 'zod';
import { text } from '../../content/fields.ts';
import { Id, listOf } from '../../owner/fields.ts';

export const features = z.strictObject({
  items: listOf(z.strictObject({ id: Id, title: text.max(100), body: text.max(600) }))
    .min(3)
    .max(9),
});
