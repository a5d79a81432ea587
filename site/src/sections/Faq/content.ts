import * as z from 'zod';
import { textWithMaxLength } from '../../content/fields.ts';
import { Id, uniqueList } from '../../owner/fields.ts';

export const faq = z.strictObject({
  items: uniqueList(
    z.strictObject({
      id: Id,
      category: textWithMaxLength(40).meta({ description: 'Shown next to the question.' }),
      question: textWithMaxLength(160),
      answer: textWithMaxLength(2000),
    }),
  )
    .min(3)
    .max(12),
});
