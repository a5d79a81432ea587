/** Where new sign-ups are told of. */
export type WebhookTarget = {
  /** Such as `json` or `slack-2`, by which messages wait for it: its address may be corrected meanwhile. */
  name: string;
  url: string;
} & ({ kind: 'json'; secret: string } | { kind: 'slack' });

export type WebhookSettings = {
  /** Such as `json:https://example.com/hook slack:https://hooks.slack.com/services/…`. */
  SIGNUP_WEBHOOKS?: string | undefined;
  /** One more of the kind `json`. */
  SIGNUP_WEBHOOK_URL?: string | undefined;
  SIGNUP_WEBHOOK_SECRET?: string | undefined;
};

/**
 * Reads the settings on webhooks.
 * @throws Error with one sentence for the owner; it repeats no address, for one may be a secret.
 */
export function webhookTargets(settings: WebhookSettings): WebhookTarget[] {
  const { SIGNUP_WEBHOOKS: list = '', SIGNUP_WEBHOOK_URL: one, SIGNUP_WEBHOOK_SECRET } = settings;
  const entries = [...(one === undefined ? [] : [`json:${one}`]), ...list.split(/\s+/)];
  const counts = { json: 0, slack: 0 };
  return entries.filter(Boolean).map((entry): WebhookTarget => {
    const [, kind, url = ''] = /^(json|slack):(.+)$/.exec(entry) ?? [];
    if ((kind !== 'json' && kind !== 'slack') || !isAddress(url)) throw new Error(EXPECTED);
    counts[kind] += 1;
    const name = counts[kind] === 1 ? kind : `${kind}-${counts[kind]}`;
    if (kind === 'slack') return { name, kind, url };
    if (SIGNUP_WEBHOOK_SECRET === undefined) throw new Error(NEEDS_SECRET);
    return { name, kind, url, secret: SIGNUP_WEBHOOK_SECRET };
  });
}

const EXPECTED =
  'SIGNUP_WEBHOOKS must list http or https addresses after json: or slack:, such as json:https://example.com/hook, and ' +
  'SIGNUP_WEBHOOK_URL must be one such address; without a user or a password, which cannot be sent.';
const NEEDS_SECRET =
  'A webhook of the kind json, as SIGNUP_WEBHOOK_URL is, needs SIGNUP_WEBHOOK_SECRET, which signs its messages.';

function isAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  return /^https?:$/.test(protocol) && username === '' && password === '';
}
