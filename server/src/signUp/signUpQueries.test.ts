import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { Client } from 'pg';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { UTM_KEYS } from '#contract/formFrame.ts';
import { FIELDS } from '#contract/signUpForm.ts';
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
import { NOON } from '../../test/testDependencies.ts';
import {
  createSignUpQueries,
  deleteCreatedBefore,
  type NewSignUp,
  type SignUpQueries,
} from './signUpQueries.ts';

describe.each(ENGINES)('sign-ups on %s', (engine) => {
  test('contain every submitted field and no other data', async () => {
    const { signUps } = await open(engine);
    const at = 1_795_224_000_123;
    const signUp = createSignUp('a', { email: 'Ada@Example.com' }, at);
    const columns = [...FIELDS.map(({ column }) => column), ...UTM_KEYS, 'click_id'];
    const values = Object.fromEntries(columns.map((column) => [column, `the ${column}`]));
    const submission = {
      ...signUp.submission,
      ...values,
      email: 'Ada@Example.com',
      variants: 'hero:b',
    };
    await signUps.add({ ...signUp, submission });
    expect(await signUps.list(10)).toEqual([
      {
        ...values,
        id: 'a',
        email: 'Ada@Example.com',
        email_key: 'ada@example.com',
        consent_version: '0123456789abcdef',
        language: 'en',
        created_at: at,
        sendings: 1,
        variants: 'hero:b',
        asked_at: null,
        confirmed_at: null,
      },
    ]);
  });

  test('share one row per mailbox, in any spelling, even if sent at once', async () => {
    const { signUps, waiting } = await open(engine);
    const spellings = ['Anna@Bücher.example', 'anna@xn--bcher-kva.example'];
    const submissions = Array.from({ length: 10 }, (_, index) => {
      const form = { email: spellings[index % 2] ?? '', firstName: `Anna ${index}` };
      return signUps.add({ ...createSignUp(`id-${index}`, form), webhookNames: ['crm', 'team'] });
    });
    await Promise.all(submissions);
    const [row, ...others] = await signUps.list(10);
    const firstName = row?.id.replace('id-', 'Anna ');
    expect([row?.sendings, row?.first_name, others]).toEqual([10, firstName, []]);
    await signUps.add({
      ...createSignUp('later', { email: row?.email ?? '' }),
      webhookNames: ['late'],
    });
    expect(await waiting()).toEqual([
      { sign_up_id: row?.id, destination: 'crm' },
      { sign_up_id: row?.id, destination: 'team' },
    ]);
  });

  test('run the same SQL for new and known mailboxes', async () => {
    for (const isConfirmationRequired of [false, true]) {
      const { recordStatements } = await open(engine);
      const signUp = {
        ...createSignUp('a'),
        webhookNames: ['crm', 'team'],
        isConfirmationRequired,
      };
      const newStatements = await recordStatements(({ add }) => add(signUp));
      const knownStatements = await recordStatements(({ add }) =>
        add({ ...signUp, id: 'b', confirmationId: 'b' }),
      );
      expect(knownStatements).toEqual(newStatements);
      expect(newStatements.length).toBeGreaterThan(2);
    }
  });

  test('are found and deleted in any spelling, with their queued messages', async () => {
    const { signUps, store, waiting } = await open(engine);
    await signUps.add({
      ...createSignUp('a', { email: 'a@bücher.example' }),
      webhookNames: ['crm'],
    });
    await signUps.add({ ...createSignUp('b'), webhookNames: ['crm'] });
    await signUps.add({ ...createSignUp('c'), isConfirmationRequired: true });
    expect(await signUps.list(10, 'a@BÜCHER.example')).toMatchObject([{ id: 'a' }]);
    expect(await signUps.forget('A@XN--BCHER-kva.example')).toBe(1);
    expect(await signUps.forget('a@bücher.example')).toBe(0);
    expect(await signUps.forget('c@example.com')).toBe(1);
    expect(await signUps.list(10)).toMatchObject([{ id: 'b' }]);
    expect(await waiting()).toEqual([{ sign_up_id: 'b', destination: 'crm' }]);
    expect(await store.rows('select * from confirmations')).toEqual([]);
  });

  test('leave no bytes in the database files after deletion', async () => {
    const opened = await open(engine);
    const { signUps } = opened;
    const people = Array.from({ length: 100 }, (_, index) => createSignUp(`person${index}`));
    await addAll(signUps, people);
    const zebra = createSignUp('a', {
      email: 'Zebra.Quagga@example.com',
      firstName: 'Quaggazebra',
    });
    await signUps.add({ ...zebra, webhookNames: ['crm'] });
    await signUps.add({ ...zebra, id: 'b', isConfirmationRequired: true });
    await addAll(signUps, [createSignUp('later')]);
    expect(await readBytes(opened)).toMatch(/zebra/i);
    await signUps.forget('zebra.quagga@example.com');
    const bytes = await readBytes(opened);
    expect(bytes).not.toMatch(/zebra|quagga/i);
    expect(bytes).toContain('person99@example.com');
  });

  test('can be paged in both directions without gaps, even at equal times', async () => {
    const { signUps, store } = await open(engine);
    await addAll(signUps, [createSignUp('first', {}, NOON - 1)]);
    // Several pages of rows have the same time.
    const rows = Array.from({ length: 2_500 }, (_, index) => {
      const { submission, id, submittedAt } = createSignUp(`id${index}`);
      const email_key = submission.email;
      return { ...submission, id, email_key, created_at: submittedAt, asked_at: null };
    });
    while (rows.length > 0) {
      const batch = rows.splice(0, 500).map((row) => ({ ...row, confirmed_at: null }));
      await store.db.insertInto('sign_ups').values(batch).execute();
    }
    const read = async (direction: 'asc' | 'desc') => {
      const ids: string[] = [];
      for await (const page of signUps.pages(direction)) ids.push(...page.map(({ id }) => id));
      return ids;
    };
    const ids = await read('asc');
    expect([ids[0], ids.length, new Set(ids).size]).toEqual(['first', 2_501, 2_501]);
    expect((await read('desc')).toReversed()).toEqual(ids);
  });

  test('are deleted in small batches once they are old', async () => {
    const { signUps, store } = await open(engine);
    const old = Array.from({ length: 30 }, (_, index) => createSignUp(`old${index}`));
    await addAll(signUps, [...old, createSignUp('kept', {}, NOON + 1)]);
    for (const count of [25, 5, 0]) expect(await deleteCreatedBefore(store, NOON + 1)).toBe(count);
    expect(await signUps.list(10)).toMatchObject([{ id: 'kept' }]);
  });
});

describe('deleting a person on PostgreSQL', () => {
  test('fails while another session can see the deleted row, then succeeds', async () => {
    const { signUps, storeEnv } = await open('PostgreSQL');
    await addAll(signUps, [createSignUp('a'), createSignUp('b')]);
    const other = await connect(storeEnv);
    await other.query('begin isolation level repeatable read; select 1');
    await expect(signUps.forget('a@example.com')).rejects.toThrow(
      /^The sign-up is deleted, but its bytes may .* again\. \(Another database session .*\)$/,
    );
    await other.query('rollback');
    expect(await signUps.forget('a@example.com')).toBe(0);
  });

  test('waits at most 5 s for a table that another session uses', async () => {
    const { signUps, storeEnv } = await open('PostgreSQL');
    await signUps.add(createSignUp('a'));
    const other = await connect(storeEnv);
    await other.query('begin; lock table sign_ups in access share mode');
    await expect(signUps.forget('a@example.com')).rejects.toThrow('lock timeout');
  });

  test("fails if the database user can't vacuum the tables", async () => {
    const url = await createDatabase();
    const { signUps } = await openStoreEnv({ DATABASE_URL: url, DATA_DIR: 'unused' });
    await signUps.add(createSignUp('a'));
    await runAsAdmin('drop role if exists tenant; create role tenant login', url);
    await runAsAdmin(
      'grant select, insert, update, delete on all tables in schema public to tenant',
      url,
    );
    const DATABASE_URL = Object.assign(new URL(url), { username: 'tenant' }).href;
    const tenant = await openStoreEnv({ DATABASE_URL, DATA_DIR: 'unused' }, 'command');
    await expect(tenant.signUps.forget('a@example.com')).rejects.toThrow(
      'The user of DATABASE_URL must own the table sign_ups',
    );
  });
});

async function open(engine: EngineName) {
  return openStoreEnv(await createStoreEnv(engine));
}

async function openStoreEnv(storeEnv: StoreEnv, user: 'server' | 'command' = 'server') {
  const store = await openTestStore(storeEnv, user);
  return {
    storeEnv,
    store,
    signUps: createSignUpQueries(store),
    waiting: () =>
      store.rows(
        'select sign_up_id, destination from outbox where expires_at is null order by sign_up_id, destination',
      ),
    /** Returns the SQL statements that a callback runs, without parameters. */
    recordStatements: async (callback: (signUps: SignUpQueries) => Promise<unknown>) => {
      const statements: string[] = [];
      const db = store.db.withPlugin({
        transformQuery: ({ node }) => {
          statements.push(store.db.getExecutor().compileQuery(node, { queryId: '' }).sql);
          return node;
        },
        transformResult: async ({ result }) => result,
      });
      await callback(
        createSignUpQueries({ ...store, write: (run) => db.transaction().execute(run) }),
      );
      return statements;
    },
  };
}

const addAll = (signUps: SignUpQueries, newSignUps: readonly NewSignUp[]) =>
  Promise.all(newSignUps.map(signUps.add));

async function connect({ DATABASE_URL = '' }: StoreEnv): Promise<Client> {
  const client = new Client(DATABASE_URL);
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

/** Returns all bytes in the database files. On PostgreSQL, only reads tables and indexes with personal data. */
async function readBytes({ storeEnv, store }: Awaited<ReturnType<typeof open>>): Promise<string> {
  const folder = storeEnv.DATABASE_URL === undefined ? storeEnv.DATA_DIR : inject('postgresData');
  let files = await readdir(storeEnv.DATA_DIR);
  if (storeEnv.DATABASE_URL !== undefined) {
    // On a busy machine, a checkpoint can take longer than the store's statement timeout.
    await runAsAdmin('checkpoint');
    const rows = await sql<{ file: string | null }>`
      select pg_relation_filepath(oid) as file from pg_class
      where relname ~ '^(sign_ups|outbox|confirmations)'`.execute(store.db);
    files = rows.rows.flatMap(({ file }) => file ?? []);
  }
  const contents = await Promise.all(files.map((file) => readFile(path.join(folder, file))));
  return Buffer.concat(contents).toString('latin1');
}
