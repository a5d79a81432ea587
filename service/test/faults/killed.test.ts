import { describe, expect, onTestFinished, test } from 'vitest';
import { startPostgres } from '../startPostgres.ts';
import { makePlace, startCompanion, type Companion, type Settings } from './companion.ts';
import { killRounds } from './killRounds.ts';
import { FAULTS } from './rows.ts';
import { KILL_ROUNDS, LONG_MS, measured, seeded } from './scale.ts';

const killCompanion = (settings: Settings) => async (companion: Companion) => {
  await companion.stop('SIGKILL');
  return startCompanion(settings);
};

describe(FAULTS.killed, () => {
  test(
    'a companion killed at any moment loses nothing that it thanked for (SQLite)',
    { timeout: LONG_MS },
    async (context) => {
      const { settings, remove } = await makePlace();
      onTestFinished(remove);
      const damage = await killRounds({
        rounds: KILL_ROUNDS,
        settings,
        random: seeded(7),
        killAndRestart: killCompanion(settings),
      });
      measured(context, `${KILL_ROUNDS} rounds: ${print(damage)}`);
      expect(damage.acknowledged).toBeGreaterThan(KILL_ROUNDS);
      expect(damage).toMatchObject({ lost: 0, doubled: 0 });
    },
  );

  test(
    'a companion or a PostgreSQL killed at any moment loses nothing that was thanked for',
    { timeout: LONG_MS },
    async (context) => {
      const place = await makePlace();
      const postgres = await startPostgres();
      onTestFinished(async () => {
        await postgres.stop();
        await place.remove();
      });
      const settings = { ...place.settings, DATABASE_URL: postgres.url };
      const damage = await killRounds({
        rounds: KILL_ROUNDS,
        settings,
        random: seeded(8),
        killAndRestart: async (companion, round) => {
          // Two of three rounds end the companion, the third one its database.
          if (round % 3 !== 2) return killCompanion(settings)(companion);
          await postgres.kill();
          await postgres.start();
          return companion;
        },
      });
      measured(context, `${KILL_ROUNDS} rounds: ${print(damage)}`);
      expect(damage.acknowledged).toBeGreaterThan(KILL_ROUNDS);
      expect(damage).toMatchObject({ lost: 0, doubled: 0 });
    },
  );
});

function print({ acknowledged, retried, lost, doubled }: Awaited<ReturnType<typeof killRounds>>) {
  return `${acknowledged} thanked for, ${retried} sent again, ${lost} lost, ${doubled} double`;
}
