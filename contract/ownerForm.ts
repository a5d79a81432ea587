import * as z from 'zod';
import { Https, Said, written } from './ownerFields.ts';
import { LINK_DAYS } from './time.ts';

/** Who shows the sign-up form. */
export const Form = z.discriminatedUnion('provider', [
  z.strictObject({ provider: z.literal('embedded') }),
  z.strictObject({
    provider: z.literal('leadconnector'),
    formId: written(/^[\w-]+$/, 'the id of the form as the service shows it'),
    host: Https,
    formName: Said,
  }),
  z.strictObject({ provider: z.literal('url'), url: Https }),
  z.strictObject({ provider: z.literal('none') }),
]);

/** Sign-ups are confirmed by a button that a mail leads to. */
export const Confirm = z.strictObject({
  /** The address that the mails come from. */
  from: z.email(),
  /** For how many days a sign-up is kept that nobody confirms: no fewer than the link in a mail is good. */
  keepDays: z.int().min(LINK_DAYS).max(365).default(30),
});
