import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { ENGINES, newPlace, newStore, openAt } from '../../test/stores.ts';

const CONSENT = sql`insert into consents values ('v', 'en', 'Yes.')`;

describe.each(ENGINES)('a store on %s', (engine) => {
  test('may be opened by four servers at once, though it is new', async () => {
    const place = await newPlace(engine);
    const stores = await Promise.all([1, 2, 3, 4].map(() => openAt(place)));
    await stores[0]?.run((db) => CONSENT.execute(db));
    expect(await stores[1]?.rows('select text from consents')).toEqual([{ text: 'Yes.' }]);
  });

  test('undoes all of a work of which a part fails', async () => {
    const store = await newStore(engine);
    const twice = store.run((db) =>
      db.transaction().execute(async (trx) => {
        await CONSENT.execute(trx);
        await CONSENT.execute(trx);
      }),
    );
    await expect(twice).rejects.toThrow(/unique/i);
    expect(await store.rows('select * from consents')).toEqual([]);
  });

  test('closes more than once', async () => {
    const store = await newStore(engine);
    await store.check();
    await Promise.all([store.close(), store.close()]);
    await expect(store.check()).rejects.toThrow();
  });
});
