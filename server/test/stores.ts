import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { Client } from 'pg';
import { inject, onTestFinished } from 'vitest';
import { openStore } from '../src/database/openStore.ts';
import { SignUp } from '#contract/signUp.ts';
import type { Store } from '../src/database/store.ts';
import type { NewSignUp } from '../src/signUp/signUpQueries.ts';
import { toSubmission } from '../src/signUp/submission.ts';
import { NOON } from './testDependencies.ts';
import { createTempFolder } from './temporaryFolder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** All tests share one PostgreSQL, and each creates its own database. */
    postgresUrl: string;
    /** PostgreSQL's data folder, for tests that search its files. */
    postgresData: string;
  }
}

export const ENGINES = ['SQLite', 'PostgreSQL'] as const;
export type EngineName = (typeof ENGINES)[number];
export type StoreEnv = { DATABASE_URL?: string; DATA_DIR: string };

/** Creates settings for an empty store. */
export async function createStoreEnv(engine: EngineName): Promise<StoreEnv> {
  const DATA_DIR = await createTempFolder();
  return engine === 'SQLite' ? { DATA_DIR } : { DATA_DIR, DATABASE_URL: await createDatabase() };
}

/**
 * Creates an empty database.
 * @param options options for `create database`.
 */
export async function createDatabase(options = ''): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await runAsAdmin(`create database ${name} ${options}`);
  return new URL(`/${name}`, inject('postgresUrl')).href;
}

/** Runs a statement in PostgreSQL as an administrator. */
export async function runAsAdmin(statement: string, url = inject('postgresUrl')) {
  const client = new Client(url);
  await client.connect();
  await client.query(statement);
  await client.end();
}

type Row = Record<string, string | number | null>;
/** A store with a function that runs raw SQL. */
export type TestStore = Store & { rows: (statement: string) => Promise<Row[]> };

/** Opens a store like the server or a command does, and closes it after the test. */
export async function openTestStore(
  storeEnv: StoreEnv,
  user: 'server' | 'command' = 'server',
): Promise<TestStore> {
  const store = await openStore(storeEnv, user);
  onTestFinished(() => store.close());
  return {
    ...store,
    rows: async (statement) => (await sql.raw<Row>(statement).execute(store.db)).rows,
  };
}

/** Creates and opens an empty store. */
export async function createTestStore(engine: EngineName): Promise<TestStore> {
  return openTestStore(await createStoreEnv(engine));
}

const FORM = {
  firstName: 'Ada',
  experience: 'some',
  consent: 'yes',
  utm_source: 'newsletter',
};

/** Creates a sign-up with the address `<id>@example.com`. `changes` replaces form fields. */
export function createSignUp(id: string, changes: Partial<SignUp> = {}, at = NOON): NewSignUp {
  const form = { ...SignUp.parse({ ...FORM, email: `${id}@example.com` }), ...changes };
  const metadata = { consent_version: '0123456789abcdef', language: 'en', variants: null };
  return {
    id,
    confirmationId: `confirmation of ${id}`,
    token: `token of ${id}`,
    submittedAt: at,
    submission: toSubmission(form, metadata),
    webhookNames: [],
    isConfirmationRequired: false,
  };
}
