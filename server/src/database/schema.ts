import type { Generated, Insertable, Selectable } from 'kysely';
import type { UTM_KEYS } from '#contract/formFrame.ts';
import type { FieldColumn } from '#contract/signUpForm.ts';

// The tables as the last migration leaves them. Times are milliseconds since 1970; ids and times come
// from the server, so both databases store text and whole numbers only.

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

/** One row for each mailbox. */
type SignUpsTable = Record<Exclude<FieldColumn, 'email'>, string | null> &
  Record<(typeof UTM_KEYS)[number], string | null> & {
    id: string;
    /** As the visitor wrote it. */
    email: string;
    /** The mailbox in one spelling. */
    email_key: string;
    /** A version in `consents`; in rows of old releases a date. */
    consent_version: string;
    /** The language of the form. */
    language: string;
    created_at: number;
    /** How often a form with this mailbox was sent. */
    sendings: Generated<number>;
    /** Experiment variants such as `hero:b lead:a`. */
    variants: string | null;
    /** Marks of an advertisement, such as `gclid=abc`, where the owner keeps them. */
    click_id: string | null;
    /** When a confirmation was last asked for; null if never. */
    asked_at: number | null;
    confirmed_at: number | null;
  };

/** The words visitors agreed to. Rows are never deleted. */
type ConsentsTable = { version: string; language: string; text: string };

/** One row for each mail that asks to confirm a sign-up. */
type ConfirmationsTable = {
  id: string;
  sign_up_id: string;
  /** The mailbox without a tag: `ada@example.com` for `ada+news@example.com`. */
  mailbox: string;
  /** What this submission of the form said, as JSON. */
  submission: string;
  /** The hash of the link's token: whoever reads the table can't confirm anyone. Null until the first try. */
  token_hash: Generated<string | null>;
  created_at: number;
  expires_at: number;
};

/** Messages that must leave the server. A row is deleted once its message was delivered. */
type OutboxTable = {
  id: string;
  kind: 'mail' | 'webhook';
  /** The name of a webhook in SIGNUP_WEBHOOKS, or `mail`. */
  destination: string;
  /** Whose data the payload holds, so that forgetting a person deletes it. */
  sign_up_id: string;
  /** JSON. */
  payload: string;
  attempts: Generated<number>;
  created_at: number;
  /** When to try next. While a server tries, when another may. */
  due_at: number;
  /** Null: never. A message that has expired is dropped. */
  expires_at: number | null;
};

/** When recurring work last ran, by its name. */
type LastRunTable = { name: string; at: number };

/** How often something was counted on a day (UTC, year-month-day). No row belongs to a visitor. */
type VisitCountsTable = { day: string; name: string; count: number };
