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
    /** The run's one PostgreSQL. Each test creates its own database there. */
    postgresUrl: string;
    /** Where its files are, for searching their bytes. */
    postgresData: string;
  }
}

export const ENGINES = ['SQLite', 'PostgreSQL'] as const;
export type EngineName = (typeof ENGINES)[number];
export type StoreEnv = { DATABASE_URL?: string; DATA_DIR: string };

/** Where to create a store for one test. */
export async function createStoreEnv(engine: EngineName): Promise<StoreEnv> {
  const DATA_DIR = await createTempFolder();
  return engine === 'SQLite' ? { DATA_DIR } : { DATA_DIR, DATABASE_URL: await createDatabase() };
}

/**
 * Creates an empty database in the run's PostgreSQL. It is deleted after the run.
 * @param options of `create database`.
 */
export async function createDatabase(options = ''): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await runAsAdmin(`create database ${name} ${options}`);
  return new URL(`/${name}`, inject('postgresUrl')).href;
}

/** Runs a statement in the run's PostgreSQL as administrator. */
export async function runAsAdmin(statement: string, url = inject('postgresUrl')) {
  const client = new Client(url);
  await client.connect();
  await client.query(statement);
  await client.end();
}

type Row = Record<string, string | number | null>;
/** A store, and a way to query it without our queries. */
export type TestStore = Store & { rows: (statement: string) => Promise<Row[]> };

/** Opens a store like a server or an owner's command. Closed after the test. */
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

/** A new store for one test. */
export async function createTestStore(engine: EngineName): Promise<TestStore> {
  return openTestStore(await createStoreEnv(engine));
}

const ENTERED = {
  firstName: 'Ada',
  experience: 'some',
  consent: 'yes',
  utm_source: 'newsletter',
};

/** A sign-up to store, of `<id>@example.com` unless the form says otherwise. */
export function createSignUp(id: string, form: Partial<SignUp> = {}, at = NOON): NewSignUp {
  const filledIn = { ...SignUp.parse({ ...ENTERED, email: `${id}@example.com` }), ...form };
  const more = { consent_version: '0123456789abcdef', language: 'en', variants: null };
  return {
    id,
    confirmationId: `confirmation of ${id}`,
    token: `token of ${id}`,
    submittedAt: at,
    submission: toSubmission(filledIn, more),
    webhookNames: [],
    isConfirmationRequired: false,
  };
}
