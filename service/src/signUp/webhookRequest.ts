import { createHmac } from 'node:crypto';
import type { SignUpRow } from './signUps.ts';

export type WebhookTarget = { readonly url: string; readonly secret: string };

/**
 * Signed as https://www.standardwebhooks.com asks: HMAC-SHA256 over `id.timestamp.body`, here with
 * the bytes of SIGNUP_WEBHOOK_SECRET as the key.
 * @param now milliseconds since 1970.
 * @param signal cuts the sending.
 */
export function signedRequest(
  { url, secret }: WebhookTarget,
  row: SignUpRow,
  now: number,
  signal: AbortSignal,
): Request {
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
    language: row.language,
    at: new Date(row.created_at).toISOString(),
  });
  const timestamp = Math.floor(now / 1_000);
  const signature = createHmac('sha256', secret)
    .update(`${row.id}.${timestamp}.${body}`)
    .digest('base64');
  return new Request(url, {
    method: 'POST',
    redirect: 'error',
    signal,
    headers: {
      'Content-Type': 'application/json',
      'webhook-id': row.id,
      'webhook-timestamp': String(timestamp),
      'webhook-signature': `v1,${signature}`,
    },
    body,
  });
}
