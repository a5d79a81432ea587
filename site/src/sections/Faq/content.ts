import * as z from 'zod';
import { text } from '../../content/fields.ts';
import { Id, listOf } from '../../owner/fields.ts';

export const faq = z.strictObject({
  items: listOf(
    z.strictObject({
      id: Id,
      category: text.max(40).meta({ description: 'The small word above the question.' }),
      question: text.max(160),
      answer: text.max(2000),
    }),
  )
    .min(3)
    .max(12),
});
