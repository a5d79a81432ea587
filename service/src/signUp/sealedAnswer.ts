import { createCipheriv, createDecipheriv, createHmac } from 'node:crypto';
import * as z from 'zod';
import type { World } from '../http/world.ts';
import { FORM_TOKEN_LIFE_MS } from './formToken.ts';
import { Outcome } from './outcome.ts';

/** Characters. Every honest sign-up fits; servers take about 8,000 for a whole request line. */
const LONGEST = 6_000;
const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

const Kept = z.object({ at: z.number(), outcome: Outcome });

/**
 * Keeps an answer in an address that nobody else can read or make. A form that was sent without script
 * is answered with an address to ask for, so that Back and Reload never send it again. The address holds
 * the answer itself, encrypted and signed: no memory is kept, and another companion with the same secret
 * can show it.
 */
export function createSealedAnswers({
  secret,
  now,
}: Pick<World, 'now'> & { readonly secret: string }) {
  const key = createHmac('sha256', secret).update('answer').digest();

  return {
    /** @returns `undefined` for what no address should carry: it is longer than servers take. */
    seal: (outcome: Outcome): string | undefined => {
      const text = JSON.stringify({ at: now(), outcome } satisfies z.input<typeof Kept>);
      // From the text, so that no two texts share one, and no chance is needed.
      const nonce = createHmac('sha256', key).update(text).digest().subarray(0, NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, key, nonce);
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      const sealed = Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
      return sealed.length > LONGEST ? undefined : sealed;
    },
    /** @returns `undefined` for what is not ours, or older than a form may be. */
    open: (sealed: string): Outcome | undefined => {
      const kept = Kept.safeParse(decrypted(Buffer.from(sealed, 'base64url'))).data;
      if (kept === undefined || now() - kept.at > FORM_TOKEN_LIFE_MS) return undefined;
      return kept.outcome;
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
