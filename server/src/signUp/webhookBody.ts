import { FIELDS } from '#contract/signUpForm.ts';
import type { NewOutboxRow, SignUpRow } from '../database/schema.ts';

/** The body of a webhook message. Documented in docs/webhooks.md. */
export function buildWebhookBody(row: SignUpRow) {
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
 * Builds one message per webhook.
 * @param isNews if false, messages are already expired and get dropped: storing takes the same time in both cases.
 */
export function buildWebhookMessages(
  row: SignUpRow,
  destinations: readonly string[],
  at: number,
  isNews = true,
): NewOutboxRow[] {
  const payload = JSON.stringify(buildWebhookBody(row));
  return destinations.map((destination) => ({
    id: `${row.id}:${destination}`,
    kind: 'webhook',
    destination,
    sign_up_id: row.id,
    payload,
    created_at: at,
    due_at: at,
    expires_at: isNews ? null : at,
  }));
}
