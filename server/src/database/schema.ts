import type { Generated, Insertable, Selectable } from 'kysely';
import type { UTM_KEYS } from '#contract/formFrame.ts';
import type { FieldColumn } from '#contract/signUpForm.ts';

// The tables after the last migration. Times are milliseconds since 1970. The server creates ids and times, so
// both databases store only text and whole numbers.

/** Every table of the store. */
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

/** One row per mailbox. */
type SignUpsTable = Record<Exclude<FieldColumn, 'email'>, string | null> &
  Record<(typeof UTM_KEYS)[number], string | null> & {
    id: string;
    /** As typed. */
    email: string;
    /** The normalized mailbox. */
    email_key: string;
    /** A version in `consents`; a date in rows of old releases. */
    consent_version: string;
    /** The language of the form. */
    language: string;
    created_at: number;
    /** How often this mailbox submitted the form. */
    sendings: Generated<number>;
    /** Experiment variants such as `hero:b lead:a`. */
    variants: string | null;
    /** Click ids, such as `gclid=abc`, if the owner keeps them. */
    click_id: string | null;
    /** When the visitor was last asked to confirm; null if never. */
    asked_at: number | null;
    confirmed_at: number | null;
  };

/** Consent texts. Rows are never deleted. */
type ConsentsTable = { version: string; language: string; text: string };

/** One row per confirmation mail. */
type ConfirmationsTable = {
  id: string;
  sign_up_id: string;
  /** The mailbox without its tag: `ada@example.com` for `ada+news@example.com`. */
  mailbox: string;
  /** The submitted form as JSON. */
  submission: string;
  /** A hash, so that someone who reads the table can't confirm sign-ups. Null until the first attempt. */
  token_hash: Generated<string | null>;
  created_at: number;
  expires_at: number;
};

/** Messages to send. A row is deleted once its message is delivered. */
type OutboxTable = {
  id: string;
  kind: 'mail' | 'webhook';
  /** The name of a webhook in SIGNUP_WEBHOOKS, or `mail`. */
  destination: string;
  /** So that forgetting a person deletes the payload. */
  sign_up_id: string;
  /** JSON. */
  payload: string;
  attempts: Generated<number>;
  created_at: number;
  /** When to try next. While one server is sending, when another may. */
  due_at: number;
  /** An expired message is dropped. Null: never expires. */
  expires_at: number | null;
};

/** When recurring work last ran, by name. */
type LastRunTable = { name: string; at: number };

/** Daily counts (UTC, year-month-day). No row belongs to a visitor. */
type VisitCountsTable = { day: string; name: string; count: number };
