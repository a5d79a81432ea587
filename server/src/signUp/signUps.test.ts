import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { UTM_KEYS } from '#contract/formFrame.ts';
import { FIELDS } from '#contract/signUpForm.ts';
import { NOON } from '../../test/testDependencies.ts';
import {
  ENGINES,
  newPlace,
  newSignUp,
  openAt,
  type EngineName,
  type Place,
} from '../../test/stores.ts';
import { sqliteFile } from '../database/openStore.ts';
import { createSignUps, type NewSignUp, type SignUps } from './signUps.ts';

describe.each(ENGINES)('sign-ups on %s', (engine) => {
  test('keep everything that the visitor gave, and nothing more', async () => {
    const { signUps } = await open(engine);
    const at = 1_795_224_000_123;
    const { form, ...signUp } = newSignUp('a', { email: 'Ada@Example.com' }, at);
    // What was entered in each field, and where the visitor came from.
    const origin = [...UTM_KEYS, 'click_id'].map((key) => ({ name: key, column: key }));
    const given = [...FIELDS, ...origin].map(({ name, column }) => [name, column, `the ${name}`]);
    const entered = Object.fromEntries(given.map(([name, , value]) => [name, value]));
    const all = { ...form, ...entered, email: form.email };
    await signUps.add({ ...signUp, form: all, variants: 'hero:b' });
    expect(await signUps.list(10)).toEqual([
      {
        ...Object.fromEntries(given.map(([, column, value]) => [column, value])),
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

  test('are one row for a mailbox, as it was first sent, ten times at once and in any spelling', async () => {
    const { signUps, waiting } = await open(engine);
    const spellings = ['Anna@Bücher.example', 'anna@xn--bcher-kva.example'];
    const sendings = Array.from({ length: 10 }, (_, turn) => {
      const form = { email: spellings[turn % 2] ?? '', firstName: `Anna ${turn}` };
      return signUps.add({ ...newSignUp(`id-${turn}`, form), targets: ['json', 'slack'] });
    });
    await Promise.all(sendings);
    const [row, ...others] = await signUps.list(10);
    const firstName = row?.id.replace('id-', 'Anna ');
    expect([row?.sendings, row?.first_name, others]).toEqual([10, firstName, []]);
    await signUps.add({ ...newSignUp('later', { email: row?.email ?? '' }), targets: ['late'] });
    const told = { sign_up_id: row?.id };
    expect(await waiting()).toEqual([
      { ...told, target: 'json' },
      { ...told, target: 'slack' },
    ]);
  });

  test('find and forget one person everywhere, in any spelling, and nobody else', async () => {
    const { signUps, waiting } = await open(engine);
    await signUps.add({ ...newSignUp('a', { email: 'a@bücher.example' }), targets: ['json'] });
    await signUps.add({ ...newSignUp('b'), targets: ['json'] });
    expect(await signUps.list(10, 'a@BÜCHER.example')).toMatchObject([{ id: 'a' }]);
    expect(await signUps.forget('A@XN--BCHER-kva.example')).toBe(1);
    expect(await signUps.forget('a@bücher.example')).toBe(0);
    expect(await signUps.list(10)).toMatchObject([{ id: 'b' }]);
    expect(await waiting()).toEqual([{ sign_up_id: 'b', target: 'json' }]);
  });

  test('leave no byte of whom they forget in any file of the database', async () => {
    const opened = await open(engine);
    const { signUps } = opened;
    const people = Array.from({ length: 100 }, (_, index) => newSignUp(`person${index}`));
    await addAll(signUps, people);
    const zebra = newSignUp('a', { email: 'Zebra.Quagga@example.com', firstName: 'Quaggazebra' });
    await signUps.add(zebra);
    await signUps.add({ ...zebra, id: 'b' });
    await addAll(signUps, [newSignUp('later')]);
    expect(await bytesOf(opened)).toMatch(/zebra/i);
    await signUps.forget('zebra.quagga@example.com');
    const left = await bytesOf(opened);
    expect(left).not.toMatch(/zebra|quagga/i);
    expect(left).toContain('person99@example.com');
  });

  test.each(engine === 'SQLite' ? ['reads'] : ['reads', 'began before'])(
    'say so when their bytes stay because another session %s, and remove them the next time',
    async (what) => {
      const opened = await open(engine);
      const { signUps, place } = opened;
      await addAll(signUps, [newSignUp('a', { email: 'zebra@example.com' }), newSignUp('b')]);
      const endSession = await readAsOther(place, what === 'reads');
      await expect(signUps.forget('zebra@example.com')).rejects.toThrow(
        /^The sign-up is deleted, but its bytes are still in the files .* or run the command again\. \(.*\)$/,
      );
      expect(await signUps.count()).toBe(1);
      await endSession();
      await createSignUps(await openAt(place)).scrub();
      expect(await bytesOf(opened)).not.toMatch(/zebra/);
    },
  );

  test('are not held up for longer than a second by one that is being forgotten', async () => {
    const { signUps, place } = await open(engine);
    await addAll(signUps, [newSignUp('a'), newSignUp('b')]);
    const endSession = await readAsOther(place, true);
    const forgotten = signUps.forget('a@example.com').catch(() => 0);
    const waits: number[] = [];
    // That is -1 until it is over.
    while ((await Promise.race([forgotten, Promise.resolve(-1)])) < 0) {
      const start = performance.now();
      await signUps.add(newSignUp(`c${waits.length}`));
      waits.push(performance.now() - start);
    }
    expect(Math.max(...waits)).toBeLessThan(2_000);
    await endSession();
  });

  test('are deleted when they are older, and nobody else; a clock that is behind makes nobody older', async () => {
    const { signUps } = await open(engine);
    await addAll(signUps, [newSignUp('old'), newSignUp('kept', {}, NOON + 1)]);
    await signUps.markTidied(NOON + 2);
    await signUps.add(newSignUp('behind', {}, NOON - 1_000_000));
    expect(await signUps.purge(NOON + 1)).toBe(1);
    const times = (await signUps.list()).map(({ id, created_at }) => [id, created_at]);
    expect(times).toEqual([
      ['behind', NOON + 2],
      ['kept', NOON + 1],
    ]);
  });
});

type Opened = Awaited<ReturnType<typeof open>>;

async function open(engine: EngineName) {
  const place = await newPlace(engine);
  // Long ago, so that no sign-up of a test is dated to the start of its store.
  const store = await openAt(place, 'server', () => 0);
  const waiting = () =>
    store.rows('select sign_up_id, target from webhook_messages order by sign_up_id, target');
  return { place, store, signUps: createSignUps(store), waiting };
}

const addAll = (signUps: SignUps, all: readonly NewSignUp[]) => Promise.all(all.map(signUps.add));

/** Another session that holds what it saw until it is ended, and reads the table if it is told to. */
async function readAsOther({ DATABASE_URL, DATA_DIR }: Place, reads: boolean) {
  if (DATABASE_URL === undefined) {
    const other = new DatabaseSync(sqliteFile(DATA_DIR));
    other.exec('begin');
    other.prepare('select count(*) from sign_ups').get();
    return async () => other.close();
  }
  const other = new Client(DATABASE_URL);
  await other.connect();
  onTestFinished(() => other.end());
  await other.query('begin isolation level repeatable read');
  await other.query(reads ? 'select count(*) from sign_ups' : 'select 1');
  return async () => void (await other.query('rollback'));
}

/** Every byte of the database's own files: of PostgreSQL those of the table and its indexes. */
async function bytesOf({ place, store }: Opened): Promise<string> {
  const folder = place.DATABASE_URL === undefined ? place.DATA_DIR : inject('postgresData');
  let files = await readdir(place.DATA_DIR);
  if (place.DATABASE_URL !== undefined) {
    await store.rows('checkpoint');
    const rows = await store.rows(
      "select pg_relation_filepath(oid) as file from pg_class where relname like 'sign_ups%'",
    );
    files = rows.map(({ file }) => String(file ?? '')).filter(Boolean);
  }
  const contents = await Promise.all(files.map((file) => readFile(path.join(folder, file))));
  return Buffer.concat(contents).toString('latin1');
}
