import { expect, test } from 'vitest';
import { startSignUpJobs } from './jobs.ts';

const DAY = 24 * 60 * 60 * 1_000;

test('old sign-ups are deleted at the start and then daily, as long as the owner set it', async () => {
  const world = jobsWorld({ retentionDays: 30 });
  await world.settle();
  expect(world.purged).toEqual([100 * DAY - 30 * DAY]);
  expect(world.lines).toEqual(['Deleted 2 sign-ups older than 30 days.']);
  expect(world.jobs.map(({ interval }) => interval)).toEqual([DAY]);
  world.jobs[0]?.job();
  await world.settle();
  expect(world.purged).toHaveLength(2);
  await world.stop();
  expect(world.jobs).toEqual([]);
});

test('without a retention time and a webhook nothing runs', () => {
  expect(jobsWorld({}).jobs).toEqual([]);
});

test('a delivery that still runs is not started twice, and a stop waits for it', async () => {
  const delivery = Promise.withResolvers<void>();
  let started = 0;
  const deliver = () => {
    started += 1;
    return delivery.promise;
  };
  const world = jobsWorld({ deliver });
  world.jobs[0]?.job();
  expect(started).toBe(1);
  let stopped = false;
  const stopping = world.stop().then(() => (stopped = true));
  await world.settle();
  expect(stopped).toBe(false);
  delivery.resolve();
  await stopping;
});

test('a job that fails is reported and runs again', async () => {
  const world = jobsWorld({ deliver: () => Promise.reject(new Error('the store is down')) });
  await world.settle();
  world.jobs[0]?.job();
  await world.settle();
  const line = 'A job on the sign-ups failed: Error: the store is down';
  expect(world.lines).toEqual([line, line]);
});

function jobsWorld(parts: { retentionDays?: number; deliver?: () => Promise<void> }) {
  const purged: number[] = [];
  const lines: string[] = [];
  const jobs: { interval: number; job: () => void }[] = [];
  const stop = startSignUpJobs({
    signUps: {
      purge: (before) => {
        purged.push(before);
        return Promise.resolve(2);
      },
    },
    retentionDays: parts.retentionDays,
    deliver: parts.deliver,
    now: () => 100 * DAY,
    every: (interval, job) => {
      const entry = { interval, job };
      jobs.push(entry);
      return () => void jobs.splice(jobs.indexOf(entry), 1);
    },
    report: (line) => void lines.push(line),
  });
  return { purged, lines, jobs, stop, settle };
}

function settle(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
