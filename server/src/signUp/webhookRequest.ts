import { createHmac } from 'node:crypto';
import type { SignUpRow } from './signUps.ts';
import type { WebhookTarget } from './webhookTargets.ts';

type Message = {
  id: string;
  /** What `json` is sent. */
  body: object;
  /** What `slack` is sent, as plain text. */
  text: string;
};

/** Tells of a sign-up; the keys are those of docs/deploying.md. */
export function signUpMessage(row: SignUpRow): Message {
  const { id, email, first_name: firstName, language, utm_source: utmSource } = row;
  return {
    id,
    body: {
      type: 'sign-up',
      id,
      email,
      firstName,
      experience: row.experience,
      consentVersion: row.consent_version,
      utmSource,
      utmMedium: row.utm_medium,
      utmCampaign: row.utm_campaign,
      utmTerm: row.utm_term,
      utmContent: row.utm_content,
      language,
      at: new Date(row.created_at).toISOString(),
    },
    text: ['New sign-up', email, firstName, language, utmSource].filter(Boolean).join(', '),
  };
}

/** Tells of nothing: for an owner who wants to know whether messages arrive. */
export function pingMessage(id: string, now: number): Message {
  return {
    id,
    body: { type: 'ping', id, at: new Date(now).toISOString() },
    text: 'A test message: new sign-ups will be told here.',
  };
}

/**
 * The request that hands a message to its receiver. `json` is signed as https://www.standardwebhooks.com
 * asks: HMAC-SHA256 over `id.timestamp.body`, here with the bytes of SIGNUP_WEBHOOK_SECRET as the key.
 * @param now milliseconds since 1970.
 * @param signal cuts the sending.
 */
export function webhookRequest(
  target: WebhookTarget,
  message: Message,
  now: number,
  signal: AbortSignal,
): Request {
  const headers = { 'Content-Type': 'application/json' };
  const init = { method: 'POST', redirect: 'error', signal } as const;
  if (target.kind === 'slack') {
    const body = JSON.stringify({ text: escapeSlack(message.text) });
    return new Request(target.url, { ...init, headers, body });
  }
  const body = JSON.stringify(message.body);
  const timestamp = Math.floor(now / 1_000);
  const signed = createHmac('sha256', target.secret).update(`${message.id}.${timestamp}.${body}`);
  const signature = {
    'webhook-id': message.id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': `v1,${signed.digest('base64')}`,
  };
  return new Request(target.url, { ...init, headers: { ...headers, ...signature }, body });
}

/** A visitor's words are no command to Slack (https://docs.slack.dev/messaging/formatting-message-text). */
function escapeSlack(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
