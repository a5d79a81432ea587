import * as z from 'zod';
import { textUpTo } from '../../content/fields.ts';
import { Id, listOf, OwnerText } from '../../owner/fields.ts';

export const security = z.strictObject({
  cards: listOf(
    z.strictObject({
      id: Id,
      figure: OwnerText,
      caption: textUpTo(120),
      title: textUpTo(100),
      body: textUpTo(600),
    }),
  )
    .min(2)
    .max(8),
});
