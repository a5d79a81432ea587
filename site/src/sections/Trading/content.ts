import * as z from 'zod';
import { text } from '../../content/fields.ts';
import { Id, listOf } from '../../owner/fields.ts';

export const trading = z.strictObject({
  features: listOf(z.strictObject({ id: Id, title: text.max(100), body: text.max(600) })).max(8),
});
