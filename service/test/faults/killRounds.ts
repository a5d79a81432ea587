import { filledIn, send, startCompanion, type Companion, type Settings } from './companion.ts';
import { storedEmails } from './storedEmails.ts';

export type KillRounds = {
  readonly rounds: number;
  readonly settings: Settings;
  /** From 0 up to 1. */
  readonly random: () => number;
  /**
   * Kills what is to be killed in this round, in the middle of sign-ups, and brings it back.
   * @returns the companion that takes the next ones.
   */
  readonly killAndRestart: (companion: Companion, round: number) => Promise<Companion>;
};

type Fields = Readonly<Record<string, string>>;

const MOST_PER_ROUND = 150;
const AT_ONCE = 8;

/**
 * Signs people up over HTTP, kills in the middle of it, again and again, sends what was not
 * answered once more as a visitor would, and counts at the end what is missing and what is double.
 */
export async function killRounds({ rounds, settings, random, killAndRestart }: KillRounds) {
  const acknowledged = new Set<string>();
  let unanswered: Fields[] = [];
  let retried = 0;
  let last = 0;
  let companion = await startCompanion(settings);

  for (let round = 0; round < rounds; round += 1) {
    const enough = acknowledged.size + 1 + Math.floor(random() * MOST_PER_ROUND);
    const again = unanswered;
    unanswered = [];
    retried += again.length;
    let isDown = false;
    let killing: Promise<Companion> | undefined;
    const signUp = async () => {
      while (!isDown) {
        const fields = again.pop() ?? filledIn(`person${(last += 1)}@example.com`);
        const answer = await send(companion.form, fields).catch(() => null);
        if (answer?.kind === 'thanks') acknowledged.add(fields['email'] ?? '');
        else unanswered.push(fields);
        if (acknowledged.size >= enough && !isDown) {
          isDown = true;
          killing = killAndRestart(companion, round);
        }
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, signUp));
    unanswered.push(...again);
    companion = (await killing) ?? companion;
  }

  for (const fields of unanswered) {
    const { kind } = await send(companion.form, fields);
    if (kind === 'thanks') acknowledged.add(fields['email'] ?? '');
  }
  await companion.stop();
  const stored = await storedEmails(settings);
  const distinct = new Set(stored);
  return {
    acknowledged: acknowledged.size,
    retried: retried + unanswered.length,
    lost: [...acknowledged].filter((email) => !distinct.has(email)).length,
    doubled: stored.length - distinct.size,
  };
}
