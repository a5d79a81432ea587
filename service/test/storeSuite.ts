import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Store } from '../src/db/store.ts';
import { createSignUps, type NewSignUp, type SignUps } from '../src/signUp/signUps.ts';
import { newSignUp } from './newSignUp.ts';

/**
 * What every kind of store must do.
 * @param open opens the same store each time it is called.
 */
export function storeSuite(kind: string, open: (now: () => number) => Promise<Store>): void {
  describe(`sign-ups on ${kind}`, () => {
    let store: Store;
    beforeAll(async () => {
      store = await open(() => 1_000);
    });
    beforeEach(async () => {
      await store.db.deleteFrom('webhook_outbox').execute();
      await store.db.deleteFrom('sign_ups').execute();
      await store.db.deleteFrom('spent_forms').execute();
      await store.db.deleteFrom('owed_scrubs').execute();
    });
    afterAll(() => store.close());

    test('keeps everything the visitor gave, and nothing more', async () => {
      await createSignUps(store).add(newSignUp('a', { email: 'Ada@Example.com' }));
      expect(await createSignUps(store).list(10)).toEqual([
        {
          id: 'a',
          email: 'Ada@Example.com',
          email_key: 'ada@example.com',
          submission_key: expect.stringMatching(/^[\w-]{43}$/),
          first_name: 'Ada',
          experience: 'some',
          consent_version: 'v1',
          utm_source: 'newsletter',
          utm_medium: null,
          utm_campaign: null,
          utm_term: null,
          utm_content: null,
          created_at: 1_000,
          language: 'en',
        },
      ]);
    });

    test('keeps a time of today exactly', async () => {
      await createSignUps(store).add(newSignUp('a', {}, 1_795_224_000_123));
      const [row] = await createSignUps(store).list(1);
      expect(row?.created_at).toBe(1_795_224_000_123);
    });

    test('keeps one row when the same form arrives ten times at once', async () => {
      const signUps = createSignUps(store);
      const sendings = Array.from({ length: 10 }, (_, index) =>
        signUps.add({ ...newSignUp('a'), id: `id-${index}`, notify: true }),
      );
      expect(await Promise.all(sendings)).toEqual(sendings.map(() => 'kept'));
      expect(await signUps.count()).toBe(1);
      expect(await store.db.selectFrom('webhook_outbox').selectAll().execute()).toHaveLength(1);
    });

    test('keeps one row for an address, however it is written', async () => {
      const signUps = createSignUps(store);
      await signUps.add(newSignUp('a', { email: 'Ada@Example.com' }));
      expect(await signUps.add(newSignUp('b', { email: ' ada@EXAMPLE.com ' }))).toBe('kept');
      expect(await signUps.count()).toBe(1);
    });

    test('does not claim to keep a second address sent with the same form', async () => {
      const signUps = createSignUps(store);
      await signUps.add(newSignUp('a'));
      const other = { ...newSignUp('b'), submissionKey: 'form-a' };
      expect(await signUps.add(other)).toBe('spent');
      expect(await signUps.count()).toBe(1);
    });

    test('answers a second address on one form alike, whether the first was known or not', async () => {
      const signUps = createSignUps(store);
      await signUps.add(newSignUp('known'));
      const second = async (first: NewSignUp, id: string) => {
        await signUps.add(first);
        return signUps.add({ ...newSignUp(id), submissionKey: first.submissionKey });
      };
      const ofKnown = { ...newSignUp('a', { email: 'known@example.com' }) };
      expect(await second(ofKnown, 'b')).toBe('spent');
      expect(await second(newSignUp('unknown'), 'c')).toBe('spent');
      expect((await signUps.list(10)).map(({ id }) => id)).toEqual(['unknown', 'known']);
    });

    test('takes the first address again from a form that a second one was tried on', async () => {
      const signUps = createSignUps(store);
      await signUps.add(newSignUp('a'));
      await signUps.add({ ...newSignUp('b'), submissionKey: 'form-a' });
      expect(await signUps.add({ ...newSignUp('a'), id: 'c' })).toBe('kept');
      expect(await signUps.count()).toBe(1);
    });

    test('keeps all statements that belong together, or none', async () => {
      const row = { sign_up_id: 'a', attempts: 0, next_attempt_at: 0 };
      const insert = store.db.insertInto('webhook_outbox').values(row);
      await expect(store.atomically([insert, insert])).rejects.toThrow();
      expect(await store.db.selectFrom('webhook_outbox').selectAll().execute()).toEqual([]);
    });

    test('reads all of them page by page, oldest first, also those of the same moment', async () => {
      const signUps = createSignUps(store);
      const ids = Array.from(
        { length: 1_100 },
        (_, index) => `id-${String(index).padStart(4, '0')}`,
      );
      await addAll(
        signUps,
        ids.map((id, index) => newSignUp(id, {}, index >> 4)),
      );
      const read: string[] = [];
      for await (const page of signUps.pages()) read.push(...page.map(({ id }) => id));
      expect(read).toEqual(ids);
      expect((await signUps.list(2)).map(({ id }) => id)).toEqual(['id-1099', 'id-1098']);
    });

    test('forgets one person everywhere, whatever the case of the address', async () => {
      const signUps = createSignUps(store);
      await signUps.add({ ...newSignUp('a'), notify: true });
      await signUps.add({ ...newSignUp('b'), notify: true });
      expect(await signUps.forget('A@EXAMPLE.COM')).toBe(1);
      expect(await signUps.forget('a@example.com')).toBe(0);
      expect((await signUps.list(10)).map(({ id }) => id)).toEqual(['b']);
      const waiting = await store.db.selectFrom('webhook_outbox').select('sign_up_id').execute();
      expect(waiting).toEqual([{ sign_up_id: 'b' }]);
    });

    test('deletes what is older than the owner wants to keep it', async () => {
      const signUps = createSignUps(store);
      await signUps.add(newSignUp('old', {}, 999));
      await signUps.add(newSignUp('new', {}, 1_000));
      expect(await signUps.purge(1_000)).toEqual({ kind: 'done', count: 1 });
      expect((await signUps.list(10)).map(({ id }) => id)).toEqual(['new']);
    });

    test('refuses to delete more than half of them, or the newest, unless told to', async () => {
      const signUps = createSignUps(store);
      for (const id of ['a', 'b', 'c'])
        await signUps.add(newSignUp(id, {}, id === 'c' ? 1_000 : 999));
      expect(await signUps.purge(1_000)).toEqual({ kind: 'refused', old: 2, total: 3 });
      expect(await signUps.purge(400 * 24 * 60 * 60 * 1_000)).toMatchObject({ kind: 'refused' });
      expect(await signUps.count()).toBe(3);
      expect(await signUps.purge(1_000, true)).toEqual({ kind: 'done', count: 2 });
    });

    test('deletes many in portions, between which a visitor is served', async () => {
      const signUps = createSignUps(store);
      const at = (index: number) => (index < 600 ? 999 : 1_000);
      const ids = Array.from({ length: 1_300 }, (_, index) => `id-${index}`);
      await addAll(
        signUps,
        ids.map((id, index) => newSignUp(id, {}, at(index))),
      );
      const sizes: number[] = [];
      const watched: Store = {
        ...store,
        atomically: async (statements) => {
          const results = await store.atomically(statements);
          sizes.push(Number(results[2]?.numAffectedRows ?? 0));
          return results;
        },
      };
      expect(await createSignUps(watched).purge(1_000)).toEqual({ kind: 'done', count: 600 });
      expect(sizes).toEqual([200, 200, 200, 0]);
      expect(await signUps.count()).toBe(700);
    });

    test('remembers that traces are still to be removed, also after a restart', async () => {
      let scrubs = 0;
      const busy = { ...store, scrub: () => Promise.reject(new Error('busy')) };
      await createSignUps(store).add(newSignUp('a'));
      await expect(createSignUps(busy).forget('a@example.com')).rejects.toThrow(
        /^The rows are deleted, but traces .*\(busy\)$/,
      );
      const again = await open(() => 2_000);
      const counted = createSignUps({ ...again, scrub: async () => void (scrubs += 1) });
      await counted.scrubIfOwed();
      await counted.scrubIfOwed();
      await again.close();
      expect(scrubs).toBe(1);
      expect(await createSignUps(store).count()).toBe(0);
    });

    test('drops the marks of forms that nobody can send any more', async () => {
      const signUps = createSignUps(store);
      const times = Array.from({ length: 600 }, (_, at) => at);
      await addAll(
        signUps,
        times.map((at) => newSignUp(`id-${at}`, {}, at)),
      );
      await signUps.dropSpentForms(599);
      const left = await store.db.selectFrom('spent_forms').select('spent_at').execute();
      expect(left).toEqual([{ spent_at: 599 }]);
    });

    test('is checked by a write once a write has failed', async () => {
      const trials = () => store.db.selectFrom('spent_forms').select('form_key').execute();
      await store.check();
      expect(await trials()).toEqual([]);
      const row = { sign_up_id: 'a', attempts: 0, next_attempt_at: 0 };
      const insert = store.db.insertInto('webhook_outbox').values(row);
      await expect(store.atomically([insert, insert])).rejects.toThrow();
      await store.check();
      expect(await trials()).toEqual([{ form_key: 'trial' }]);
    });

    test('opens again with what it held', async () => {
      await createSignUps(store).add(newSignUp('a'));
      const again = await open(() => 2_000);
      expect(await createSignUps(again).count()).toBe(1);
      await again.close();
    });

    test('refuses tables that a newer program made', async () => {
      const newer = { version: 99, applied_at: 0 };
      await store.db.insertInto('schema_versions').values(newer).execute();
      await expect(open(() => 2_000)).rejects.toThrow(/version 99, but this program knows only/);
      await store.db.deleteFrom('schema_versions').where('version', '=', 99).execute();
    });
  });
}

/** In portions, for a visitor's wait is limited. */
async function addAll(signUps: SignUps, all: readonly NewSignUp[]) {
  for (let done = 0; done < all.length; done += 100) {
    await Promise.all(all.slice(done, done + 100).map((signUp) => signUps.add(signUp)));
  }
}
