import { createCipheriv, createDecipheriv, createHmac } from 'node:crypto';
import * as z from 'zod';
import { SignUp } from '#contract/signUp.ts';
import type { World } from '../http/world.ts';
import { readEntries } from './entries.ts';
import { FORM_TOKEN_LIFE_MS } from './formToken.ts';
import { faultsOf, type Outcome } from './submit.ts';

type Parts = Pick<World, 'now'> & { readonly secret: string };

/** Characters. Every honest sign-up fits; servers take about 8,000 for a whole request line. */
const LONGEST = 6_000;
const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** What the visitor sent says the rest: mistakes are found in it again. */
const Kept = z.object({
  at: z.number(),
  kind: z.enum(['thanks', 'invalid', 'refused']),
  refusal: z.enum(['crossSite', 'expired', 'tooMany', 'notSaved']).optional(),
  token: z.string(),
  entries: z.record(z.string(), z.string()),
});

/**
 * Keeps an answer in an address that nobody else can read or make. A form that was sent without script
 * is answered with an address to ask for, so that Back and Reload never send it again. The address holds
 * the answer itself, encrypted and signed: no memory is kept, and another companion with the same secret
 * can show it.
 */
export function createSealedAnswers({ secret, now }: Parts) {
  const key = createHmac('sha256', secret).update('answer').digest();

  return {
    /** @returns `undefined` for what no address should carry: it is longer than servers take. */
    seal: (outcome: Outcome): string | undefined => {
      const text = JSON.stringify({ at: now(), ...kept(outcome) });
      // From the text, so that no two texts share one, and no chance is needed.
      const nonce = createHmac('sha256', key).update(text).digest().subarray(0, NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, key, nonce);
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      const sealed = Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
      return sealed.length > LONGEST ? undefined : sealed;
    },
    /** @returns `undefined` for what is not ours, or older than a form may be. */
    open: (sealed: string): Outcome | undefined => {
      const answer = Kept.safeParse(decrypted(Buffer.from(sealed, 'base64url')));
      if (!answer.success || now() - answer.data.at > FORM_TOKEN_LIFE_MS) return undefined;
      return outcomeOf(answer.data);
    },
  };

  function decrypted(bytes: Buffer): unknown {
    try {
      const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES));
      const [tagEnd, rest] = [NONCE_BYTES + TAG_BYTES, bytes.subarray(NONCE_BYTES)];
      decipher.setAuthTag(rest.subarray(0, TAG_BYTES));
      const text = decipher.update(bytes.subarray(tagEnd), undefined, 'utf8');
      return JSON.parse(text + decipher.final('utf8'));
    } catch {
      return undefined;
    }
  }
}

function kept(outcome: Outcome): Omit<z.input<typeof Kept>, 'at'> {
  if (outcome.kind === 'thanks') return { kind: 'thanks', token: '', entries: outcome.signUp };
  const { kind, again } = outcome;
  return { kind, ...again, ...(kind === 'refused' && { refusal: outcome.refusal }) };
}

function outcomeOf({ kind, refusal, token, entries: sent }: z.output<typeof Kept>) {
  const entries = readEntries(new Map(Object.entries(sent)));
  const again = { entries, token };
  if (kind === 'refused') return refusal && { kind, refusal, again };
  const signUp = SignUp.safeParse(entries);
  if (kind === 'thanks') return signUp.success ? { kind, signUp: signUp.data } : undefined;
  return signUp.success ? undefined : { kind, faults: faultsOf(signUp.error.issues), again };
}
