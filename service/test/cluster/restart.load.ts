import { cp, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { filledIn, send } from '../faults/companion.ts';
import { measured } from '../faults/scale.ts';
import { storedEmails } from '../faults/storedEmails.ts';
import { temporaryFolder } from '../temporaryFolder.ts';
import { failed, loadAt, print } from './load.ts';
import { PRICES, testedCluster } from './testedCluster.ts';

const PER_SECOND = 200;
const BETWEEN_MS = 3_000;
const ROUNDS = { SIGTERM: 1, SIGKILL: 3 } as const;

test('companions restarted in turn refuse nobody', (context) => restartInTurn('SIGTERM', context));

test('companions killed in turn lose no sign-up and double none', (context) =>
  restartInTurn('SIGKILL', context));

test('a release that has reached one companion gives every visitor all files of its page', async (context) => {
  const { members, balancer, site } = await testedCluster();
  const newer = await temporaryFolder();
  await cp(process.env['CLUSTER_SITE'] ?? '', newer, { recursive: true });
  await writeFile(path.join(newer, '_astro', 'newer.js'), 'export {};');
  const [first] = members;
  await first?.kill('SIGTERM');
  await first?.start({ SITE_DIR: newer });
  while (!(await balancer.isUp(1))) await pause(100);
  const asked = Array.from({ length: 100 }, () => fetch(`${site}/_astro/newer.js`));
  const missed = (await Promise.all(asked)).filter(({ status }) => status !== 200);
  measured(context, `${missed.length} of ${asked.length} files missed, which one of three has`);
  expect(missed.length).toBeLessThanOrEqual(1);
  expect((await fetch(`${site}/_astro/none.js`)).status).toBe(404);
});

async function restartInTurn(
  signal: keyof typeof ROUNDS,
  context: Parameters<typeof measured>[0],
): Promise<void> {
  const { members, balancer, site, form, postgres } = await testedCluster();
  const thanked = new Set<string>();
  const unanswered = new Map<string, ReturnType<typeof filledIn>>();

  const signUp = async (email: string, fields = filledIn(email)) => {
    unanswered.set(email, fields);
    const { status, kind } = await send(form, fields);
    if (kind === 'thanks') thanked.add(email);
    if (kind === 'thanks') unanswered.delete(email);
    return status;
  };
  const get = async (path: string) => {
    const response = await fetch(`${site}${path}`);
    await response.arrayBuffer();
    return response.status;
  };
  // Of ten requests one is a sign-up, two are pages, seven are prices.
  const ask = (number: number) => {
    const turn = number % 10;
    if (turn === 0) return signUp(`person${number}@example.com`);
    return get(turn < 3 ? '/' : PRICES);
  };

  let isOver = false;
  const load = loadAt(PER_SECOND, ask, () => !isOver);
  for (let round = 0; round < ROUNDS[signal]; round += 1) {
    for (const member of members) {
      await pause(BETWEEN_MS);
      await member.kill(signal);
      await member.start();
      while (!(await balancer.isUp(member.number))) await pause(100);
    }
  }
  await pause(BETWEEN_MS);
  isOver = true;
  const result = await load;
  const retried = unanswered.size;
  // As a visitor does who was told that it failed.
  for (const [email, fields] of unanswered) await signUp(email, fields);
  const stored = await storedEmails({ DATABASE_URL: postgres.url });
  const distinct = new Set(stored);
  const lost = [...thanked].filter((email) => !distinct.has(email)).length;
  const doubled = stored.length - distinct.size;
  measured(
    context,
    `${signal}, ${members.length * ROUNDS[signal]} times: ${print(result)}; ${failed(result)} failed, ` +
      `${await balancer.askedAgain()} asked of another; ${thanked.size} sign-ups thanked for, ` +
      `${retried} of them sent again, ${lost} lost, ${doubled} double`,
  );
  expect({ lost, doubled }).toEqual({ lost: 0, doubled: 0 });
  if (signal === 'SIGTERM') expect([...result.statuses.keys()]).toEqual([200]);
}
