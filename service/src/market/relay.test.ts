import { expect, test } from 'vitest';
import { DOWN, createClock, goodAnswer, testRelay } from '../../test/parts.ts';
import { createSample } from './sample.ts';
import type { UpstreamAnswer } from './upstream.ts';

const priceOf = (answer: Awaited<ReturnType<ReturnType<typeof testRelay>['latest']>>) =>
  answer.kind === 'unavailable' ? null : (answer.quotes.get('bitcoin')?.usd ?? null);

test('asks the upstream once for 5,000 visitors who come at once', async () => {
  const clock = createClock();
  const relay = testRelay(clock, () => goodAnswer(clock, 64_000));
  const answers = await Promise.all(Array.from({ length: 5_000 }, () => relay.latest()));
  expect(answers.every((answer) => priceOf(answer) === 64_000)).toBe(true);
  expect(relay.calls()).toBe(1);
});

test('asks nobody while nobody asks, and once per interval while everybody does', async () => {
  const clock = createClock();
  const relay = testRelay(clock, () => goodAnswer(clock));
  expect(relay.calls()).toBe(0);
  for (let second = 0; second < 600; second += 1) {
    await relay.latest();
    clock.pass(1);
  }
  expect(relay.calls()).toBe(10);
});

test('never lets a visitor wait who can be shown something', async () => {
  const clock = createClock();
  let answer: UpstreamAnswer | Promise<UpstreamAnswer> = goodAnswer(clock, 100);
  const relay = testRelay(clock, () => answer);
  await relay.latest();
  clock.pass(61);
  answer = new Promise(() => {});
  // The upstream never answers; these do.
  expect(priceOf(await relay.latest())).toBe(100);
  expect(await relay.latest()).toMatchObject({ kind: 'real', freshForMs: 0 });
  expect(relay.calls()).toBe(2);
});

test('hands the work that goes on after an answer to whoever keeps it alive', async () => {
  const clock = createClock();
  const relay = testRelay(clock, () => goodAnswer(clock, 100 + clock.elapsed() / 60_000));
  await relay.latest();
  clock.pass(61);
  const kept: Promise<unknown>[] = [];
  expect(priceOf(await relay.latest((work) => kept.push(work)))).toBe(100);
  await relay.latest((work) => kept.push(work));
  expect(kept).toHaveLength(1);
  await Promise.all(kept);
  expect(priceOf(relay.peek())).toBeGreaterThan(101);
});

test('a refresh that was frozen with its request holds up nobody, and shows nothing when it thaws', async () => {
  const clock = createClock();
  const frozen = Promise.withResolvers<UpstreamAnswer>();
  let answer: UpstreamAnswer | Promise<UpstreamAnswer> = frozen.promise;
  const relay = testRelay(clock, () => answer, { pause: async () => {} });
  expect(await relay.latest()).toMatchObject({ kind: 'unavailable' });
  const old = goodAnswer(clock, 100);
  clock.pass(10 * 60);
  answer = goodAnswer(clock, 200);
  expect(priceOf(await relay.latest())).toBe(200);
  frozen.resolve(old);
  await frozen.promise;
  await Promise.resolve();
  expect(priceOf(await relay.latest())).toBe(200);
  expect(relay.calls()).toBe(2);
});

test('lets the first visitor wait no longer than patience lasts', async () => {
  const clock = createClock();
  const relay = testRelay(clock, () => new Promise(() => {}), { pause: async () => {} });
  expect(await relay.latest()).toMatchObject({ kind: 'unavailable', retryAfterMs: 5_000 });
});

test('keeps the last prices for 15 minutes, then says that there are none', async () => {
  const clock = createClock();
  let answer = goodAnswer(clock, 100);
  const relay = testRelay(clock, () => answer);
  await relay.latest();
  answer = DOWN;
  clock.pass(15 * 60);
  expect(priceOf(await relay.latest())).toBe(100);
  clock.pass(1);
  expect(await relay.latest()).toMatchObject({ kind: 'unavailable' });
});

test('calls a dead upstream at most ten times in an hour, whoever asks', async () => {
  const clock = createClock();
  const relay = testRelay(clock, () => DOWN);
  for (let second = 0; second < 3_600; second += 1) {
    await Promise.all([relay.latest(), relay.latest(), relay.latest()]);
    clock.pass(1);
  }
  expect(relay.calls()).toBeLessThanOrEqual(10);
});

test('calls an upstream that always asks for one second of patience at most ten times too', async () => {
  const clock = createClock();
  const relay = testRelay(clock, () => ({ ...DOWN, hintMs: 1_000 }));
  for (let second = 0; second < 3_600; second += 1) {
    await relay.latest();
    clock.pass(1);
  }
  expect(relay.calls()).toBeLessThanOrEqual(10);
});

test('stays away for as long as the upstream asks', async () => {
  const clock = createClock();
  const relay = testRelay(clock, () => ({ ...DOWN, hintMs: 300_000 }));
  await relay.latest();
  clock.pass(299);
  expect(await relay.latest()).toEqual({ kind: 'unavailable', retryAfterMs: 1_000 });
  expect(relay.calls()).toBe(1);
  clock.pass(1);
  await relay.latest();
  expect(relay.calls()).toBe(2);
});

test('does not say that all is well when every figure arrives too old to be shown', async () => {
  const clock = createClock();
  const outcomes: UpstreamAnswer[] = [];
  const HOUR_S = 60 * 60;
  const onCall = (outcome: UpstreamAnswer) => void outcomes.push(outcome);
  // The upstream's clock is an hour ahead of the stamps of its figures.
  const relay = testRelay(clock, () => goodAnswer(clock, 100, HOUR_S), { onCall });
  expect((await relay.latest()).kind).toBe('unavailable');
  expect(outcomes).toMatchObject([{ kind: 'failed', reason: 'old' }]);
});

test('heals by itself, and starts its patience anew', async () => {
  const clock = createClock();
  let answer = DOWN;
  const relay = testRelay(clock, () => answer);
  for (let minute = 0; minute < 60; minute += 1) {
    await relay.latest();
    clock.pass(60);
  }
  answer = goodAnswer(clock, 200);
  clock.pass(600);
  answer = goodAnswer(clock, 200);
  expect(priceOf(await relay.latest())).toBe(200);
  answer = DOWN;
  clock.pass(60);
  await relay.latest();
  const calls = relay.calls();
  clock.pass(60);
  await relay.latest();
  expect(relay.calls()).toBe(calls + 1);
});

test.each([
  ['an hour back', -3_600],
  ['a day ahead', 86_400],
])('does not notice a wall clock set %s', async (_name, seconds) => {
  const clock = createClock();
  const relay = testRelay(clock, () => goodAnswer(clock, 100 + clock.elapsed() / 60_000));
  await relay.latest();
  clock.setWallClock(seconds);
  expect(await relay.latest()).toMatchObject({ kind: 'real', freshForMs: 60_000 });
  clock.pass(60);
  await relay.latest();
  expect(priceOf(await relay.latest())).toBe(101);
  expect(relay.calls()).toBe(2);
});

test('shows the sample only while there is nothing true, and never waits for it twice', async () => {
  const clock = createClock();
  let answer: UpstreamAnswer | Promise<UpstreamAnswer> = DOWN;
  const sample = createSample({ random: () => 0.5, stepMs: 60_000 });
  const relay = testRelay(clock, () => answer, { sample });
  expect((await relay.latest()).kind).toBe('sample');
  clock.pass(60);
  answer = new Promise(() => {});
  expect((await relay.latest()).kind).toBe('sample');
});

test('prefers prices of up to 15 minutes to the sample, and new prices to both', async () => {
  const clock = createClock();
  let answer = goodAnswer(clock, 100);
  const sample = createSample({ random: () => 0.5, stepMs: 60_000 });
  const relay = testRelay(clock, () => answer, { sample });
  expect((await relay.latest()).kind).toBe('real');
  answer = DOWN;
  clock.pass(14 * 60);
  expect((await relay.latest()).kind).toBe('real');
  clock.pass(2 * 60);
  expect((await relay.latest()).kind).toBe('sample');
  clock.pass(10 * 60);
  answer = goodAnswer(clock, 300);
  await relay.latest();
  expect(priceOf(await relay.latest())).toBe(300);
});
