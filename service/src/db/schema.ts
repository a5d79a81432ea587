import type { UTM_KEYS } from '#contract/formFrame.ts';

/**
 * The tables as both databases hold them: text and whole numbers only, ids and times made here
 * and not by the database, so that SQLite and PostgreSQL need no words of their own.
 * Times are milliseconds since 1970.
 */
export type Tables = {
  readonly sign_ups: Readonly<Record<(typeof UTM_KEYS)[number], string | null>> & {
    readonly id: string;
    /** As the visitor wrote it. */
    readonly email: string;
    /** Lower case: the same address is kept once. */
    readonly email_key: string;
    /** The `mark` of the form that it came with; of rows of version 1, that form's own key. */
    readonly submission_key: string;
    readonly first_name: string | null;
    readonly experience: string | null;
    readonly consent_version: string;
    readonly created_at: number;
    /** Of the form that was filled in; of rows from before there were several, `en`. */
    readonly language: string;
  };

  /**
   * Every form that was sent of late, so that the answer to a second sending does not depend on whether
   * an address is known. Both are hashes: without the form's own key, which is stored nowhere, nobody can
   * try addresses on them.
   */
  readonly spent_forms: {
    readonly form_key: string;
    /** Of the form's key and the address that it was sent with first. */
    readonly mark: string;
    readonly spent_at: number;
  };

  /** One row, while deleted rows have left traces that are not yet removed. */
  readonly owed_scrubs: { readonly id: number };

  /** Sign-ups still to be told to the owner's webhook; a row leaves when its message has arrived. */
  readonly webhook_outbox: {
    readonly sign_up_id: string;
    readonly attempts: number;
    readonly next_attempt_at: number;
  };

  /** One row: what the companions on one PostgreSQL know of the price service. Times by its clock. */
  readonly market_calls: {
    readonly id: number;
    /** When the next call is due; while one is under way, when its maker is taken for dead. */
    readonly next_call_at: number;
    readonly is_under_way: number;
    /** Failed calls in a row. */
    readonly failures: number;
    /** The last good answer as JSON, when it was given by the price service's clock, and stored. */
    readonly answer: string | null;
    readonly answered_at: number | null;
    readonly stored_at: number | null;
  };

  /** Who has sent forms of late, as a hash of the address and the day; a row soon says nothing. */
  readonly sending_limits: {
    readonly visitor_key: string;
    /** When this visitor's whole allowance is there again. */
    readonly full_at: number;
  };

  /** What was counted on a day, by the names of `contract/counts.ts`; no row is anybody's. */
  readonly counted_visits: {
    /** In UTC, year-month-day. */
    readonly day: string;
    readonly name: string;
    readonly count: number;
  };

  readonly schema_versions: {
    readonly version: number;
    readonly applied_at: number;
  };
};
