import * as z from 'zod';
import { text } from '../../content/fields.ts';
import { Address, Id, listOf, Said } from '../../owner/fields.ts';

export const community = z.strictObject({
  platforms: listOf(
    z.strictObject({
      id: Id,
      name: Said,
      /** Without one the button shows `reason`. */
      link: Address,
      body: text,
      button: text,
      reason: text,
    }),
  )
    .min(2)
    .max(8),
});
