import * as z from 'zod';
import { textWithMaxLength } from '../../content/fields.ts';
import { OptionalUrl, Id, uniqueList, NonEmptyText } from '../../owner/fields.ts';

export const community = z.strictObject({
  platforms: uniqueList(
    z.strictObject({
      id: Id,
      name: NonEmptyText,
      link: OptionalUrl.default('').meta({
        description: 'Without a link, the button shows the reason instead.',
      }),
      body: textWithMaxLength(200),
      button: textWithMaxLength(40),
      reason: textWithMaxLength(200),
    }),
  )
    .min(2)
    .max(8),
});
