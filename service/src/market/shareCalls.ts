import type { World } from '../http/world.ts';
import { waitAfter } from './backOff.ts';
import type { CallsTable } from './callsTable.ts';
import type { News } from './relay.ts';
import { UPSTREAM_DEADLINE_MS, type AskUpstream } from './upstream.ts';

type SharedParts = Pick<World, 'elapsed' | 'pause' | 'random'> & {
  readonly table: CallsTable;
  readonly ask: AskUpstream;
  readonly intervalMs: number;
  /** How many companions share the database: so much slower is each of them without it. */
  readonly companions: number;
};

const STORE_LIMIT_MS = 2_000;
const LOOK_EVERY_MS = 500;
const AWAY_LOOK_MS = 5_000;
const MOST_LOOKS = UPSTREAM_DEADLINE_MS / LOOK_EVERY_MS;

/**
 * One upstream call per interval for all companions on one PostgreSQL: whoever claims it makes it,
 * the others read what it brought. A claimer that died is followed by another when its lease ends.
 * While the database is away, each companion shows what it has and then makes calls of its own, at
 * a time of chance and so seldom that all of them together keep to the interval.
 */
export function shareCalls(parts: SharedParts): () => Promise<News> {
  const { table, ask, intervalMs, companions, elapsed } = parts;
  const leaseMs = Math.max(intervalMs, UPSTREAM_DEADLINE_MS + STORE_LIMIT_MS);
  const aloneIntervalMs = intervalMs * companions;
  let hasFigures = false;
  let ownFailures = 0;
  /** Null: the database answers. */
  let ownCallAtMs: number | null = null;

  return async () => {
    let news: News;
    try {
      news = await together();
      ownCallAtMs = null;
      ownFailures = 0;
    } catch {
      news = await alone();
    }
    hasFigures ||= news.kind === 'quotes' || (news.kind === 'others' && news.found !== null);
    return news;
  };

  /** @throws Error when the database does not answer. */
  async function together(): Promise<News> {
    const claim = await inTime(table.claim(leaseMs));
    if (claim === undefined) return readOthers();
    const answer = await ask();
    const failures = answer.kind === 'quotes' ? 0 : claim.failures + 1;
    const dueInMs = waitAfter(answer, failures, intervalMs);
    // What cannot be left for the others is ours all the same; to them, this claimer died.
    await inTime(table.save(claim, answer, failures, dueInMs)).catch(() => {});
    return { ...answer, dueInMs };
  }

  /** Waits for the call that is under way, but not for one whose claimer died. */
  async function readOthers(): Promise<News> {
    for (let looks = 1; ; looks += 1) {
      const { isUnderWay, ...others } = await inTime(table.read());
      if (!isUnderWay || looks > MOST_LOOKS) return { kind: 'others', ...others };
      await parts.pause(LOOK_EVERY_MS);
    }
  }

  async function alone(): Promise<News> {
    ownCallAtMs ??= elapsed() + (hasFigures ? parts.random() * aloneIntervalMs : 0);
    if (elapsed() < ownCallAtMs) return { kind: 'others', found: null, dueInMs: untilLook() };
    const answer = await ask();
    ownFailures = answer.kind === 'quotes' ? 0 : ownFailures + 1;
    ownCallAtMs = elapsed() + waitAfter(answer, ownFailures, aloneIntervalMs);
    return { ...answer, dueInMs: untilLook() };
  }

  function untilLook(): number {
    return Math.min(AWAY_LOOK_MS, Math.max(0, (ownCallAtMs ?? 0) - elapsed()));
  }

  async function inTime<Result>(work: Promise<Result>): Promise<Result> {
    const late = parts.pause(STORE_LIMIT_MS).then(() => Promise.reject(new Error('Too late.')));
    return Promise.race([work, late]);
  }
}
