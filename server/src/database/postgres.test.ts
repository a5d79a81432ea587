import path from 'node:path';
import { sql } from 'kysely';
import { escapeLiteral } from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { asAdministrator, newDatabase, newStore, openAt, newSignUp } from '../../test/stores.ts';
import { createSignUpQueries } from '../signUp/signUpQueries.ts';

const open = (DATABASE_URL: string) => openAt({ DATABASE_URL, DATA_DIR: 'unused' });

test('after a failover the next sign-up is stored, though somebody goes on asking the old server', async () => {
  const store = await newStore('PostgreSQL');
  const signUps = createSignUpQueries(store);
  // All pooled connections lead to a server that has become read-only; new ones would not.
  const demote = sql`select set_config('default_transaction_read_only', 'on', false), pg_sleep(0.2)`;
  await Promise.all([1, 2, 3, 4, 5].map(() => demote.execute(store.db)));
  const asking = setInterval(() => void store.check().catch(() => {}), 20);
  onTestFinished(() => clearInterval(asking));
  await expect(signUps.add(newSignUp('a'))).rejects.toThrow('read-only transaction');
  await signUps.add(newSignUp('a'));
  expect(await signUps.count()).toBe(1);
});

test('a session is limited, and waits for the disk, without start parameters, which PgBouncer refuses', async () => {
  const url = await newDatabase();
  await asAdministrator(`alter database ${path.basename(url)} set synchronous_commit = off`);
  const { rows } = await open(url);
  expect(await rows('show synchronous_commit')).toEqual([{ synchronous_commit: 'on' }]);
  expect(await rows('show statement_timeout')).toEqual([{ statement_timeout: '4s' }]);
  await rows('reset all');
  const started = await rows(`select name from pg_settings where source = 'client' order by name`);
  // Those that PgBouncer takes without being told (https://www.pgbouncer.org/config.html).
  expect(started).toEqual([{ name: 'application_name' }, { name: 'client_encoding' }]);
});

test('a PostgreSQL that falls silent is given up within seconds, and another connection is used', async () => {
  const store = await open(`${await newDatabase()}?query_timeout=1000`);
  const signUps = createSignUpQueries(store);
  const [session] = await store.rows('select pg_backend_pid() as pid');
  const pid = Number(session?.['pid']);
  process.kill(pid, 'SIGSTOP');
  onTestFinished(() => void process.kill(pid, 'SIGCONT'));
  await expect(signUps.add(newSignUp('a'))).rejects.toThrow('Query read timeout');
  await signUps.add(newSignUp('a'));
  expect(await signUps.count()).toBe(1);
});

test('a password of any characters is handed over apart from the address, and never told', async () => {
  const password = 'a/b?c#d@e:f%zz \'"\\ü';
  await asAdministrator(`create role guarded superuser login password ${escapeLiteral(password)}`);
  const url = Object.assign(new URL(await newDatabase()), { username: 'guarded' }).href;
  vi.stubEnv('PGPASSWORD', 'wrong');
  await expect(open(url)).rejects.toThrow(
    /^The sign-up store postgres:.*\(password authentication/,
  );
  vi.stubEnv('PGPASSWORD', password);
  await (await open(url)).close();
  vi.unstubAllEnvs();
});

test.each<[what: string, url: () => string | Promise<string>, sentence: RegExp]>([
  [
    'a PostgreSQL that does not answer',
    () => 'postgres://tmx:secret@127.0.0.1:1/sign_ups?sslmode=require',
    /^The sign-up store postgres:\/\/127\.0\.0\.1:1\/sign_ups cannot be used\. Check DATABASE_URL, .*\(.*\)$/,
  ],
  [
    'a database that is not UTF-8',
    () => newDatabase("encoding 'LATIN1' template template0 locale 'C'"),
    / keeps text as LATIN1, .*encoding UTF8\.$/,
  ],
  [
    'a role that may not make tables',
    async () => {
      await asAdministrator('create role stranger login');
      return Object.assign(new URL(await newDatabase()), { username: 'stranger' }).href;
    },
    /\(permission denied for schema public\)$/,
  ],
  [
    'a server without TLS where TLS is required',
    async () => `${await newDatabase()}?sslmode=require`,
    /\(The server does not support SSL connections\)$/,
  ],
])(
  '%s is refused in one sentence, with its reason and without its password',
  async (_, url, said) => {
    await expect(open(await url())).rejects.toThrow(said);
  },
);

test('a PostgreSQL store is copied by its own tool', async () => {
  const store = await open(`${await newDatabase()}?sslmode=disable`);
  await expect(store.copyTo('copy')).rejects.toThrow(/^Copy .* with: pg_dump postgres:.*\w$/);
});
