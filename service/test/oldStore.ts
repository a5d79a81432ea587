import { sql, type Kysely } from 'kysely';
import { expect } from 'vitest';
import { migrate } from '../src/db/migrate.ts';
import { MIGRATIONS } from '../src/db/migrations.ts';
import type { Tables } from '../src/db/schema.ts';
import type { Engine, Store } from '../src/db/store.ts';
import { createSignUps } from '../src/signUp/signUps.ts';
import { newSignUp } from './newSignUp.ts';

const BEFORE_LANGUAGES = 3;

/**
 * That a store of the program before there were languages is brought up to date: its sign-ups count as
 * English, and a companion of that program, which may still run beside, goes on storing such.
 * @param engine an empty store.
 * @param open opens it as the program of today does.
 */
export async function expectOldRowsInEnglish(engine: Engine, open: () => Promise<Store>) {
  await migrate(engine, () => 1, MIGRATIONS.slice(0, BEFORE_LANGUAGES));
  await addAsBefore(engine.db, 'old');
  await engine.close();
  const store = await open();
  try {
    const signUps = createSignUps(store);
    await signUps.add({ ...newSignUp('new', {}, 3), language: 'ar' });
    await addAsBefore(store.db, 'beside');
    const languages = (await signUps.list(10)).map(({ id, language }) => [id, language]);
    expect(Object.fromEntries(languages)).toEqual({ old: 'en', beside: 'en', new: 'ar' });
  } finally {
    await store.close();
  }
}

const addAsBefore = (db: Kysely<Tables>, id: string) =>
  sql`insert into sign_ups (id, email, email_key, submission_key, consent_version, created_at)
    values (${id}, ${id}, ${id}, ${id}, 'v1', 2)`.execute(db);
