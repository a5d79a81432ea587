import path from 'node:path';
import { sql } from 'kysely';
import { escapeLiteral } from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import {
  runAsAdmin,
  createDatabase,
  createTestStore,
  openTestStore,
  createSignUp,
} from '../../test/stores.ts';
import { createSignUpQueries } from '../signUp/signUpQueries.ts';

const openUrl = (DATABASE_URL: string) => openTestStore({ DATABASE_URL, DATA_DIR: 'unused' });

test('stores the next sign-up after a failover, even with a busy pool', async () => {
  const store = await createTestStore('PostgreSQL');
  const signUps = createSignUpQueries(store);
  // Make existing connections read-only, as after a failover. New connections can write.
  const demote = sql`select set_config('default_transaction_read_only', 'on', false), pg_sleep(0.2)`;
  await Promise.all([1, 2, 3, 4, 5].map(() => demote.execute(store.db)));
  const polling = setInterval(() => void store.check().catch(() => {}), 20);
  onTestFinished(() => clearInterval(polling));
  await expect(signUps.add(createSignUp('a'))).rejects.toThrow('read-only transaction');
  await signUps.add(createSignUp('a'));
  expect(await signUps.count()).toBe(1);
});

test('configures sessions without startup parameters, so PgBouncer works', async () => {
  const url = await createDatabase();
  await runAsAdmin(`alter database ${path.basename(url)} set synchronous_commit = off`);
  const { rows, reader } = await openUrl(url);
  expect(await rows('show synchronous_commit')).toEqual([{ synchronous_commit: 'on' }]);
  expect(await rows('show statement_timeout')).toEqual([{ statement_timeout: '4s' }]);
  const readerSettings =
    await sql`select current_setting('default_transaction_read_only') as read_only,
    current_setting('max_parallel_workers_per_gather') as workers`.execute(reader);
  expect(readerSettings.rows).toEqual([{ read_only: 'on', workers: '0' }]);
  await rows('reset all');
  const startupParameters = await rows(
    `select name from pg_settings where source = 'client' order by name`,
  );
  // PgBouncer accepts these by default (https://www.pgbouncer.org/config.html).
  expect(startupParameters).toEqual([{ name: 'application_name' }, { name: 'client_encoding' }]);
});

test('times out on an unresponsive PostgreSQL and reconnects', async () => {
  const store = await openUrl(`${await createDatabase()}?query_timeout=1000`);
  const signUps = createSignUpQueries(store);
  const [session] = await store.rows('select pg_backend_pid() as pid');
  const pid = Number(session?.['pid']);
  process.kill(pid, 'SIGSTOP');
  onTestFinished(() => void process.kill(pid, 'SIGCONT'));
  await expect(signUps.add(createSignUp('a'))).rejects.toThrow('Query read timeout');
  await signUps.add(createSignUp('a'));
  expect(await signUps.count()).toBe(1);
});

test('accepts any password without printing it', async () => {
  const password = 'a/b?c#d@e:f%zz \'"\\ü';
  await runAsAdmin(`create role guarded superuser login password ${escapeLiteral(password)}`);
  const url = Object.assign(new URL(await createDatabase()), { username: 'guarded' }).href;
  vi.stubEnv('PGPASSWORD', 'wrong');
  await expect(openUrl(url)).rejects.toThrow(
    /^The sign-up store postgres:.*\(password authentication/,
  );
  vi.stubEnv('PGPASSWORD', password);
  await (await openUrl(url)).close();
  vi.unstubAllEnvs();
});

test.each<[what: string, url: () => string | Promise<string>, message: RegExp]>([
  [
    'an unreachable PostgreSQL',
    () => 'postgres://tmx:secret@127.0.0.1:1/sign_ups?sslmode=require',
    /^The sign-up store postgres:\/\/127\.0\.0\.1:1\/sign_ups cannot be used\. Check DATABASE_URL, and .*\(.*\)$/,
  ],
  [
    'a database that is not UTF-8',
    () => createDatabase("encoding 'LATIN1' template template0 locale 'C'"),
    / uses the encoding LATIN1\. .*encoding UTF8\.$/,
  ],
  [
    "a user that can't create tables",
    async () => {
      await runAsAdmin('create role guest login');
      return Object.assign(new URL(await createDatabase()), { username: 'guest' }).href;
    },
    /\(permission denied for schema public\)$/,
  ],
  [
    'a server without TLS where TLS is required',
    async () => `${await createDatabase()}?sslmode=require`,
    /\(The server does not support SSL connections\)$/,
  ],
])('rejects %s with a reason and without the password', async (_, url, message) => {
  await expect(openUrl(await url())).rejects.toThrow(message);
});

test('recommends pg_dump for backing up a PostgreSQL store', async () => {
  const store = await openUrl(`${await createDatabase()}?sslmode=disable`);
  await expect(store.copyTo('copy')).rejects.toThrow(/^Copy .* with: pg_dump postgres:.*\w$/);
});
