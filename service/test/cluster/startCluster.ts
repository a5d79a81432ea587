import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startCompanion, type Settings } from '../startCompanion.ts';
import { startPostgres } from '../startPostgres.ts';
import { startUpstream } from '../../../server/test/upstream.ts';
import { startBalancer } from './startBalancer.ts';
import { startCache } from './startCache.ts';

export const COMPANIONS = 3;

export type Cluster = Awaited<ReturnType<typeof startCluster>>;
export type Member = Awaited<ReturnType<typeof startMember>>;

/** Paths of programs; the cache's is not asked for without a cache. */
export type ClusterPrograms = { readonly haproxy: string; readonly nginx: string };

export type ClusterOptions = {
  readonly programs: ClusterPrograms;
  /** Where site and form answer, on 127.0.0.1, as the page was built for it. */
  readonly ports: { readonly site: number; readonly form: number };
  /** Whether a shared cache stands before the site. */
  readonly withCache: boolean;
  /** Of all companions; `SITE_DIR`, `SITE_URL` and `FORM_ORIGIN` at least. */
  readonly settings: Settings;
  /** Of one companion, by its number from 1, over those of all. */
  readonly settingsOf?: (number: number) => Settings;
};

// The same two ports everywhere, each program at an address of its own: as in a network of containers.
const FRONT = '127.0.0.1';
const BEHIND_CACHE = '127.0.0.20';
const memberHost = (number: number) => `127.0.0.2${number}`;

/**
 * Everything an owner would run, as programs on this machine: balancer, three companions, PostgreSQL, a
 * stand-in for the price service for each companion, and a cache where one is asked for.
 * @throws Error with one sentence when a program does not start.
 */
export async function startCluster(options: ClusterOptions) {
  const { programs, ports, withCache, settings, settingsOf } = options;
  const stops: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const each of stops.splice(0).toReversed()) await each();
  };
  try {
    const postgres = await startPostgres();
    stops.push(postgres.stop);
    const folder = await mkdtemp(path.join(tmpdir(), 'cluster-'));
    stops.push(() => rm(folder, { recursive: true, force: true }));
    const started = await Promise.allSettled(
      Array.from({ length: COMPANIONS }, (_, index) =>
        startMember(index + 1, {
          ...settings,
          PORT: String(ports.site),
          FORM_PORT: String(ports.form),
          HOST: memberHost(index + 1),
          DATA_DIR: folder,
          DATABASE_URL: postgres.url,
          COMPANIONS: String(COMPANIONS),
          TRUSTED_PROXIES: FRONT,
          ...settingsOf?.(index + 1),
        }),
      ),
    );
    for (const each of started) if (each.status === 'fulfilled') stops.push(each.value.remove);
    const members = started.map((each) => {
      if (each.status === 'rejected') throw each.reason;
      return each.value;
    });
    const siteHost = withCache ? BEHIND_CACHE : FRONT;
    const hosts = members.map(({ number }) => memberHost(number));
    const program = programs.haproxy;
    const balancer = await startBalancer({ program, folder, ports, siteHost, hosts });
    stops.push(balancer.stop);
    if (withCache) {
      const origin = `${siteHost}:${ports.site}`;
      const at = { program: programs.nginx, folder, origin, port: ports.site };
      stops.push((await startCache(at)).stop);
    }
    return {
      site: `http://${FRONT}:${ports.site}`,
      form: `http://${FRONT}:${ports.form}`,
      /** The site without a cache before it. */
      origin: `http://${siteHost}:${ports.site}`,
      balancer,
      members,
      postgres,
      /** Upstream calls of all companions together. */
      calls: () => members.reduce((sum, { upstream }) => sum + upstream.calls(), 0),
      /** Ends everything and deletes what it wrote; a second time it does nothing. */
      stop,
    };
  } catch (cause) {
    await stop();
    throw cause;
  }
}

/** A companion that can be killed and started again, with a price service that knows who asks. */
async function startMember(number: number, settings: Settings) {
  const calledAtMs: number[] = [];
  const upstream = await startUpstream({ tell: () => calledAtMs.push(performance.now()) });
  const start = (more: Settings = {}) =>
    startCompanion({ MARKET_UPSTREAM: upstream.origin, ...settings, ...more });
  let run = await start().catch(async (cause: unknown) => {
    await upstream.stop();
    throw cause;
  });
  return {
    number,
    upstream,
    /** When each upstream call of its own came, in monotonic milliseconds. */
    calledAtMs,
    origin: `http://${settings['HOST']}:${settings['PORT']}`,
    pid: () => run.child.pid,
    /** Resolves when the program that runs now has ended. */
    ended: () => run.ended,
    kill: (signal: NodeJS.Signals) => run.stop(signal),
    /** @param more settings over those that it had before. */
    start: async (more?: Settings) => {
      run = await start(more);
    },
    remove: async () => {
      if (run.child.exitCode === null && run.child.signalCode === null) await run.stop();
      await upstream.stop();
    },
  };
}
