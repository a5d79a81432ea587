import type { UTM_KEYS } from '#contract/formFrame.ts';

/**
 * The tables as both databases hold them: text and whole numbers only, ids and times made by the
 * server and not by the database, so that SQLite and PostgreSQL take the same queries.
 * Times are milliseconds since 1970.
 */
export type Tables = {
  sign_ups: Record<(typeof UTM_KEYS)[number], string | null> & {
    id: string;
    /** As the visitor wrote it. */
    email: string;
    /** The mailbox (`emailKey`): kept once, however its address is written. */
    email_key: string;
    first_name: string | null;
    experience: string | null;
    /** A version of `consents`; in rows of older releases a date. */
    consent_version: string;
    /** Of the form that was filled in, as in `lang`. */
    language: string;
    created_at: number;
    /** How often a form with this mailbox was sent, from 1. */
    sendings: number;
  };

  /** The words that visitors agreed to; what was shown once is kept. */
  consents: { version: string; language: string; text: string };

  /** Sign-ups still to be told to a webhook; a row leaves when its message has arrived. */
  webhook_messages: {
    sign_up_id: string;
    /** A name of `webhookTargets`. */
    target: string;
    attempts: number;
    next_attempt_at: number;
  };

  /**
   * `tidied`: when old sign-ups were last deleted. `traces`: since when deleted rows have traces in
   * the database's files that are still to be removed. `check`: written to see whether writing works.
   */
  jobs: { name: 'tidied' | 'traces' | 'check'; at: number };

  /** One row: what the servers on one PostgreSQL know of the price service. Times by its clock. */
  market_calls: {
    id: number;
    /** When the next call is due; while one is under way, when its maker is taken for dead. */
    next_call_at: number;
    is_under_way: number;
    /** Failed calls in a row. */
    failures: number;
    /** The last good answer as JSON, when it was given by the price service's clock, and stored. */
    answer: string | null;
    answered_at: number | null;
    stored_at: number | null;
  };

  /** What was counted on a day, by the names of `contract/counts.ts`; no row is anybody's. */
  counted_visits: {
    /** In UTC, year-month-day. */
    day: string;
    name: string;
    count: number;
  };

  /**
   * How releases up to this one's predecessor numbered their tables. A number above the last that they
   * know makes them refuse to start on a store that they could not read.
   */
  schema_versions: { version: number; applied_at: number };
};

/** In words that both databases understand. */
export const TABLES = [
  `create table sign_ups (
    id text primary key,
    email text not null,
    email_key text not null unique,
    first_name text,
    experience text,
    consent_version text not null,
    utm_source text,
    utm_medium text,
    utm_campaign text,
    utm_term text,
    utm_content text,
    language text not null,
    created_at bigint not null,
    sendings bigint not null default 1
  )`,
  'create index sign_ups_by_time on sign_ups (created_at, id)',
  'create table consents (version text primary key, language text not null, text text not null)',
  `create table webhook_messages (
    sign_up_id text not null,
    target text not null,
    attempts integer not null,
    next_attempt_at bigint not null,
    primary key (sign_up_id, target)
  )`,
  'create index webhook_messages_due on webhook_messages (target, next_attempt_at)',
  'create table jobs (name text primary key, at bigint not null)',
  `create table if not exists market_calls (
    id integer primary key,
    next_call_at bigint not null,
    is_under_way integer not null,
    failures integer not null,
    answer text,
    answered_at bigint,
    stored_at bigint
  )`,
  `create table if not exists counted_visits (
    day text not null,
    name text not null,
    count bigint not null,
    primary key (day, name)
  )`,
  'create table if not exists schema_versions (version integer primary key, applied_at bigint not null)',
];
