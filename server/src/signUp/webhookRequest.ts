import { createHmac } from 'node:crypto';
import { reasonOf } from '../database/store.ts';
import type { Dependencies } from '../dependencies.ts';
import { ownersRow } from './csv.ts';
import type { SignUpRow } from './signUps.ts';
import type { Target } from './webhooks.ts';

/** A receiver that also takes a test message, which it does not take for a sign-up; of that, all is its id. */
export type Webhook = Target & { ping: (id: string, signal: AbortSignal) => Promise<void> };
type Told = SignUpRow | { id: string };

const EXPECTED =
  'SIGNUP_WEBHOOKS must list http or https addresses after json: or slack:, such as json:https://example.com/hook, and SIGNUP_WEBHOOK_URL must be one such address; without a user or a password, which cannot be sent.';
const NEEDS_SECRET =
  'A webhook of the kind json, as SIGNUP_WEBHOOK_URL is, needs SIGNUP_WEBHOOK_SECRET, which signs its messages.';
const PACE = {
  json: { atOnce: 20, pauseMs: 0 },
  // Slack takes one message a second (https://docs.slack.dev/apis/web-api/rate-limits).
  slack: { atOnce: 1, pauseMs: 1_000 },
};

/**
 * The webhooks of the settings, named by kind and number, such as `slack-2`: the address of one may be corrected
 * while messages wait for it.
 * @throws Error with one sentence for the owner; it repeats no address, for one may be a secret.
 */
export function webhookTargets({
  config,
  fetch,
  now,
}: Pick<Dependencies, 'config' | 'fetch' | 'now'>): Webhook[] {
  const { SIGNUP_WEBHOOKS: list = '', SIGNUP_WEBHOOK_URL: one } = config;
  const { SIGNUP_WEBHOOK_SECRET: secret } = config;
  const entries = [...(one === undefined ? [] : [`json:${one}`]), ...list.split(/\s+/)];
  const counts = { json: 0, slack: 0 };
  return entries.filter(Boolean).map((entry): Webhook => {
    const kind = entry.startsWith('slack:') ? 'slack' : 'json';
    const url = entry.slice(kind.length + 1);
    const { protocol = '', username, password } = URL.parse(url) ?? {};
    const isAddress = /^https?:$/.test(protocol) && !username && !password;
    if (!entry.startsWith(`${kind}:`) || !isAddress) throw new Error(EXPECTED);
    if (kind === 'json' && secret === undefined) throw new Error(NEEDS_SECRET);
    counts[kind] += 1;
    const name = counts[kind] === 1 ? kind : `${kind}-${counts[kind]}`;
    const requestOf = kind === 'slack' ? slackRequest : jsonRequest;
    const tell = async (row: Told, signal: AbortSignal) => {
      const request = requestOf(url, row, now(), secret);
      // fetch says why in the cause of its error.
      const response = await fetch(request, { signal }).catch((error: Error) => {
        throw new Error(reasonOf(error.cause ?? error), { cause: error });
      });
      await response.body?.cancel();
      if (!response.ok) throw new Error(`it answered with ${response.status}`);
    };
    const ping: Webhook['ping'] = (id, signal) => tell({ id }, signal);
    return { name, ...PACE[kind], send: tell, ping };
  });
}

const post = (url: string, body: string, headers = {}) =>
  new Request(url, {
    method: 'POST',
    redirect: 'error',
    headers: { 'Content-Type': 'application/json', ...headers },
    body,
  });

/** A line of plain text. */
function slackRequest(url: string, row: Told): Request {
  const told = isSignUp(row)
    ? ['New sign-up', row.email, row.first_name, row.language, row.utm_source]
    : ['A test message, not a sign-up'];
  // A visitor's words are no command to Slack (https://docs.slack.dev/messaging/formatting-message-text).
  const text = told
    .filter(Boolean)
    .join(', ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
  return post(url, JSON.stringify({ text }));
}

/**
 * Facts by the keys of docs/deploying.md, signed as https://www.standardwebhooks.com asks: HMAC-SHA256 over
 * `id.timestamp.body`, here with the bytes of the secret as the key.
 * @param now milliseconds since 1970.
 */
export function jsonRequest(url: string, row: Told, now: number, secret = ''): Request {
  const { id } = row;
  const facts = isSignUp(row)
    ? factsOf(row)
    : { type: 'ping', id, at: new Date(now).toISOString() };
  const body = JSON.stringify(facts);
  const timestamp = String(Math.floor(now / 1_000));
  const signed = createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`);
  return post(url, body, {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signed.digest('base64')}`,
  });
}

const isSignUp = (row: Told): row is SignUpRow => 'email' in row;
const camelCase = (name: string) =>
  name.replaceAll(/_(.)/g, (_, letter: string) => letter.toUpperCase());

function factsOf(row: SignUpRow) {
  const { stored_at: at, sendings: _, ...facts } = ownersRow(row);
  const named = Object.entries(facts).map(([name, value]) => [camelCase(name), value]);
  return { type: 'sign-up', ...Object.fromEntries(named), at };
}
