import * as z from 'zod';
import { text } from '../../content/fields.ts';
import { Id, listOf, Said } from '../../owner/fields.ts';

export const security = z.strictObject({
  cards: listOf(
    z.strictObject({
      id: Id,
      figure: Said,
      caption: text.max(120),
      title: text.max(100),
      body: text.max(600),
    }),
  )
    .min(2)
    .max(8),
});
