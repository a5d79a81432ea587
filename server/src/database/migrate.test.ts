import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import {
  asAdministrator,
  ENGINES,
  newPlace,
  openAt,
  type EngineName,
  type Place,
} from '../../test/stores.ts';
import { VERSION } from './migrate.ts';
import { sqliteFile } from './openStore.ts';

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

describe.each(ENGINES)('a store of the release before on %s', (engine) => {
  test('is adopted at the next start: each mailbox once, as its oldest sign-up, with what waits for the webhook; half-way it is as it was', async () => {
    const place = await newOldStore(engine);
    // The last of the tables that go: everything else was done by then.
    await runIn(place, 'alter table owed_scrubs rename to elsewhere');
    await expect(openAt(place)).rejects.toThrow(/owed_scrubs/);
    await runIn(place, 'select submission_key from sign_ups');
    await runIn(place, 'alter table elsewhere rename to owed_scrubs');
    const { rows } = await openAt(place);
    const signUps = await rows('select * from sign_ups order by created_at');
    expect(signUps).toMatchObject([
      { id: 'plain', email_key: 'ada@example.com', sendings: 1 },
      { id: 'unicode-first', email_key: 'anna@xn--bcher-kva.example', sendings: 2 },
      { id: 'punycode-first', email_key: 'leo@xn--mller-kva.example', sendings: 2 },
      { id: 'unicode-alone', email_key: 'zoë@xn--strae-oqa.example', sendings: 1 },
    ]);
    const utm = { utm_source: 'news', utm_medium: null, utm_content: null };
    const entered = { email: 'Zoë@Straße.example', first_name: 'Ada', experience: 'some', ...utm };
    const more = { consent_version: '2026-11-21', language: 'es', created_at: 600 };
    expect(signUps[3]).toMatchObject({ ...entered, ...more, confirmed_at: null });
    const waiting = await rows('select * from webhook_messages order by sign_up_id');
    expect(waiting.map((message) => Object.values(message))).toEqual([
      ['plain', 'json', 2, 7_000],
      ['punycode-first', 'json', 1, 7_000],
      ['unicode-first', 'json', 5, 7_000],
    ]);
    const counted = { day: '2026-11-21', name: 'visits', count: 12 };
    expect(await rows('select * from counted_visits')).toEqual([counted]);
    // It is not known when it was last tidied.
    expect(await rows('select * from jobs')).toEqual([]);
    await expect(rows('select * from spent_forms')).rejects.toThrow('spent_forms');
    // That program knows five versions, and refuses a store with a higher one.
    const versions = 'select max(version) as version from schema_versions';
    expect(await rows(versions)).toEqual([{ version: VERSION }]);
  });

  test('is not touched by a command, nor when it is older or newer: one sentence says what to do', async () => {
    const place = await newOldStore(engine);
    const refused = async (sentence: RegExp) => {
      await expect(openAt(place, 'command')).rejects.toThrow(sentence);
    };
    await refused(/ is not up to date\. Start the server once: it brings it up to date\.$/);
    await runIn(place, 'select submission_key from sign_ups');
    await runIn(place, 'delete from schema_versions where version = 5');
    await refused(
      /^The sign-up store .* is of version 4, .*start the release before this one once/,
    );
    await runIn(place, 'insert into schema_versions values (99, 1)');
    await refused(/ is of version 99, .* for a newer one its own program\.$/);
    await expect(openAt(place)).rejects.toThrow('version 99');
  });
});

test.each(ENGINES)('a new store on %s may be opened by four servers at once', async (engine) => {
  const place = await newPlace(engine);
  const stores = await Promise.all([1, 2, 3, 4].map(() => openAt(place)));
  await stores[0]?.rows("insert into consents values ('v', 'en', 'Yes.')");
  expect(await stores[1]?.rows('select text from consents')).toEqual([{ text: 'Yes.' }]);
});

/** A store as that release left it, with a message for the webhook of each second sign-up. */
async function newOldStore(engine: EngineName): Promise<Place> {
  const place = await newPlace(engine);
  const rows = [
    ['plain', 'Ada@Example.com', 'ada@example.com', 100, 2],
    ['unicode-first', 'Anna@Bücher.example', 'anna@bücher.example', 200],
    ['punycode-later', 'anna@xn--bcher-kva.example', 'anna@xn--bcher-kva.example', 300, 5],
    ['punycode-first', 'leo@xn--mller-kva.example', 'leo@xn--mller-kva.example', 400, 1],
    ['unicode-later', 'Leo@Müller.example', 'leo@müller.example', 500],
    ['unicode-alone', 'Zoë@Straße.example', 'zoë@straße.example', 600],
  ].map(([id, email, key, at, attempts]) => {
    const signUp = `insert into sign_ups values ('${id}', '${email}', '${key}', 'form-${id}', 'Ada',
      'some', '2026-11-21', 'news', null, null, null, null, ${at}, 'es')`;
    const message = `insert into webhook_outbox values ('${id}', ${attempts}, 7000)`;
    return attempts === undefined ? signUp : `${signUp}; ${message}`;
  });
  const others = `insert into market_calls values (1, 5, 0, 0, '{"bitcoin":{"usd":1}}', 3, 4);
    insert into counted_visits values ('2026-11-21', 'visits', 12)`;
  await runIn(place, [TABLES, ...rows, others].join(';\n'));
  return place;
}

/** Runs statements in a store, past the program. */
async function runIn({ DATABASE_URL, DATA_DIR }: Place, statements: string): Promise<void> {
  if (DATABASE_URL !== undefined) return asAdministrator(statements, DATABASE_URL);
  const database = new DatabaseSync(sqliteFile(DATA_DIR));
  database.exec(`pragma journal_mode = wal; ${statements}`);
  database.close();
}
