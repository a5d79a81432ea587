import { expect, onTestFinished, test } from 'vitest';
import { createSignUpQueries } from '../src/signUp/signUpQueries.ts';
import { startPostgres } from './startPostgres.ts';
import { IS_FULL, createServerSettings, startServer } from './startServer.ts';
import { ENGINES, openTestStore } from './stores.ts';

const ROUNDS = IS_FULL ? 60 : 3;
const MAX_A_ROUND = IS_FULL ? 150 : 40;
const SENDERS = 8;

/**
 * Eight senders sign people up over HTTP while the test kills the server again and again. Like visitors, they repeat
 * unanswered requests. On PostgreSQL, every third round kills the database.
 */
test.each(ENGINES)(
  'a kill at any moment loses and doubles no acknowledged sign-up on %s',
  async (engine) => {
    const postgres = engine === 'PostgreSQL' ? await startPostgres() : undefined;
    if (postgres) onTestFinished(postgres.stop);
    const settings = {
      ...(await createServerSettings()),
      ...(postgres && { DATABASE_URL: postgres.url }),
    };
    const thanked = new Set<string>();
    const unanswered: string[] = [];
    let last = 0;
    let server = await startServer(settings);

    const send = async () => {
      const email = unanswered.pop() ?? `person${(last += 1)}@example.com`;
      const answer = await server.signUp(email).catch(() => undefined);
      if (answer?.ok) thanked.add(email);
      else unanswered.push(email);
    };
    for (let round = 0; round < ROUNDS; round += 1) {
      const enough = thanked.size + 1 + Math.floor(Math.random() * MAX_A_ROUND);
      let killing: Promise<void> | undefined;
      const kill = async () => {
        if (postgres && round % 3 === 2) {
          await postgres.crash();
        } else {
          await server.stop('SIGKILL');
          server = await startServer(settings);
        }
      };
      const sendOn = async () => {
        while (killing === undefined) {
          await send();
          if (thanked.size >= enough) killing ??= kill();
        }
      };
      await Promise.all(Array.from({ length: SENDERS }, sendOn));
      await killing;
    }
    while (unanswered.length > 0) await send();
    await server.stop();

    const rows = await createSignUpQueries(await openTestStore(settings)).list(1_000_000);
    const stored = rows.map(({ email }) => email);
    const lost = [...thanked].filter((email) => !stored.includes(email));
    const doubled = stored.length - new Set(stored).size;
    expect(thanked.size).toBeGreaterThan(ROUNDS);
    expect([lost, doubled]).toEqual([[], 0]);
  },
);
