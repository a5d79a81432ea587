import { describe, expect, test } from 'vitest';
import { newSignUp } from '../../test/newSignUp.ts';
import { newOldStore, runIn } from '../../test/oldStore.ts';
import { ENGINES, openAt, type TestStore } from '../../test/stores.ts';
import { createSignUps } from '../signUp/signUps.ts';

const keysIn = async (store: TestStore) =>
  (
    await store.db
      .selectFrom('sign_ups')
      .select(['id', 'email_key', 'sendings'])
      .orderBy('created_at')
      .execute()
  ).map(({ id, email_key, sendings }) => [id, email_key, sendings]);
const ADOPTED = [
  ['plain', 'ada@example.com', 1],
  ['unicode-first', 'anna@xn--bcher-kva.example', 2],
  ['punycode-first', 'leo@xn--mller-kva.example', 2],
  ['unicode-alone', 'zoë@xn--strae-oqa.example', 1],
];

describe.each(ENGINES)('a store of the release before on %s', (engine) => {
  test('is adopted: each mailbox is kept once, as its oldest sign-up', async () => {
    const store = await openAt(await newOldStore(engine));
    expect(await keysIn(store)).toEqual(ADOPTED);
    expect(await createSignUps(store).list(1, 'zoë@straße.example')).toEqual([
      {
        id: 'unicode-alone',
        email: 'Zoë@Straße.example',
        email_key: 'zoë@xn--strae-oqa.example',
        first_name: 'Ada',
        experience: 'some',
        consent_version: '2026-11-21',
        utm_source: 'news',
        utm_medium: null,
        utm_campaign: null,
        utm_term: null,
        utm_content: null,
        language: 'es',
        created_at: 600,
        sendings: 1,
      },
    ]);
  });

  test('keeps what waits for the webhook, for the sign-up that stays', async () => {
    const store = await openAt(await newOldStore(engine));
    const waiting = store.db.selectFrom('webhook_messages').selectAll().orderBy('sign_up_id');
    const json = { target: 'json', next_attempt_at: 7_000 };
    expect(await waiting.execute()).toEqual([
      { sign_up_id: 'plain', attempts: 2, ...json },
      { sign_up_id: 'punycode-first', attempts: 1, ...json },
      { sign_up_id: 'unicode-first', attempts: 5, ...json },
    ]);
  });

  test('keeps counts and prices, owes the removal of traces, and does not know when it last tidied', async () => {
    const { db } = await openAt(await newOldStore(engine), 'server', () => 9);
    expect(await db.selectFrom('counted_visits').selectAll().execute()).toEqual([
      { day: '2026-11-21', name: 'visits', count: 12 },
    ]);
    expect(await db.selectFrom('market_calls').select('answer').execute()).toHaveLength(1);
    expect(await db.selectFrom('jobs').selectAll().execute()).toEqual([{ name: 'traces', at: 9 }]);
    const tables = (await db.introspection.getTables()).map(({ name }) => name);
    expect(tables).not.toContain('spent_forms');
    expect(tables).not.toContain('sending_limits');
  });

  test('takes new sign-ups, and knows the mailboxes that it has', async () => {
    const store = await openAt(await newOldStore(engine));
    const signUps = createSignUps(store);
    await signUps.add(newSignUp('again', { email: 'ANNA@bücher.example' }));
    await signUps.add(newSignUp('new'));
    expect((await keysIn(store))[1]).toEqual(['unicode-first', 'anna@xn--bcher-kva.example', 3]);
    expect(await signUps.count()).toBe(5);
  });

  test('is left as it was when adopting it fails half-way, and is adopted at the next start', async () => {
    const place = await newOldStore(engine);
    // The last of the tables that go: everything else was done by then.
    await runIn(place, 'alter table owed_scrubs rename to elsewhere');
    await expect(openAt(place)).rejects.toThrow(/owed_scrubs/);
    await runIn(place, 'select submission_key from sign_ups');
    await runIn(place, 'alter table elsewhere rename to owed_scrubs');
    expect(await keysIn(await openAt(place))).toEqual(ADOPTED);
  });

  test('is not touched by a command of the owner, which says what to do', async () => {
    const place = await newOldStore(engine);
    await expect(openAt(place, 'command')).rejects.toThrow(
      / is not up to date\. Start the server once: it brings it up to date\.$/,
    );
    await runIn(place, 'select submission_key from sign_ups');
  });

  test('that is older still is refused, with the way to go', async () => {
    const place = await newOldStore(engine);
    await runIn(place, 'delete from schema_versions where version = 5');
    await expect(openAt(place)).rejects.toThrow(
      / is of version 4, .*Start the release before this one/,
    );
  });
});
