import { DatabaseSync } from 'node:sqlite';
import { sqliteFile } from '../src/database/openStore.ts';
import { asAdministrator, newPlace, type EngineName, type Place } from './stores.ts';

/** The tables of the release before, in its words. */
const TABLES = `
create table schema_versions (version integer primary key, applied_at bigint not null);
create table sign_ups (
  id text primary key, email text not null, email_key text not null unique,
  submission_key text not null unique, first_name text, experience text, consent_version text not null,
  utm_source text, utm_medium text, utm_campaign text, utm_term text, utm_content text,
  created_at bigint not null);
create index sign_ups_in_order on sign_ups (created_at, id);
create table webhook_outbox (
  sign_up_id text primary key, attempts integer not null, next_attempt_at bigint not null);
create index webhook_outbox_due on webhook_outbox (next_attempt_at);
create table spent_forms (form_key text primary key, mark text not null, spent_at bigint not null);
create index spent_forms_in_order on spent_forms (spent_at);
create table owed_scrubs (id integer primary key);
create table market_calls (
  id integer primary key, next_call_at bigint not null, is_under_way integer not null,
  failures integer not null, answer text, answered_at bigint, stored_at bigint);
create table sending_limits (visitor_key text primary key, full_at bigint not null);
create index sending_limits_over on sending_limits (full_at);
alter table sign_ups add column language text default 'en' not null;
create table counted_visits (
  day text not null, name text not null, count bigint not null,
  constraint counted_visits_key primary key (day, name));
insert into schema_versions values (1, 1), (2, 1), (3, 1), (4, 1), (5, 1);`;

/** Sign-ups by id: the address, its key in that release, the time, and the tries of a message that waits. */
const SIGN_UPS: readonly [string, string, string, number, number | null][] = [
  ['plain', 'Ada@Example.com', 'ada@example.com', 100, 2],
  ['unicode-first', 'Anna@Bücher.example', 'anna@bücher.example', 200, null],
  ['punycode-later', 'anna@xn--bcher-kva.example', 'anna@xn--bcher-kva.example', 300, 5],
  ['punycode-first', 'leo@xn--mller-kva.example', 'leo@xn--mller-kva.example', 400, 1],
  ['unicode-later', 'Leo@Müller.example', 'leo@müller.example', 500, null],
  ['unicode-alone', 'Zoë@Straße.example', 'zoë@straße.example', 600, null],
];

/** A store as the release before left it. */
export async function newOldStore(engine: EngineName): Promise<Place> {
  const place = await newPlace(engine);
  const rows = SIGN_UPS.flatMap(([id, email, key, at, attempts]) => [
    `insert into sign_ups values ('${id}', '${email}', '${key}', 'form-${id}', 'Ada', 'some', '2026-11-21',
      'news', null, null, null, null, ${at}, 'es')`,
    ...(attempts === null
      ? []
      : [`insert into webhook_outbox values ('${id}', ${attempts}, 7000)`]),
  ]);
  const others = [
    `insert into spent_forms values ('form', 'mark', 1)`,
    `insert into sending_limits values ('visitor', 1)`,
    `insert into market_calls values (1, 5, 0, 0, '{"bitcoin":{"usd":1}}', 3, 4)`,
    `insert into counted_visits values ('2026-11-21', 'visits', 12)`,
  ];
  await runIn(place, [TABLES, ...rows, ...others].join(';\n'));
  return place;
}

/** Runs statements in a store, past the program. */
export async function runIn({ DATABASE_URL, DATA_DIR }: Place, statements: string): Promise<void> {
  if (DATABASE_URL !== undefined) return asAdministrator(statements, DATABASE_URL);
  const database = new DatabaseSync(sqliteFile(DATA_DIR));
  database.exec(`pragma journal_mode = wal; ${statements}`);
  database.close();
}
