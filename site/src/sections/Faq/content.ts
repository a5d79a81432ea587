import * as z from 'zod';
import { textUpTo } from '../../content/fields.ts';
import { Id, listOf } from '../../owner/fields.ts';

export const faq = z.strictObject({
  items: listOf(
    z.strictObject({
      id: Id,
      category: textUpTo(40).meta({ description: 'The small word above the question.' }),
      question: textUpTo(160),
      answer: textUpTo(2000),
    }),
  )
    .min(3)
    .max(12),
});
