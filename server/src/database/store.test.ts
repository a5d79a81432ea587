import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { ENGINES, newPlace, newStore, openAt } from '../../test/stores.ts';

describe.each(ENGINES)('a store on %s', (engine) => {
  test('opens again with what it held', async () => {
    const place = await newPlace(engine);
    const store = await openAt(place);
    await store.run((db) =>
      db.insertInto('consents').values({ version: 'v', language: 'en', text: 'Yes.' }).execute(),
    );
    await store.close();
    const again = await openAt(place);
    const kept = await again.run((db) => db.selectFrom('consents').select('text').execute());
    expect(kept).toEqual([{ text: 'Yes.' }]);
  });

  test('may be opened by four servers at once, though it is new', async () => {
    const place = await newPlace(engine);
    const stores = await Promise.all([1, 2, 3, 4].map(() => openAt(place)));
    await Promise.all(stores.map((store) => store.check()));
    const versions = await stores[0]?.db.selectFrom('schema_versions').select('version').execute();
    expect(versions).toEqual([{ version: 6 }]);
  });

  test('undoes all of a work of which a part fails', async () => {
    const store = await newStore(engine);
    const job = { name: 'check', at: 1 } as const;
    const twice = store.run((db) =>
      db.transaction().execute(async (trx) => {
        await trx.insertInto('jobs').values(job).execute();
        await trx.insertInto('jobs').values(job).execute();
      }),
    );
    await expect(twice).rejects.toThrow(/unique/i);
    const jobs = store.db.selectFrom('jobs').selectAll().where('name', '=', 'check');
    expect(await jobs.execute()).toEqual([]);
  });

  test('of a newer program is refused in one sentence, by server and command', async () => {
    const place = await newPlace(engine);
    const store = await openAt(place);
    await sql`insert into schema_versions values (7, 1)`.execute(store.db);
    await store.close();
    const sentence =
      /^The sign-up store .* was brought up to date by a newer program \(version 7\)\./;
    await expect(openAt(place)).rejects.toThrow(sentence);
    await expect(openAt(place, 'command')).rejects.toThrow(sentence);
  });

  test('is told by its number to the program of the release before, which then refuses it', async () => {
    const store = await newStore(engine);
    // That program knows five versions, and compares the highest one that it finds with them.
    const highest = store.db
      .selectFrom('schema_versions')
      .select(({ fn }) => fn.max('version').as('is'));
    expect(await highest.executeTakeFirst()).toEqual({ is: 6 });
  });

  test('closes whatever became of it, and more than once', async () => {
    const store = await newStore(engine);
    await store.check();
    await Promise.all([store.close(), store.close()]);
    await expect(store.check()).rejects.toThrow();
  });
});
