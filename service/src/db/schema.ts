/**
 * The tables as both databases hold them: text and whole numbers only, ids and times made here
 * and not by the database, so that SQLite and PostgreSQL need no words of their own.
 * Times are milliseconds since 1970.
 */
export type Tables = {
  readonly sign_ups: SignUpsTable;
  readonly webhook_outbox: WebhookOutboxTable;
  readonly schema_versions: SchemaVersionsTable;
};

type SignUpsTable = {
  readonly id: string;
  /** As the visitor wrote it. */
  readonly email: string;
  /** Lower case: the same address is kept once. */
  readonly email_key: string;
  /** From the form's token: the same form sent twice is kept once. */
  readonly submission_key: string;
  readonly first_name: string | null;
  readonly experience: string | null;
  readonly consent_version: string;
  readonly utm_source: string | null;
  readonly utm_medium: string | null;
  readonly utm_campaign: string | null;
  readonly utm_term: string | null;
  readonly utm_content: string | null;
  readonly created_at: number;
};

/** Sign-ups still to be told to the owner's webhook; a row leaves when its message has arrived. */
type WebhookOutboxTable = {
  readonly sign_up_id: string;
  readonly attempts: number;
  readonly next_attempt_at: number;
};

type SchemaVersionsTable = {
  readonly version: number;
  readonly applied_at: number;
};
