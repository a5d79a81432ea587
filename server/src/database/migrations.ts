import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { adoptOldTables, renameOldTables } from './adopt.ts';
import type { Tables } from './tables.ts';

/** In words that both databases understand; what a column holds is told in tables.ts. */
const TABLES = [
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

/**
 * The steps that bring a store up to date, by name. Forward only: a new one is added at the end, an old
 * one is never edited. Versions 1 to 5 were those of earlier releases.
 * @param now milliseconds since 1970.
 */
export const migrations = (now: () => number): Record<string, Migration> => ({
  '006-one-server': {
    up: async (db: Kysely<Tables>) => {
      const isOld = await renameOldTables(db);
      for (const statement of TABLES) await sql.raw(statement).execute(db);
      if (isOld) await adoptOldTables(db);
      // Spellings that were merged left traces, and so did what earlier releases forgot. In a new store
      // nothing is too old, whatever the clock says.
      const job = { name: isOld ? ('traces' as const) : ('tidied' as const), at: now() };
      await db.insertInto('jobs').values(job).execute();
      await db.insertInto('schema_versions').values({ version: 6, applied_at: now() }).execute();
    },
  },
});
