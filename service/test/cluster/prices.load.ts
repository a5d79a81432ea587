import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { measured } from '../faults/scale.ts';
import { failed, loadAt, print } from './load.ts';
import type { Member } from './startCluster.ts';
import { PRICES, REFRESH_S, testedCluster } from './testedCluster.ts';

const REQUESTS = 30_000;
const SECONDS = 60;
const AWAY_S = 60;
const STEADY_PER_SECOND = 100;
// The upstream sees a call a little later than it was claimed.
const JITTER_MS = 500;
// The others look twice a second whether a claim has ended.
const LOOK_MS = 1_000;
const INTERVAL_MS = REFRESH_S * 1_000;

test('three companions ask for prices once an interval between them, whoever of them dies', async (context) => {
  const cluster = await testedCluster();
  const { members, postgres, site } = cluster;
  const ask = async () => {
    const response = await fetch(`${site}${PRICES}`);
    await response.arrayBuffer();
    return response.status;
  };
  const all = () => members.flatMap(({ calledAtMs }) => calledAtMs).toSorted((a, b) => a - b);

  const crowd = await loadAt(REQUESTS / SECONDS, ask, (sent) => sent < REQUESTS);
  measured(context, `${print(crowd)}; ${all().length} upstream calls, ${gapsOf(all())}`);
  expect(failed(crowd)).toBe(0);
  expect(Math.min(...gaps(all()))).toBeGreaterThan(INTERVAL_MS - JITTER_MS);

  let isOver = false;
  const steady = loadAt(STEADY_PER_SECOND, ask, () => !isOver);
  members.forEach(({ upstream }) => upstream.setMode('slow'));
  const claimer = await nextCaller(members);
  const killedAtMs = performance.now();
  await claimer.kill('SIGKILL');
  members.forEach(({ upstream }) => upstream.setMode('good'));
  const follower = await nextCaller(members.filter((member) => member !== claimer));
  const followedMs = (follower.calledAtMs.at(-1) ?? 0) - killedAtMs;
  isOver = true;
  const death = await steady;
  measured(
    context,
    `claimer killed: next call after ${(followedMs / 1_000).toFixed(1)} s; ${print(death)}`,
  );
  expect(followedMs).toBeLessThan(INTERVAL_MS + LOOK_MS);
  expect(failed(death)).toBe(0);
  await claimer.start();

  await postgres.kill();
  const awayAtMs = performance.now();
  const away = await loadAt(STEADY_PER_SECOND, ask, (_, passedMs) => passedMs < AWAY_S * 1_000);
  const own = members.map(({ calledAtMs }) => calledAtMs.filter((atMs) => atMs > awayAtMs));
  const counts = own.map((calls) => calls.length).join(' + ');
  measured(context, `PostgreSQL away for ${AWAY_S} s: ${print(away)}; upstream calls ${counts}`);
  expect(failed(away)).toBe(0);
  for (const calls of own) {
    expect(Math.min(...gaps(calls))).toBeGreaterThan(INTERVAL_MS - JITTER_MS);
  }

  await postgres.start();
  // Until each has looked for it.
  await pause(INTERVAL_MS * 2);
  const backAtMs = performance.now();
  const back = await loadAt(STEADY_PER_SECOND, ask, (_, passedMs) => passedMs < INTERVAL_MS * 4);
  const again = all().filter((atMs) => atMs > backAtMs);
  measured(
    context,
    `PostgreSQL back: ${print(back)}; ${again.length} upstream calls, ${gapsOf(again)}`,
  );
  expect(Math.min(...gaps(again))).toBeGreaterThan(INTERVAL_MS - JITTER_MS);
});

/** The companion that makes the next upstream call, as soon as it does. */
async function nextCaller(members: readonly Member[]): Promise<Member> {
  const before = members.map(({ calledAtMs }) => calledAtMs.length);
  for (;;) {
    const caller = members.find(
      ({ calledAtMs }, index) => calledAtMs.length > (before[index] ?? 0),
    );
    if (caller !== undefined) return caller;
    await pause(5);
  }
}

/** Milliseconds from each to the next; an hour where there is no next. */
function gaps(atMs: readonly number[]): readonly number[] {
  const each = atMs.slice(1).map((at, index) => at - (atMs[index] ?? 0));
  return each.length === 0 ? [3_600_000] : each;
}

function gapsOf(atMs: readonly number[]): string {
  return `at least ${(Math.min(...gaps(atMs)) / 1_000).toFixed(2)} s apart`;
}
