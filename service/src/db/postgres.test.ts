import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { createSignUps } from '../signUp/signUps.ts';
import { openStore } from './open.ts';
import { connectPostgres } from './postgres.ts';
import { startPostgres } from '../../test/startPostgres.ts';
import { newSignUp } from '../../test/newSignUp.ts';
import { expectOldRowsInEnglish } from '../../test/oldStore.ts';
import { storeSuite } from '../../test/storeSuite.ts';

const VISITORS_LIMIT_MS = 5_000;

const postgres = await startPostgres();
afterAll(postgres.stop);
storeSuite('PostgreSQL', (now) =>
  openStore({ DATABASE_URL: postgres.url, DATA_DIR: 'unused' }, now),
);

test('tables from before there were languages are brought up to date: their sign-ups are English', async () => {
  const settings = { DATABASE_URL: postgres.url, DATA_DIR: 'unused' };
  const store = await openStore(settings, () => 0);
  await sql`create database before_languages`.execute(store.db);
  await store.close();
  const databaseUrl = new URL('/before_languages', postgres.url).href;
  const engine = await connectPostgres(databaseUrl);
  await expectOldRowsInEnglish(engine, () =>
    openStore({ ...settings, DATABASE_URL: databaseUrl }, () => 0),
  );
});

test('a PostgreSQL that is killed fails the sign-up, and takes it when it is back', async () => {
  const own = await startPostgres();
  onTestFinished(own.stop);
  const store = await openStore({ DATABASE_URL: own.url, DATA_DIR: 'unused' }, () => 0);
  onTestFinished(() => store.close());
  const signUps = createSignUps(store);
  await signUps.add(newSignUp('a'));
  await own.kill();
  await expect(signUps.add(newSignUp('b'))).rejects.toThrow();
  await own.start();
  // The first words over a dead connection may still fail; a visitor's retry does the same.
  await expect.poll(() => signUps.add(newSignUp('b')).catch(() => 'failed')).toBe('kept');
  expect(await signUps.count()).toBe(2);
});

test('a password of any characters is handed over apart from the address', async () => {
  const password = 'a/b?c#d@e:f%zz \'"\\ü';
  const own = await startPostgres(password);
  onTestFinished(own.stop);
  const open = () => openStore({ DATABASE_URL: own.url, DATA_DIR: 'unused' }, () => 0);
  vi.stubEnv('PGPASSWORD', 'wrong');
  await expect(open()).rejects.toThrow(/^The sign-up store postgres:.*\(password authentication/);
  vi.stubEnv('PGPASSWORD', password);
  await (await open()).close();
  vi.unstubAllEnvs();
});

test('removing traces may take longer than a visitor waits', async () => {
  const settings = { DATABASE_URL: postgres.url, DATA_DIR: 'unused' };
  const [store, other] = [await openStore(settings, () => 0), await openStore(settings, () => 0)];
  onTestFinished(() => store.close());
  onTestFinished(() => other.close());
  let scrubbing = Promise.resolve();
  await other.db.transaction().execute(async (transaction) => {
    await sql`lock table sign_ups in share update exclusive mode`.execute(transaction);
    scrubbing = store.scrub();
    await pause(VISITORS_LIMIT_MS + 300);
  });
  await scrubbing;
});

test('a PostgreSQL that does not answer is refused in one line, without its password', async () => {
  const databaseUrl = 'postgres://tmx:secret@127.0.0.1:1/sign_ups';
  const opening = openStore({ DATABASE_URL: databaseUrl, DATA_DIR: 'unused' }, () => 0);
  await expect(opening).rejects.toThrow(
    /^The sign-up store postgres:\/\/127\.0\.0\.1:1\/sign_ups does not answer\. Check DATABASE_URL\./,
  );
});
