import { FIELDS } from '#contract/signUpForm.ts';
import type { NewOutboxRow, SignUpRow } from '../database/schema.ts';

/** Documented in docs/webhooks.md. */
function buildWebhookBody(row: SignUpRow) {
  return {
    type: 'sign-up',
    id: row.id,
    ...Object.fromEntries(FIELDS.map(({ name, column }) => [name, row[column]])),
    consentVersion: row.consent_version,
    utmSource: row.utm_source,
    utmMedium: row.utm_medium,
    utmCampaign: row.utm_campaign,
    utmTerm: row.utm_term,
    utmContent: row.utm_content,
    clickId: row.click_id,
    language: row.language,
    variants: row.variants,
    confirmedAt: row.confirmed_at === null ? null : new Date(row.confirmed_at).toISOString(),
    at: new Date(row.created_at).toISOString(),
  };
}

/**
 * Builds a message for each webhook.
 * @param isDummy we store these messages without ever sending them, so storing a known mailbox takes as long as storing a
 *   new one.
 */
export function buildWebhookMessages(
  row: SignUpRow,
  webhookNames: readonly string[],
  now: number,
  isDummy = false,
): NewOutboxRow[] {
  const payload = JSON.stringify(buildWebhookBody(row));
  return webhookNames.map((destination): NewOutboxRow => ({
    id: `${row.id}:${destination}`,
    kind: 'webhook',
    destination,
    sign_up_id: row.id,
    payload,
    created_at: now,
    due_at: now,
    // For webhooks, any value marks a dummy.
    expires_at: isDummy ? now : null,
  }));
}
