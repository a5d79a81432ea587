import { createHmac, timingSafeEqual } from 'node:crypto';
import { FORM_MIN_AGE_MS } from '#contract/formAnswer.ts';
import type { World } from '../http/world.ts';

/**
 * What a token says about the form that carries it. `key` is the same for every sending of one
 * form: the store keeps one row for it.
 */
type FormTokenState =
  | {
      readonly kind: 'good';
      readonly key: string;
      /** Milliseconds until the form is old enough to be taken; 0 when it is. */
      readonly waitMs: number;
    }
  | { readonly kind: 'expired' }
  | { readonly kind: 'forged' };

export type FormTokens = ReturnType<typeof createFormTokens>;

type FormTokenParts = Pick<World, 'now'> & {
  readonly secret: string;
  /** 16 random bytes, as text without a dot. */
  readonly randomKey: () => string;
};

// Nobody leaves the form open longer and means it.
const MAX_AGE_MS = 2 * 60 * 60 * 1_000;
// Another companion may have issued the token, and its clock may be ahead of ours.
const MAX_SKEW_MS = 30_000;
/** For so long after its first sending can the same form be sent again. */
export const FORM_TOKEN_LIFE_MS = MAX_AGE_MS + MAX_SKEW_MS;

/** Makes and reads the form's signed tokens: `<issued at>.<key>.<signature>`. */
export function createFormTokens({ secret, now, randomKey }: FormTokenParts) {
  return {
    /** A token for a form that is shown now. */
    issue: () => sign(now()),
    /** A token for a form whose last one expired: its reader has been there long enough already. */
    renew: () => sign(now() - FORM_MIN_AGE_MS),
    read: (token: string): FormTokenState => {
      const [issuedAt = '', key = '', signature = '', ...rest] = token.split('.');
      if (rest.length > 0 || !isSame(signature, signatureOf(issuedAt, key))) {
        return { kind: 'forged' };
      }
      const age = now() - Number.parseInt(issuedAt, 36);
      // From further ahead only when a clock was set back: then nothing is known of its age.
      if (age < -MAX_SKEW_MS || age > MAX_AGE_MS) return { kind: 'expired' };
      return { kind: 'good', key, waitMs: Math.max(0, FORM_MIN_AGE_MS - Math.max(0, age)) };
    },
  };

  function sign(issuedAt: number): string {
    const issued = issuedAt.toString(36);
    const key = randomKey();
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
