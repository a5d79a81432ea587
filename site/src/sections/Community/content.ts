import * as z from 'zod';
import { textUpTo } from '../../content/fields.ts';
import { Address, Id, listOf, OwnerText } from '../../owner/fields.ts';

export const community = z.strictObject({
  platforms: listOf(
    z.strictObject({
      id: Id,
      name: OwnerText,
      link: Address.default('').meta({ description: 'Without one the button shows the reason.' }),
      body: textUpTo(200),
      button: textUpTo(40),
      reason: textUpTo(200).meta({ description: 'Shown while there is no link.' }),
    }),
  )
    .min(2)
    .max(8),
});
