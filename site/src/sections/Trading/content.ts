import * as z from 'zod';
import { textUpTo } from '../../content/fields.ts';
import { Id, listOf } from '../../owner/fields.ts';

export const trading = z.strictObject({
  features: listOf(z.strictObject({ id: Id, title: textUpTo(100), body: textUpTo(600) })).max(8),
});
