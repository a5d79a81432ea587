import * as z from 'zod';
import { text } from '../../content/fields.ts';
import { Id, listOf } from '../../owner/fields.ts';

export const faq = z.strictObject({
  items: listOf(z.strictObject({ id: Id, category: text, question: text, answer: text }))
    .min(3)
    .max(12),
});
