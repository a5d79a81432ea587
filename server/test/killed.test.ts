import { expect, onTestFinished, test } from 'vitest';
import { createSignUps } from '../src/signUp/signUps.ts';
import { startPostgres } from './startPostgres.ts';
import { IS_FULL, LONG_MS, newSettings, startServer } from './startServer.ts';
import { ENGINES, openAt, type EngineName } from './stores.ts';

const ROUNDS = IS_FULL ? 60 : 3;
const SENDERS = 8;
const MAX_A_ROUND = 150;

/** A place for sign-ups; `kill` ends the database there and starts it again, where there is one of its own. */
async function newDatabaseOf(engine: EngineName) {
  if (engine === 'SQLite') return { kill: undefined };
  const postgres = await startPostgres();
  onTestFinished(postgres.stop);
  const kill = () => postgres.kill().then(postgres.start);
  return { DATABASE_URL: postgres.url, kill };
}

/**
 * Signs people up over HTTP from eight senders, kills in the midst of it, again and again, and sends what
 * was not answered once more, as a visitor would. On PostgreSQL every third round ends the database.
 */
test.each(ENGINES)(
  'what is killed at any moment loses nothing that was thanked for, and doubles nothing, on %s',
  { timeout: LONG_MS },
  async (engine) => {
    const { kill: killDatabase, ...place } = await newDatabaseOf(engine);
    const settings = { ...(await newSettings()), ...place };
    const thanked = new Set<string>();
    let [last, retried] = [0, 0];
    let unanswered: string[] = [];
    let server = await startServer(settings);

    const send = async (email: string) => {
      const status = await server.signUp(email).then(
        async (response) => (await response.arrayBuffer(), response.status),
        () => 0,
      );
      if (status === 200) thanked.add(email);
      else unanswered.push(email);
    };
    for (let round = 0; round < ROUNDS; round += 1) {
      const enough = thanked.size + 1 + Math.floor(Math.random() * MAX_A_ROUND);
      const again = unanswered;
      unanswered = [];
      retried += again.length;
      let killing: Promise<void> | undefined;
      const kill = async () => {
        if (killDatabase && round % 3 === 2) return killDatabase();
        await server.stop('SIGKILL');
        server = await startServer(settings);
      };
      await Promise.all(
        Array.from({ length: SENDERS }, async () => {
          while (killing === undefined) {
            await send(again.pop() ?? `person${(last += 1)}@example.com`);
            if (thanked.size >= enough) killing ??= kill();
          }
        }),
      );
      unanswered.push(...again);
      await killing;
    }
    for (const email of unanswered.splice(0)) await send(email);
    await server.stop();

    const rows = await createSignUps(await openAt(settings)).list();
    const stored = rows.map(({ email }) => email);
    const lost = [...thanked].filter((email) => !stored.includes(email));
    const doubled = stored.length - new Set(stored).size;
    const figures = `${thanked.size} thanked, ${retried} sent again, ${lost.length} lost, ${doubled} double`;
    console.log(`${engine}: ${ROUNDS} rounds of kill -9, ${figures}`);
    expect(thanked.size).toBeGreaterThan(ROUNDS);
    expect([lost, doubled]).toEqual([[], 0]);
  },
);
