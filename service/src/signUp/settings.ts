import * as z from 'zod';
import type { WebhookTarget } from './webhookRequest.ts';

const DATABASE_URL_HELP =
  'DATABASE_URL must look like postgres://user:password@host:5432/database. Write / ? # @ : and % in a ' +
  'password as %2F %3F %23 %40 %3A %25, or leave the password out and set it as PGPASSWORD.';

export const SignUpSettings = z.object({
  DATABASE_URL: z.optional(
    z
      .url({ protocol: /^postgres(ql)?$/, error: DATABASE_URL_HELP })
      .refine(isCutWhereItSeems, { error: DATABASE_URL_HELP }),
  ),
  DATA_DIR: z.string().min(1, 'DATA_DIR must name a folder.').default('data'),
  SIGNUP_SECRET: z.optional(
    z.string().min(32, 'SIGNUP_SECRET must have at least 32 characters, all of them random.'),
  ),
  SIGNUP_RETENTION_DAYS: z.optional(
    z.coerce
      .number('SIGNUP_RETENTION_DAYS must be a number of days.')
      .int('SIGNUP_RETENTION_DAYS must be a whole number of days.')
      .min(1, 'SIGNUP_RETENTION_DAYS must be at least 1.')
      .max(36_500, 'SIGNUP_RETENTION_DAYS must be at most 36500.'),
  ),
  SIGNUP_WEBHOOK_URL: z.optional(
    z.url({
      protocol: /^https?$/,
      error: 'SIGNUP_WEBHOOK_URL must be an http or https address.',
    }),
  ),
  SIGNUP_WEBHOOK_SECRET: z.optional(
    z.string().min(16, 'SIGNUP_WEBHOOK_SECRET must have at least 16 characters.'),
  ),
});
export type SignUpSettings = z.infer<typeof SignUpSettings>;

/** A / in a password ends the host before its time: the rest, @ and all, becomes the database's name. */
function isCutWhereItSeems(address: string): boolean {
  try {
    const { pathname, search, hash } = new URL(address);
    return decodeURIComponent(address) !== '' && !`${pathname}${search}${hash}`.includes('@');
  } catch {
    return false;
  }
}

/**
 * Where new sign-ups are announced; `undefined` when nowhere.
 * @throws Error when there is an address but no secret: the receiver could not tell a message of
 *   ours from anybody's.
 */
export function webhookTarget(
  settings: Pick<SignUpSettings, 'SIGNUP_WEBHOOK_URL' | 'SIGNUP_WEBHOOK_SECRET'>,
): WebhookTarget | undefined {
  const { SIGNUP_WEBHOOK_URL: url, SIGNUP_WEBHOOK_SECRET: secret } = settings;
  if (url === undefined) return undefined;
  if (secret !== undefined) return { url, secret };
  throw new Error('SIGNUP_WEBHOOK_URL needs SIGNUP_WEBHOOK_SECRET, which signs its messages.');
}
