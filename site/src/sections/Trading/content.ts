import * as z from 'zod';
import { textWithMaxLength } from '../../content/fields.ts';
import { Id, uniqueList } from '../../owner/fields.ts';

export const trading = z.strictObject({
  features: uniqueList(
    z.strictObject({ id: Id, title: textWithMaxLength(100), body: textWithMaxLength(600) }),
  ).max(8),
});
