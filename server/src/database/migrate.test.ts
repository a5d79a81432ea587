import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import {
  runAsAdmin,
  ENGINES,
  createDatabase,
  createStoreEnv,
  createSignUp,
  openTestStore,
  type EngineName,
  type StoreEnv,
} from '../../test/stores.ts';
import { confirmByToken } from '../signUp/confirmation/confirmationQueries.ts';
import { createSignUpQueries } from '../signUp/signUpQueries.ts';
import { getSqlitePath } from './sqlite.ts';

const CONFIRMED_AT = 1_795_000_000_000;

describe.each(ENGINES)('store of release 1.0.0 on %s', (engine) => {
  test('keeps all data during the upgrade', async () => {
    const { rows } = await openTestStore(await newRelease1Store(engine));
    const signUps = await rows('select * from sign_ups order by id');
    expect(signUps.map(({ id, email_key, sendings }) => [id, email_key, sendings])).toEqual([
      ['asked', 'ada+news@example.com', 2],
      ['confirmed', 'leo@xn--mller-kva.example', 1],
      ['told', 'zoë@example.com', 3],
    ]);
    expect(signUps[2]).toMatchObject({ first_name: 'Zoë', utm_source: 'news', variants: 'hero:b' });
    const outbox = await rows('select * from outbox order by id');
    const toCells = ({ id, kind, destination, attempts, due_at }: (typeof outbox)[number]) => [
      id,
      kind,
      destination,
      attempts,
      due_at,
    ];
    expect(outbox.map(toCells)).toEqual([
      ['asked:mail', 'mail', 'mail', 4, 1_794_990_090_000],
      ['confirmed:json', 'webhook', 'json', 2, 1_794_990_060_000],
      ['told:slack-2', 'webhook', 'slack-2', 0, 0],
    ]);
    const [mail] = await rows("select * from confirmations where id = 'asked:mail'");
    expect(mail).toMatchObject({
      sign_up_id: 'asked',
      mailbox: 'ada@example.com',
      token_hash: null,
    });
    expect(JSON.parse(String(mail?.['submission']))).toMatchObject({
      email: 'Ada+news@example.com',
      language: 'es',
      first_name: 'Ada',
    });
    expect(JSON.parse(String(outbox[1]?.['payload']))).toMatchObject({
      type: 'sign-up',
      id: 'confirmed',
      email: 'Leo@Müller.example',
      confirmedAt: new Date(CONFIRMED_AT).toISOString(),
    });
    expect(await rows('select count(*) as count from consents')).toEqual([{ count: 1 }]);
    expect(await rows('select * from visit_counts')).toEqual([
      { day: '2026-11-21', name: 'visits', count: 12 },
    ]);
    expect(await rows('select name from last_run order by name')).toEqual([
      { name: 'check' },
      { name: 'visit counts' },
    ]);
  });

  test('keeps all messages and links if they fill several batches', async () => {
    const storeEnv = await newRelease1Store(engine);
    const ids = Array.from({ length: 600 }, (_, index) => `z${index}`);
    const messages = ids.map((id) => `('${id}', 'json', 0, 0), ('${id}', 'slack', 0, 0)`);
    await runIn(
      storeEnv,
      `insert into sign_ups (id, email, email_key, consent_version, language, created_at)
        values ${ids.map((id) => `('${id}', '${id}', '${id}', 'v', 'en', 0)`).join()};
      insert into confirmation_links values ${ids.map((id) => `('${id}', '${id}', 0, 0)`).join()};
      insert into webhook_messages values ${messages.join()}`,
    );
    const { rows } = await openTestStore(storeEnv);
    expect(await rows('select id from outbox')).toHaveLength(2 * 600 + 3);
    expect(await rows('select id from confirmations')).toHaveLength(600 + 3);
  });

  test('still accepts confirmation links sent before the upgrade', async () => {
    const store = await openTestStore(await newRelease1Store(engine));
    expect(await confirmByToken(store, 'token', CONFIRMED_AT, ['crm'])).toBe(true);
    const [signUp] = await createSignUpQueries(store).list(1, 'ada+news@example.com');
    expect(signUp).toMatchObject({ confirmed_at: CONFIRMED_AT, language: 'es', first_name: 'Ada' });
  });

  test("can't be opened by release 1.0.0 after the upgrade", async () => {
    const { rows } = await openTestStore(await newRelease1Store(engine));
    // Release 1.0.0 rejects anything above version 7.
    const versions = 'select max(version) as version from schema_versions';
    expect(await rows(versions)).toEqual([{ version: 8 }]);
  });

  test("doesn't change if the upgrade fails", async () => {
    const storeEnv = await newRelease1Store(engine);
    await runIn(storeEnv, 'create table outbox (id text)');
    await expect(openTestStore(storeEnv)).rejects.toThrow(/outbox/);
    await runIn(storeEnv, 'select name from jobs; drop table outbox');
    const { rows } = await openTestStore(storeEnv);
    expect(await rows('select * from outbox')).toHaveLength(3);
  });

  test("isn't upgraded by a CLI script", async () => {
    const storeEnv = await newRelease1Store(engine);
    await expect(openTestStore(storeEnv, 'command')).rejects.toThrow(
      / is not up to date\. Start the server once to upgrade it\.$/,
    );
    await runIn(storeEnv, 'select name from jobs');
  });

  test.each([
    [
      'older',
      'delete from schema_versions where version = 7',
      / has version 6, .*release 1\.0\.0 on it once/,
    ],
    ['newer', 'insert into schema_versions values (9, 1)', / has version 9, /],
  ])('is rejected with a reason if it is %s', async (_age, change, message) => {
    const storeEnv = await newRelease1Store(engine);
    await runIn(storeEnv, change);
    for (const user of ['server', 'command'] as const) {
      await expect(openTestStore(storeEnv, user)).rejects.toThrow(message);
    }
  });

  test('is rejected with a reason if a newer release has migrated it', async () => {
    const storeEnv = await createStoreEnv(engine);
    await openTestStore(storeEnv);
    await runIn(storeEnv, "insert into store_migrations values ('999-later', '2030-01-01')");
    await expect(openTestStore(storeEnv)).rejects.toThrow(
      / belongs to a newer release\. Start that release/,
    );
  });
});

test.each(ENGINES)('lets four servers open a new store on %s at once', async (engine) => {
  const storeEnv = await createStoreEnv(engine);
  const stores = await Promise.all([1, 2, 3, 4].map(() => openTestStore(storeEnv)));
  await stores[0]?.rows("insert into consents values ('v', 'en', 'Yes.')");
  expect(await stores[1]?.rows('select text from consents')).toEqual([{ text: 'Yes.' }]);
});

test('lets two sites share a PostgreSQL database with separate schemas', async () => {
  const url = await createDatabase();
  await runAsAdmin('create schema one; create schema two', url);
  const emails: string[] = [];
  for (const schema of ['one', 'two']) {
    const DATABASE_URL = `${url}?options=-c%20search_path%3D${schema}`;
    const signUps = createSignUpQueries(await openTestStore({ DATABASE_URL, DATA_DIR: 'unused' }));
    await signUps.add(createSignUp(schema));
    emails.push(...(await signUps.list(10)).map(({ email }) => email));
  }
  expect(emails).toEqual(['one@example.com', 'two@example.com']);
});

/** Restores a dump of a release 1.0.0 store. */
async function newRelease1Store(engine: EngineName): Promise<StoreEnv> {
  const storeEnv = await createStoreEnv(engine);
  const dump = engine === 'SQLite' ? 'sqlite' : 'postgres';
  const file = join(import.meta.dirname, `../../test/dumps/release-1.0.0.${dump}.sql`);
  await runIn(storeEnv, await readFile(file, 'utf8'));
  return storeEnv;
}

/** Runs statements on a store while no server has it open. */
async function runIn({ DATABASE_URL, DATA_DIR }: StoreEnv, statements: string): Promise<void> {
  if (DATABASE_URL !== undefined) return runAsAdmin(statements, DATABASE_URL);
  const database = new DatabaseSync(getSqlitePath(DATA_DIR));
  database.exec(`pragma journal_mode = wal; ${statements}`);
  database.close();
}
