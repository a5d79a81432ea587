/**
 * The tables as version 6 makes them, never edited: a new column is a step of its own in `migrate.ts`. In words
 * that both databases understand: text and whole numbers only, ids and times made by the server and not by
 * the database. Times are milliseconds since 1970.
 */
export const TABLES = [
  `create table sign_ups (
    id text primary key,
    email text not null, -- as the visitor wrote it
    email_key text not null unique, -- the mailbox, kept once however its address is written
    first_name text,
    experience text,
    consent_version text not null, -- of consents; in rows of older releases a date
    utm_source text,
    utm_medium text,
    utm_campaign text,
    utm_term text,
    utm_content text,
    language text not null, -- of the form that was filled in
    created_at bigint not null,
    sendings bigint not null default 1 -- how often a form with this mailbox was sent
  )`,
  'create index sign_ups_by_time on sign_ups (created_at, id)',
  // The words that visitors agreed to; what was shown once is kept.
  'create table consents (version text primary key, language text not null, text text not null)',
  // Sign-ups still to be told to a webhook; a row leaves when its message has arrived.
  `create table webhook_messages (
    sign_up_id text not null,
    target text not null, -- a name of webhookTargets
    attempts integer not null,
    next_attempt_at bigint not null,
    primary key (sign_up_id, target)
  )`,
  'create index webhook_messages_due on webhook_messages (target, next_attempt_at)',
  // tidied: when old sign-ups were last deleted. check: written to see whether writing works.
  'create table jobs (name text primary key, at bigint not null)',
  // One row: what the servers on one PostgreSQL know of the price service. Times by its clock.
  'drop table if exists market_calls',
  `create table market_calls (
    id integer primary key,
    next_call_at bigint not null, -- while a call is under way: when its maker is taken for dead
    failures integer not null, -- in a row
    answer text, -- the last good one, as JSON
    answered_at bigint, -- by the price service's clock
    stored_at bigint
  )`,
  // What was counted on a day (in UTC, year-month-day); no row belongs to a visitor.
  `create table if not exists counted_visits (
    day text not null,
    name text not null,
    count bigint not null,
    primary key (day, name)
  )`,
  // A number above the last that a release knows makes it refuse to start.
  'create table if not exists schema_versions (version integer primary key, applied_at bigint not null)',
];
