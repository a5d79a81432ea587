import { createServer } from 'node:http';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { openStore } from '../../src/db/open.ts';
import { filledIn, send } from '../faults/companion.ts';
import { measured } from '../faults/scale.ts';
import { storedEmails } from '../faults/storedEmails.ts';
import { failed, loadAt, print } from './load.ts';
import type { Member } from './startCluster.ts';
import { testedCluster } from './testedCluster.ts';

const SIGN_UPS = 5_000;
const PER_SECOND = 100;
/** As many as wait for PostgreSQL at once: more would only queue. */
const MOST_UNDER_WAY = 16;
const ANSWERS_AFTER_MS = 100;
const EMPTY_WITHIN_MS = 300_000;
/** Sign-ups after which one companion is killed in the middle of its messages, and one is stopped. */
const KILL_AT = 1_500;
const STOP_AT = 3_000;
const AT_ONCE = 20;

test('every sign-up is told to the receiver, whichever companion dies meanwhile', async (context) => {
  const receiver = await startReceiver();
  const { members, form, postgres } = await testedCluster({
    settingsOf: (number) => ({
      SIGNUP_WEBHOOK_URL: `${receiver.url}${number}`,
      SIGNUP_WEBHOOK_SECRET: 'a secret of the receiver',
    }),
  });
  const [first, second] = members;
  const events: Promise<void>[] = [];
  const restart = async (member: Member | undefined, signal: NodeJS.Signals) => {
    while (signal === 'SIGKILL' && receiver.underWay(first?.number) < AT_ONCE / 2) await pause(1);
    await member?.kill(signal);
    await member?.start();
  };

  const unthanked: ReturnType<typeof filledIn>[] = [];
  const signUp = async (fields: ReturnType<typeof filledIn>) => {
    const { status, kind } = await send(form, fields).catch(() => ({ status: 0, kind: '' }));
    if (kind !== 'thanks') unthanked.push(fields);
    return status;
  };
  const result = await loadAt(
    PER_SECOND,
    (number) => {
      if (number === KILL_AT) events.push(restart(first, 'SIGKILL'));
      if (number === STOP_AT) events.push(restart(second, 'SIGTERM'));
      return signUp(filledIn(`person${number}@example.com`));
    },
    (sent) => sent < SIGN_UPS,
    MOST_UNDER_WAY,
  );
  for (const fields of unthanked.splice(0)) await signUp(fields);
  const lastAtMs = performance.now();
  await Promise.all(events);

  const store = await openStore({ DATABASE_URL: postgres.url, DATA_DIR: 'unused' }, Date.now);
  onTestFinished(store.close);
  const outbox = async () => {
    const { count } = await store.db
      .selectFrom('webhook_outbox')
      .select((select) => select.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return count;
  };
  const left = await outbox();
  while ((await outbox()) > 0 && performance.now() - lastAtMs < EMPTY_WITHIN_MS) await pause(500);
  const emptyAfterS = (performance.now() - lastAtMs) / 1_000;

  const stored = await storedEmails({ DATABASE_URL: postgres.url });
  const told = receiver.told();
  const untold = stored.filter((email) => !told.has(email)).length;
  const again = [...told.values()].reduce((sum, count) => sum + count - 1, 0);
  measured(
    context,
    `${print(result)}, ${failed(result)} failed; ${stored.length} stored, ${untold} not told, ${again} told again; ` +
      `${left} waited at the last sign-up, none ${emptyAfterS.toFixed(0)} s later`,
  );
  expect(unthanked).toEqual([]);
  expect([stored.length, untold, await outbox()]).toEqual([SIGN_UPS, 0, 0]);
  // The receiver has them, and the companion has not heard so: it was killed, or its stop cut them.
  expect(again).toBeLessThanOrEqual(2 * AT_ONCE);
});

/** Takes its time, and counts how often it was told of each address, and by which companion just now. */
async function startReceiver() {
  const told = new Map<string, number>();
  const underWay = new Map<string, number>();
  const server = createServer(async (request, response) => {
    const email = /"email":"([^"]*)"/.exec(await text(request))?.[1] ?? '';
    told.set(email, (told.get(email) ?? 0) + 1);
    const sender = request.url?.slice(1) ?? '';
    const count = (change: number) => underWay.set(sender, (underWay.get(sender) ?? 0) + change);
    count(1);
    setTimeout(() => {
      count(-1);
      response.writeHead(204).end();
    }, ANSWERS_AFTER_MS);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/`,
    told: () => told,
    underWay: (number = 0) => underWay.get(String(number)) ?? 0,
  };
}
