import { withoutInvisible } from '#contract/signUp.ts';

/** The same address, however it is written or copied. */
export function emailKey(email: string): string {
  return withoutInvisible(email).trim().toLowerCase();
}
