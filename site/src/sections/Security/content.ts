import * as z from 'zod';
import { textWithMaxLength } from '../../content/fields.ts';
import { Id, uniqueList, NonEmptyText } from '../../owner/fields.ts';

export const security = z.strictObject({
  cards: uniqueList(
    z.strictObject({
      id: Id,
      figure: NonEmptyText.meta({ title: 'Number' }),
      caption: textWithMaxLength(120),
      title: textWithMaxLength(100),
      body: textWithMaxLength(600),
    }),
  )
    .min(2)
    .max(8),
});
