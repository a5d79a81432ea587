import type { Generated, Insertable, Selectable } from 'kysely';
import type { UTM_KEYS } from '#contract/formFrame.ts';
import type { Consent, FieldColumn } from '#contract/signUpForm.ts';

// The tables after the last migration. All times are in milliseconds since 1970. The server generates ids and times, so
// both databases store only text and integers.

/** The row type of each table. */
export type Database = {
  sign_ups: SignUpsTable;
  consents: ConsentsTable;
  confirmations: ConfirmationsTable;
  outbox: OutboxTable;
  last_run: LastRunTable;
  visit_counts: VisitCountsTable;
};

export type SignUpRow = Selectable<SignUpsTable>;
export type ConfirmationRow = Selectable<ConfirmationsTable>;
export type OutboxRow = Selectable<OutboxTable>;
export type NewOutboxRow = Insertable<OutboxTable>;

/** One row per mailbox, however often it signs up. */
type SignUpsTable = Record<Exclude<FieldColumn, 'email'>, string | null> &
  Record<(typeof UTM_KEYS)[number], string | null> & {
    id: string;
    /** As the visitor typed it. */
    email: string;
    /** The normalized address, which is unique. */
    email_key: string;
    /** A version in `consents`. Rows of old releases have a date instead. */
    consent_version: string;
    /** The language of the submitted form. */
    language: string;
    created_at: number;
    /** How many times this mailbox submitted the form. */
    sendings: Generated<number>;
    /** Experiment variants such as `hero:b lead:a`. */
    variants: string | null;
    /** Click ids such as `gclid=abc`, if the owner collects them. */
    click_id: string | null;
    /** When the visitor was last asked to confirm; null if never asked. */
    asked_at: number | null;
    confirmed_at: number | null;
  };

/** Consent texts. Rows are never deleted, because sign-ups refer to them. */
type ConsentsTable = Consent;

/** One row per confirmation mail. */
type ConfirmationsTable = {
  id: string;
  sign_up_id: string;
  /** The address without its tag, such as `ada@example.com` for `ada+news@example.com`. */
  mailbox: string;
  /** The submitted form as JSON. */
  submission: string;
  // A hash, so that reading the database isn't enough to confirm once the mail is sent. Until then, the outbox has the
  // token itself, and this is null until the first attempt to send.
  token_hash: Generated<string | null>;
  created_at: number;
  expires_at: number;
};

/** Messages to send. A row is deleted when its message is delivered. */
type OutboxTable = {
  id: string;
  kind: 'mail' | 'webhook';
  /** The name of a webhook in SIGNUP_WEBHOOKS, or `mail`. */
  destination: string;
  /** Deleting this sign-up also deletes the message. */
  sign_up_id: string;
  /** JSON. */
  payload: string;
  attempts: Generated<number>;
  created_at: number;
  /** When to send the message next. While a server is sending it, the time at which its lease expires. */
  due_at: number;
  // When a mail is no longer sent. A webhook message is sent only if this is null. Any other value marks a dummy that is
  // stored, but never sent (see buildWebhookMessages).
  expires_at: number | null;
};

/** When recurring tasks last ran. */
type LastRunTable = { name: string; at: number };

/** Daily counts of visits. Days are in UTC, such as 2026-11-21. No row belongs to a single visitor. */
type VisitCountsTable = { day: string; name: string; count: number };
