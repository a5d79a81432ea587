import { createHmac } from 'node:crypto';
import { UTM_KEYS } from '#contract/formFrame.ts';
import { FIELDS } from '#contract/signUpFields.ts';
import type { Config } from '../config.ts';
import type { SignUpRow } from './signUps.ts';

/** Where new sign-ups are told of. */
export type WebhookTarget = {
  /** Such as `slack-2`, by which messages wait for it: its address may be corrected meanwhile. */
  name: string;
  url: string;
} & ({ kind: 'json'; secret: string } | { kind: 'slack' });

/** What `json` is sent, and what `slack` is sent, as plain text. */
export type Message = { body: Record<string, string | null> & { id: string }; text: string };

const EXPECTED =
  'SIGNUP_WEBHOOKS must list http or https addresses after json: or slack:, such as json:https://example.com/hook, and SIGNUP_WEBHOOK_URL must be one such address; without a user or a password, which cannot be sent.';
const NEEDS_SECRET =
  'A webhook of the kind json, as SIGNUP_WEBHOOK_URL is, needs SIGNUP_WEBHOOK_SECRET, which signs its messages.';

/**
 * Reads the settings on webhooks.
 * @throws Error with one sentence for the owner; it repeats no address, for one may be a secret.
 */
export function webhookTargets(settings: Partial<Config>): WebhookTarget[] {
  const { SIGNUP_WEBHOOKS: list = '', SIGNUP_WEBHOOK_URL: one, SIGNUP_WEBHOOK_SECRET } = settings;
  const entries = [...(one === undefined ? [] : [`json:${one}`]), ...list.split(/\s+/)];
  const counts = { json: 0, slack: 0 };
  return entries.filter(Boolean).map((entry): WebhookTarget => {
    const kind = entry.startsWith('slack:') ? 'slack' : 'json';
    const url = entry.slice(kind.length + 1);
    const { protocol = '', username, password } = URL.parse(url) ?? {};
    const isAddress = /^https?:$/.test(protocol) && !username && !password;
    if (!entry.startsWith(`${kind}:`) || !isAddress) throw new Error(EXPECTED);
    counts[kind] += 1;
    const name = counts[kind] === 1 ? kind : `${kind}-${counts[kind]}`;
    if (kind === 'slack') return { name, kind, url };
    if (SIGNUP_WEBHOOK_SECRET === undefined) throw new Error(NEEDS_SECRET);
    return { name, kind, url, secret: SIGNUP_WEBHOOK_SECRET };
  });
}

/** Tells of a sign-up; the keys are those of docs/deploying.md. */
export function signUpMessage(row: SignUpRow): Message {
  const told = ['New sign-up', row.email, row.first_name, row.language, row.utm_source];
  return {
    body: {
      type: 'sign-up',
      id: row.id,
      ...Object.fromEntries(FIELDS.map(({ name, column }) => [name, row[column]])),
      consentVersion: row.consent_version,
      ...Object.fromEntries(UTM_KEYS.map((key) => [camelCase(key), row[key]])),
      variants: row.variants,
      clickId: row.click_id,
      language: row.language,
      confirmedAt: row.confirmed_at === null ? null : time(row.confirmed_at),
      at: time(row.created_at),
    },
    text: told.filter(Boolean).join(', '),
  };
}

const time = (at: number) => new Date(at).toISOString();

/** `utmSource` of `utm_source`. */
const camelCase = (name: string) =>
  name.replaceAll(/_(.)/g, (_, letter: string) => letter.toUpperCase());

/** For an owner who wants to know whether messages arrive. */
export function pingMessage(id: string, now: number): Message {
  return {
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
  const headers = new Headers({ 'Content-Type': 'application/json' });
  // A visitor's words are no command to Slack (https://docs.slack.dev/messaging/formatting-message-text).
  const text = message.text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
  const body = JSON.stringify(target.kind === 'slack' ? { text } : message.body);
  if (target.kind === 'json') {
    const { id } = message.body;
    const timestamp = String(Math.floor(now / 1_000));
    const signed = createHmac('sha256', target.secret).update(`${id}.${timestamp}.${body}`);
    headers.set('webhook-id', id);
    headers.set('webhook-timestamp', timestamp);
    headers.set('webhook-signature', `v1,${signed.digest('base64')}`);
  }
  return new Request(target.url, { method: 'POST', redirect: 'error', signal, headers, body });
}
