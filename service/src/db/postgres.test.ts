import { afterAll, expect, test } from 'vitest';
import { createSignUps } from '../signUp/signUps.ts';
import { openStore } from './open.ts';
import { hasPostgres, startPostgres } from './postgresForTests.ts';
import { newSignUp, storeSuite } from './storeSuite.ts';

if (hasPostgres()) {
  const postgres = await startPostgres();
  afterAll(postgres.stop);
  storeSuite('PostgreSQL', (now) =>
    openStore({ databaseUrl: postgres.url, dataDir: 'unused' }, now),
  );

  test('a PostgreSQL that goes down fails the sign-up and acknowledges nothing', async () => {
    const short = await startPostgres();
    const store = await openStore({ databaseUrl: short.url, dataDir: 'unused' }, () => 0);
    await short.stop();
    await expect(createSignUps(store).add(newSignUp('a'))).rejects.toThrow();
    await store.close();
  });
}

test('a PostgreSQL that does not answer is refused in one line, without its password', async () => {
  const databaseUrl = 'postgres://tmx:secret@127.0.0.1:1/sign_ups';
  const opening = openStore({ databaseUrl, dataDir: 'unused' }, () => 0);
  await expect(opening).rejects.toThrow(
    /^The sign-up store postgres:\/\/127\.0\.0\.1:1\/sign_ups does not answer\. Check DATABASE_URL\./,
  );
});
