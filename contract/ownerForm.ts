import * as z from 'zod';
import { LINK_DAYS } from './time.ts';

/** Who shows the sign-up form. */
export const Form = z.discriminatedUnion(
  'provider',
  [
    z.strictObject({ provider: z.literal('embedded') }),
    z.strictObject({
      provider: z.literal('leadconnector'),
      formId: z.string().regex(/^[\w-]+$/, 'Write the id of the form as the service shows it.'),
      host: z.url({ protocol: /^https$/ }),
      formName: z.string().min(1),
    }),
    z.strictObject({ provider: z.literal('url'), url: z.url({ protocol: /^https$/ }) }),
    z.strictObject({ provider: z.literal('none') }),
  ],
  'Write one of embedded, leadconnector, url and none.',
);

/** Sign-ups are confirmed by a button that a mail leads to. */
export const Confirm = z.strictObject({
  from: z.email('Write the e-mail address that the mails come from.'),
  /** For how many days a sign-up is kept that nobody confirms. */
  keepDays: z
    .int('Write a whole number of days.')
    .min(LINK_DAYS, `Write ${LINK_DAYS} or more: for so many days the link in a mail is good.`)
    .max(365, 'Write 365 at most.')
    .default(30),
});
