import { expect, test } from 'vitest';
import type { Purged } from './deletion.ts';
import { startSignUpJobs } from './jobs.ts';

const HOUR = 60 * 60 * 1_000;
const DAY = 24 * HOUR;

test('old sign-ups are deleted an hour after the start and then daily, as long as the owner set it', async () => {
  const world = jobsWorld({ retentionDays: 30 });
  await world.settle();
  expect(world.purged).toEqual([]);
  await world.pass(1);
  expect(world.purged).toEqual([100 * DAY + HOUR - 30 * DAY]);
  expect(world.lines).toEqual(['Deleted 2 sign-ups older than 30 days.']);
  await world.pass(23);
  expect(world.purged).toHaveLength(1);
  await world.pass(1);
  expect(world.purged).toHaveLength(2);
  await world.stop();
  expect(world.jobs).toEqual([]);
});

test('a purge that would take most of them is refused, aloud', async () => {
  const world = jobsWorld({
    retentionDays: 365,
    purge: () => Promise.resolve({ kind: 'refused', old: 30, total: 30 }),
  });
  await world.pass(1);
  expect(world.lines).toEqual([]);
  expect(world.complaints).toEqual([
    'Deleted nothing: 30 of 30 sign-ups seem older than 365 days, which is more likely a wrong clock. ' +
      'If the clock is right: npm run sign-ups -- purge',
  ]);
});

test('forms that can no longer be sent are forgotten hourly, and owed traces are removed', async () => {
  const world = jobsWorld({});
  await world.pass(2);
  expect(world.jobs.map(({ interval }) => interval)).toEqual([HOUR]);
  // Two hours, and the 30 s that another companion's clock may be ahead.
  expect(world.dropped).toEqual([100 * DAY - HOUR - 30_000, 100 * DAY - 30_000]);
  expect(world.scrubs()).toBe(2);
  expect(world.purged).toEqual([]);
});

test('a delivery that still runs is not started twice, and a stop waits for it', async () => {
  const delivery = Promise.withResolvers<void>();
  let started = 0;
  const deliver = () => {
    started += 1;
    return delivery.promise;
  };
  const world = jobsWorld({ deliver });
  world.jobs[1]?.job();
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
  world.jobs[1]?.job();
  await world.settle();
  const line = 'A job on the sign-ups failed: Error: the store is down';
  expect(world.complaints).toEqual([line, line]);
});

type Changes = {
  retentionDays?: number;
  deliver?: () => Promise<void>;
  purge?: () => Promise<Purged>;
};

function jobsWorld({ retentionDays, deliver, purge = deleteTwo }: Changes) {
  const purged: number[] = [];
  const dropped: number[] = [];
  const lines: string[] = [];
  const complaints: string[] = [];
  const jobs: { interval: number; job: () => void }[] = [];
  let scrubs = 0;
  let time = 100 * DAY;
  const stop = startSignUpJobs({
    signUps: {
      purge: (before) => {
        purged.push(before);
        return purge();
      },
      dropSpentForms: async (before) => void dropped.push(before),
      dropSendingLimits: async () => {},
      scrubIfOwed: async () => void (scrubs += 1),
    },
    retentionDays,
    deliver,
    now: () => time,
    every: (interval, job) => {
      const entry = { interval, job };
      jobs.push(entry);
      return () => void jobs.splice(jobs.indexOf(entry), 1);
    },
    log: {
      info: (line) => lines.push(line),
      warn: () => {},
      error: (line) => complaints.push(line),
    },
  });
  const pass = async (hours: number) => {
    for (let hour = 0; hour < hours; hour += 1) {
      time += HOUR;
      jobs[0]?.job();
      await settle();
    }
  };
  return { purged, dropped, scrubs: () => scrubs, lines, complaints, jobs, pass, stop, settle };
}

function deleteTwo(): Promise<Purged> {
  return Promise.resolve({ kind: 'done', count: 2 });
}

function settle(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
