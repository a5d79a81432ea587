import { Webhook } from 'standardwebhooks';
import * as z from 'zod';
import { SECOND_MS } from '#contract/time.ts';
import type { Config } from '../config.ts';
import { getErrorMessage } from '../database/store.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Destination } from './outbox.ts';

const TIMEOUT_MS = 25 * SECOND_MS;
const LIMITS = {
  json: { concurrency: 5, pauseMs: 0 },
  // Slack allows one message per second (https://docs.slack.dev/apis/web-api/rate-limits).
  slack: { concurrency: 1, pauseMs: SECOND_MS },
};

const ENTRY = /^(?<name>[a-z][a-z0-9-]{0,39})=(?<isSlack>slack\+)?(?<url>https?:\/\/.+)$/;
const RELEASE_1_ENTRY = /^(json|slack):/;
const INVALID_WEBHOOKS =
  'SIGNUP_WEBHOOKS must list names and URLs, such as "crm=https://example.com/hook team=slack+https://hooks.slack.com/…". Names must be unique and can contain lowercase letters, digits, and hyphens. URLs must not contain a user or password.';
const MISSING_SECRET =
  'SIGNUP_WEBHOOK_SECRET is missing. Set it to sign the messages. All webhooks except Slack need it.';
const INVALID_SECRET =
  'SIGNUP_WEBHOOK_SECRET starts with "whsec_", but the rest is not valid base64. Copy the entire secret again, or use one without "whsec_".';

/** `ping` sends a test message. */
export type WebhookDestination = Destination & {
  ping: (id: string, signal: AbortSignal) => Promise<void>;
};

/** We send these fields to Slack. */
const SlackFields = z.object({
  email: z.string(),
  firstName: z.nullish(z.string()),
  language: z.nullish(z.string()),
  utmSource: z.nullish(z.string()),
});

/**
 * @throws Error with a message for the owner. It doesn't contain any webhook URLs, because they may be secret.
 */
export function readWebhooks({
  config,
  fetch,
  now,
}: Pick<Dependencies, 'config' | 'fetch' | 'now'>): WebhookDestination[] {
  rejectRelease1Syntax(config);
  const entries = config.SIGNUP_WEBHOOKS?.split(/\s+/).filter(Boolean) ?? [];
  const webhooks = entries.map((entry) => {
    const { name = '', isSlack, url = '' } = ENTRY.exec(entry)?.groups ?? {};
    const { username, password } = URL.parse(url) ?? { username: '?', password: '' };
    if (name === '' || name === 'mail' || username || password) throw new Error(INVALID_WEBHOOKS);
    const type = isSlack ? ('slack' as const) : ('json' as const);
    return { type, name, url };
  });
  const names = new Set(webhooks.map(({ name }) => name));
  if (names.size < webhooks.length) throw new Error(INVALID_WEBHOOKS);
  return webhooks.map(({ type, name, url }) => {
    const sign = type === 'slack' ? undefined : createSigner(config);
    const post = async (id: string, payload: string, signal: AbortSignal) => {
      const body = sign ? payload : toSlackMessage(payload);
      const headers = { 'Content-Type': 'application/json', ...sign?.(id, payload, now()) };
      const init = { method: 'POST', redirect: 'manual', headers, body, signal } as const;
      const response = await fetch(url, init).catch((error: Error) => {
        // The message from fetch is just "fetch failed".
        throw new Error(getErrorMessage(error.cause ?? error), { cause: error });
      });
      await response.body?.cancel();
      if (!response.ok) throw new Error(describeStatus(response.status));
    };
    return {
      kind: 'webhook',
      name,
      ...LIMITS[type],
      timeoutMs: TIMEOUT_MS,
      send: async ({ sign_up_id, payload, expires_at }, signal) => {
        // Messages with an expiry time are dummies (see buildWebhookMessages).
        if (expires_at === null) await post(sign_up_id, payload, signal);
      },
      ping: (id, signal) => {
        const message = { type: 'ping', id, at: new Date(now()).toISOString() };
        return post(id, JSON.stringify(message), signal);
      },
    };
  });
}

/** @throws Error with the new syntax if the settings use the one from release 1.0.0. */
function rejectRelease1Syntax(config: Config): void {
  const { SIGNUP_WEBHOOK_URL: url, SIGNUP_WEBHOOKS: list = '' } = config;
  const entries = [...(url === undefined ? [] : ['json:']), ...list.split(/\s+/)];
  if (url === undefined && !entries.some((entry) => RELEASE_1_ENTRY.test(entry))) return;
  // Messages that were queued by release 1.0.0 use these names.
  const counts = { json: 0, slack: 0 };
  const migrated = entries.filter(Boolean).map((entry) => {
    const type = entry.startsWith('slack') ? 'slack' : 'json';
    counts[type] += 1;
    const name = counts[type] === 1 ? type : `${type}-${counts[type]}`;
    return `${name}=${type === 'slack' ? 'slack+' : ''}<url>`;
  });
  throw new Error(
    `The format of SIGNUP_WEBHOOKS has changed, and SIGNUP_WEBHOOK_URL is no longer supported. Use this instead, with your URLs in the same order: SIGNUP_WEBHOOKS="${migrated.join(' ')}"`,
  );
}

/** Returns a function that creates signature headers (https://www.standardwebhooks.com). */
function createSigner({ SIGNUP_WEBHOOK_SECRET: secret }: Config) {
  if (secret === undefined) throw new Error(MISSING_SECRET);
  const webhook = createWebhook(secret);
  return (id: string, payload: string, now: number) => ({
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now / SECOND_MS)),
    'webhook-signature': webhook.sign(id, new Date(now), payload),
  });
}

/** The secret is either `whsec_` followed by base64, or any other string. */
function createWebhook(secret: string): Webhook {
  if (!secret.startsWith('whsec_')) return new Webhook(secret, { format: 'raw' });
  try {
    return new Webhook(secret);
  } catch (cause) {
    throw new Error(INVALID_SECRET, { cause });
  }
}

/** Slack messages are a single line of plain text. */
function toSlackMessage(payload: string): string {
  const { data } = SlackFields.safeParse(JSON.parse(payload));
  const parts = data
    ? ['New sign-up', data.email, data.firstName, data.language, data.utmSource]
    : ['Test message, not a sign-up'];
  // Escape markup, so visitors can't insert links or mentions
  // (https://docs.slack.dev/messaging/formatting-message-text).
  const text = parts.filter(Boolean).join(', ');
  return JSON.stringify({
    text: text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
    mrkdwn: false,
    unfurl_links: false,
    unfurl_media: false,
  });
}

function describeStatus(status: number): string {
  return status >= 300 && status < 400
    ? `it responded with ${status}, a redirect. Use the URL it redirects to`
    : `it responded with ${status}`;
}
