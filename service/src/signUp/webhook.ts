import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import type { Store } from '../db/store.ts';
import type { World } from '../http/world.ts';
import type { SignUpRow } from './signUps.ts';

export type WebhookTarget = { readonly url: string; readonly secret: string };

type WebhookParts = Pick<World, 'now' | 'send'> & {
  readonly store: Store;
  readonly target: WebhookTarget;
};

// 30 s, 1 min, 2 min … 6 h, and then every 6 h until it arrives.
const FIRST_DELAY_MS = 30_000;
const MAX_DELAY_MS = 6 * 60 * 60 * 1_000;
const BATCH = 20;

/**
 * Tells the owner's system of each sign-up, at least once. A message leaves the outbox when it was
 * answered with a 2xx; until then it is tried again, also after a restart.
 * @returns a function that sends what is due; it never rejects because a receiver is down, only
 *   when the store is.
 */
export function createWebhook({ store, target, send, now }: WebhookParts): () => Promise<void> {
  const { db } = store;
  return async () => {
    for (const due of await dueMessages()) {
      if (!(await claim(due))) continue;
      if (await arrives(due)) {
        await db.deleteFrom('webhook_outbox').where('sign_up_id', '=', due.id).execute();
      }
    }
  };

  function dueMessages() {
    return db
      .selectFrom('webhook_outbox')
      .innerJoin('sign_ups', 'sign_ups.id', 'webhook_outbox.sign_up_id')
      .selectAll('sign_ups')
      .select('webhook_outbox.attempts')
      .where('webhook_outbox.next_attempt_at', '<=', now())
      .orderBy('webhook_outbox.next_attempt_at')
      .limit(BATCH)
      .execute();
  }

  /** Sets the next try before this one: a program that is killed while sending tries again. */
  async function claim({ id, attempts }: { id: string; attempts: number }): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('webhook_outbox')
      .set({
        attempts: sql`attempts + 1`,
        next_attempt_at: now() + Math.min(FIRST_DELAY_MS * 2 ** attempts, MAX_DELAY_MS),
      })
      .where('sign_up_id', '=', id)
      .where('attempts', '=', attempts)
      .executeTakeFirstOrThrow();
    return numUpdatedRows === 1n;
  }

  async function arrives(row: SignUpRow): Promise<boolean> {
    try {
      const response = await send(signedRequest(target, row, now()));
      await response.body?.cancel();
      return response.ok;
    } catch {
      return false;
    }
  }
}

/**
 * Signed as https://www.standardwebhooks.com asks: HMAC-SHA256 over `id.timestamp.body`, here with
 * the bytes of SIGNUP_WEBHOOK_SECRET as the key.
 */
function signedRequest({ url, secret }: WebhookTarget, row: SignUpRow, now: number): Request {
  const body = JSON.stringify({
    type: 'sign-up',
    id: row.id,
    email: row.email,
    firstName: row.first_name,
    experience: row.experience,
    consentVersion: row.consent_version,
    utmSource: row.utm_source,
    utmMedium: row.utm_medium,
    utmCampaign: row.utm_campaign,
    utmTerm: row.utm_term,
    utmContent: row.utm_content,
    at: new Date(row.created_at).toISOString(),
  });
  const timestamp = Math.floor(now / 1_000);
  const signature = createHmac('sha256', secret)
    .update(`${row.id}.${timestamp}.${body}`)
    .digest('base64');
  return new Request(url, {
    method: 'POST',
    redirect: 'error',
    headers: {
      'Content-Type': 'application/json',
      'webhook-id': row.id,
      'webhook-timestamp': String(timestamp),
      'webhook-signature': `v1,${signature}`,
    },
    body,
  });
}
