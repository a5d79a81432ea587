import { expect, onTestFinished, test } from 'vitest';
import { createSignUpQueries } from '../src/signUp/signUpQueries.ts';
import { startPostgres } from './startPostgres.ts';
import { IS_FULL, createServerSettings, startServer } from './startServer.ts';
import { ENGINES, openTestStore } from './stores.ts';

const ROUNDS = IS_FULL ? 60 : 3;
const MAX_SIGN_UPS_PER_ROUND = IS_FULL ? 150 : 40;
const SENDERS = 8;

/**
 * Several senders sign people up and retry failed requests, while the test keeps killing the server. With PostgreSQL,
 * every third round kills the database instead.
 */
test.each(ENGINES)(
  "doesn't lose or duplicate acknowledged sign-ups when killed on %s",
  async (engine) => {
    const postgres = engine === 'PostgreSQL' ? await startPostgres() : undefined;
    if (postgres) onTestFinished(postgres.stop);
    const settings = {
      ...(await createServerSettings()),
      ...(postgres && { DATABASE_URL: postgres.url }),
    };
    const acknowledged = new Set<string>();
    const failed: string[] = [];
    let lastId = 0;
    let server = await startServer(settings);

    const send = async () => {
      const email = failed.pop() ?? `person${(lastId += 1)}@example.com`;
      const response = await server.signUp(email).catch(() => undefined);
      if (response?.ok) acknowledged.add(email);
      else failed.push(email);
    };
    for (let round = 0; round < ROUNDS; round += 1) {
      const target = acknowledged.size + 1 + Math.floor(Math.random() * MAX_SIGN_UPS_PER_ROUND);
      let killing: Promise<void> | undefined;
      const kill = async () => {
        if (postgres && round % 3 === 2) {
          await postgres.crash();
        } else {
          await server.stop('SIGKILL');
          server = await startServer(settings);
        }
      };
      const sendUntilKilled = async () => {
        while (killing === undefined) {
          await send();
          if (acknowledged.size >= target) killing ??= kill();
        }
      };
      await Promise.all(Array.from({ length: SENDERS }, sendUntilKilled));
      await killing;
    }
    while (failed.length > 0) await send();
    await server.stop();

    const rows = await createSignUpQueries(await openTestStore(settings)).list(1_000_000);
    const stored = rows.map(({ email }) => email);
    const lost = [...acknowledged].filter((email) => !stored.includes(email));
    const duplicates = stored.length - new Set(stored).size;
    expect(acknowledged.size).toBeGreaterThan(ROUNDS);
    expect([lost, duplicates]).toEqual([[], 0]);
  },
);
