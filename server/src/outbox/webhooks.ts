import { Webhook } from 'standardwebhooks';
import * as z from 'zod';
import { SECOND_MS } from '#contract/time.ts';
import type { Config } from '../config.ts';
import { getErrorMessage } from '../database/store.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Destination } from './outbox.ts';

const TIMEOUT_MS = 25 * SECOND_MS;
const PACE = {
  json: { maxAtOnce: 5, pauseMs: 0 },
  // Slack takes one message a second (https://docs.slack.dev/apis/web-api/rate-limits).
  slack: { maxAtOnce: 1, pauseMs: SECOND_MS },
};

const ENTRY = /^(?<name>[a-z][a-z0-9-]{0,39})=(?<isSlack>slack\+)?(?<url>https?:\/\/.+)$/;
const OLD_ENTRY = /^(json|slack):/;
const EXPECTED =
  'SIGNUP_WEBHOOKS must list names and addresses, such as "crm=https://example.com/hook team=slack+https://hooks.slack.com/…". Names are unique and have lowercase letters, digits and hyphens. Addresses have no user or password.';
const NEEDS_SECRET =
  'SIGNUP_WEBHOOK_SECRET is missing. Set it: it signs the messages to every webhook except Slack.';

/** A configured webhook. `ping` sends a test message. */
export type WebhookDestination = Destination & {
  ping: (id: string, signal: AbortSignal) => Promise<void>;
};

/** The parts of a message that Slack receives. */
const SlackFacts = z.object({
  email: z.string(),
  firstName: z.nullish(z.string()),
  language: z.nullish(z.string()),
  utmSource: z.nullish(z.string()),
});

/**
 * Reads the configured webhooks.
 * @throws Error with one sentence for the owner. It contains no address, because an address may be secret.
 */
export function readWebhooks({
  config,
  fetch,
  now,
}: Pick<Dependencies, 'config' | 'fetch' | 'now'>): WebhookDestination[] {
  refuseOldSyntax(config);
  const entries = config.SIGNUP_WEBHOOKS?.split(/\s+/).filter(Boolean) ?? [];
  const webhooks = entries.map((entry) => {
    const { name = '', isSlack, url = '' } = ENTRY.exec(entry)?.groups ?? {};
    const { username, password } = URL.parse(url) ?? { username: '?', password: '' };
    if (name === '' || name === 'mail' || username || password) throw new Error(EXPECTED);
    const type = isSlack ? ('slack' as const) : ('json' as const);
    return { type, name, url };
  });
  if (new Set(webhooks.map(({ name }) => name)).size < webhooks.length) throw new Error(EXPECTED);
  return webhooks.map(({ type, name, url }) => {
    const sign = type === 'slack' ? undefined : createSigner(config);
    const post = async (id: string, payload: string, signal: AbortSignal) => {
      const body = sign ? payload : toSlack(payload);
      const headers = { 'Content-Type': 'application/json', ...sign?.(id, payload, now()) };
      const init = { method: 'POST', redirect: 'manual', headers, body, signal } as const;
      const response = await fetch(url, init).catch((error: Error) => {
        // fetch puts the reason into its error's cause.
        throw new Error(getErrorMessage(error.cause ?? error), { cause: error });
      });
      await response.body?.cancel();
      if (!response.ok) throw new Error(describeStatus(response.status));
    };
    return {
      kind: 'webhook',
      name,
      ...PACE[type],
      timeoutMs: TIMEOUT_MS,
      send: async ({ sign_up_id, payload, expires_at }, signal) => {
        if (expires_at === null) await post(sign_up_id, payload, signal);
      },
      ping: (id, signal) => {
        const message = { type: 'ping', id, at: new Date(now()).toISOString() };
        return post(id, JSON.stringify(message), signal);
      },
    };
  });
}

/** @throws Error with the new names if the settings use the syntax of release 1.0.0. */
function refuseOldSyntax({ SIGNUP_WEBHOOK_URL: one, SIGNUP_WEBHOOKS: list = '' }: Config): void {
  const old = [...(one === undefined ? [] : ['json:']), ...list.split(/\s+/)];
  if (one === undefined && !old.some((entry) => OLD_ENTRY.test(entry))) return;
  // Waiting messages of that release have these destinations.
  const counts = { json: 0, slack: 0 };
  const entries = old.filter(Boolean).map((entry) => {
    const kind = entry.startsWith('slack') ? 'slack' : 'json';
    counts[kind] += 1;
    const name = counts[kind] === 1 ? kind : `${kind}-${counts[kind]}`;
    return `${name}=${kind === 'slack' ? 'slack+' : ''}<address>`;
  });
  throw new Error(
    `SIGNUP_WEBHOOKS and SIGNUP_WEBHOOK_URL have changed. Write this instead, with your addresses in the same order: SIGNUP_WEBHOOKS="${entries.join(' ')}"`,
  );
}

/** Signs as specified by https://www.standardwebhooks.com. A secret is `whsec_` with base64, or any text. */
function createSigner({ SIGNUP_WEBHOOK_SECRET: secret }: Config) {
  if (secret === undefined) throw new Error(NEEDS_SECRET);
  const webhook = secret.startsWith('whsec_')
    ? new Webhook(secret)
    : new Webhook(secret, { format: 'raw' });
  return (id: string, payload: string, now: number) => ({
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now / SECOND_MS)),
    'webhook-signature': webhook.sign(id, new Date(now), payload),
  });
}

/** Builds one line of plain text for Slack. */
function toSlack(payload: string): string {
  const { data } = SlackFacts.safeParse(JSON.parse(payload));
  const parts = data
    ? ['New sign-up', data.email, data.firstName, data.language, data.utmSource]
    : ['Test message, not a sign-up'];
  // Visitors' text must not become links or commands
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
    ? `it answered with ${status}, a redirect. Use the final address instead`
    : `it answered with ${status}`;
}
