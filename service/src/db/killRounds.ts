import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { createSignUps } from '../signUp/signUps.ts';
import { openStore } from './open.ts';

type KillRounds = {
  readonly rounds: number;
  readonly dataDir: string;
  /** From 0 up to 1. */
  readonly random: () => number;
};
type Damage = { readonly acknowledged: number; readonly lost: number; readonly doubled: number };

const MAX_ACKNOWLEDGED_PER_ROUND = 400;

/**
 * Kills a program that stores sign-ups, again and again, each time after a random number of
 * acknowledged ones, and then counts what is missing.
 */
export async function killRounds({ rounds, dataDir, random }: KillRounds): Promise<Damage> {
  const acknowledged = new Set<string>();
  for (let round = 0; round < rounds; round += 1) {
    const enough = 1 + Math.floor(random() * MAX_ACKNOWLEDGED_PER_ROUND);
    for (const email of await storeUntilKilled(dataDir, round, enough)) acknowledged.add(email);
  }
  const store = await openStore({ databaseUrl: undefined, dataDir }, () => 0);
  const stored: string[] = [];
  for await (const page of createSignUps(store).pages())
    stored.push(...page.map((row) => row.email));
  await store.close();
  const distinct = new Set(stored);
  return {
    acknowledged: acknowledged.size,
    lost: [...acknowledged].filter((email) => !distinct.has(email)).length,
    doubled: stored.length - distinct.size,
  };
}

async function storeUntilKilled(dataDir: string, round: number, enough: number): Promise<string[]> {
  const program = path.join(import.meta.dirname, 'killedProgram.ts');
  const child = spawn(process.execPath, [program, dataDir, String(round)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = once(child, 'exit');
  const emails: string[] = [];
  for await (const email of createInterface({ input: child.stdout })) {
    emails.push(email);
    // What it still printed before it died was acknowledged too, so reading goes on.
    if (emails.length === enough) child.kill('SIGKILL');
  }
  await gone;
  return emails;
}
