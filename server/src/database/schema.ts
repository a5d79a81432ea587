import type { Generated, Insertable, Selectable } from 'kysely';
import type { UTM_KEYS } from '#contract/formFrame.ts';
import type { Consent, FieldColumn } from '#contract/signUpForm.ts';

// The tables after the latest migration. All times are in milliseconds since 1970. The server generates IDs and times,
// so databases only have to store text and integers.

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

/** There's one row per mailbox, no matter how often it signs up. */
type SignUpsTable = Record<Exclude<FieldColumn, 'email'>, string | null> &
  Record<(typeof UTM_KEYS)[number], string | null> & {
    id: string;
    /** As the visitor typed it. */
    email: string;
    /** The normalized address, which is unique. */
    email_key: string;
    /** A version in `consents`. Rows from old releases have a date instead. */
    consent_version: string;
    /** The language of the submitted form. */
    language: string;
    created_at: number;
    /** How many times this mailbox submitted the form. */
    sendings: Generated<number>;
    /** Experiment variants, e.g. `hero:b lead:a`. */
    variants: string | null;
    /** Click IDs, e.g. `gclid=abc`, if the owner collects them. */
    click_id: string | null;
    /** When we last asked the visitor to confirm. Null if we never did. */
    asked_at: number | null;
    confirmed_at: number | null;
  };

/** We never delete consent texts, because sign-ups refer to them. */
type ConsentsTable = Consent;

/** There's one row per confirmation email. */
type ConfirmationsTable = {
  id: string;
  sign_up_id: string;
  /** The address without its tag, e.g. `ada@example.com` for `ada+news@example.com`. */
  mailbox: string;
  /** The submitted form as JSON. */
  submission: string;
  // A hash, so no one can confirm a sign-up just by reading the database. (The outbox has the token itself until the
  // email is sent.) Null until the first attempt to send.
  token_hash: Generated<string | null>;
  created_at: number;
  expires_at: number;
};

/** Messages to send. We delete them on delivery. */
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
  /** When to try sending the message. While a server is doing that, this is when its lease expires. */
  due_at: number;
  // For emails, when to stop trying. For webhook messages, anything but null marks a dummy that we store but never send
  // (see buildWebhookMessages).
  expires_at: number | null;
};

type LastRunTable = { name: string; at: number };

/** `day` is in UTC, e.g. 2026-11-21. No row belongs to a single visitor. */
type VisitCountsTable = { day: string; name: string; count: number };
