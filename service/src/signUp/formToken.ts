import { createHmac, timingSafeEqual } from 'node:crypto';
import { FORM_MIN_AGE_MS } from '#contract/formAnswer.ts';
import type { World } from '../http/world.ts';

type Parts = Pick<World, 'now' | 'randomId'> & { readonly secret: string };
export type FormTokens = ReturnType<typeof createFormTokens>;

// Nobody leaves the form open longer and means it.
const MAX_AGE_MS = 2 * 60 * 60 * 1_000;
// Another companion may have issued the token, and its clock may be ahead of ours.
const MAX_SKEW_MS = 30_000;
/** For so long after its first sending can the same form be sent again. */
export const FORM_TOKEN_LIFE_MS = MAX_AGE_MS + MAX_SKEW_MS;

/** Makes and reads the form's signed tokens: `<issued at>.<key>.<signature>`. */
export function createFormTokens({ secret, now, randomId }: Parts) {
  return {
    issue: () => sign(now()),
    /** A token for a form whose last one expired: its reader has been there long enough already. */
    renew: () => sign(now() - FORM_MIN_AGE_MS),
    /**
     * What a token says about the form that carries it. `key` is the same for every sending of one
     * form: the store keeps one row for it. `waitMs`: until the form is old enough to be taken.
     */
    read: (token: string) => {
      const [issuedAt = '', key = '', signature = '', ...rest] = token.split('.');
      if (rest.length > 0 || !isSame(signature, signatureOf(issuedAt, key))) {
        return { kind: 'forged' } as const;
      }
      const age = now() - Number.parseInt(issuedAt, 36);
      // From further ahead only when a clock was set back: then nothing is known of its age.
      if (age < -MAX_SKEW_MS || age > MAX_AGE_MS) return { kind: 'expired' } as const;
      const waitMs = Math.max(0, FORM_MIN_AGE_MS - Math.max(0, age));
      return { kind: 'good', key, waitMs } as const;
    },
  };

  function sign(issuedAt: number): string {
    const issued = issuedAt.toString(36);
    const key = randomId();
    return `${issued}.${key}.${signatureOf(issued, key)}`;
  }

  function signatureOf(issued: string, key: string): string {
    return createHmac('sha256', secret).update(`sign-up ${issued}.${key}`).digest('base64url');
  }
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
