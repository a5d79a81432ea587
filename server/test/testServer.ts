import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import { createFeatures } from '../src/app.ts';
import type { Dependencies } from '../src/dependencies.ts';
import type { Site } from '../src/http/loadSite.ts';
import { createSignUpQueries } from '../src/signUp/signUpQueries.ts';
import {
  createStoreEnv,
  openTestStore,
  type EngineName,
  type StoreEnv,
  type TestStore,
} from './stores.ts';
import { createClock, createTestDependencies } from './testDependencies.ts';
import { loadTestSite } from './testSite.ts';

// Compressing the files takes longer than all the requests, so cache the site for each test file.
let cachedSite: Promise<Site> | undefined;

export type TestServerOptions = Partial<Omit<Dependencies, 'store'>> & {
  /** Defaults to a new store. */
  store?: TestStore;
  engine?: EngineName;
  /** Set this to use another server's store. */
  storeEnv?: StoreEnv;
  clock?: ReturnType<typeof createClock>;
  settings?: Readonly<Record<string, string>>;
  site?: Site;
  /** Abort this signal to shut down the server. */
  shutdownSignal?: AbortSignal;
};

/** Creates an in-process server with a fake clock and network. */
export async function createTestServer(options: TestServerOptions = {}) {
  const { engine = 'SQLite', clock = createClock(), settings, ...changes } = options;
  const { shutdownSignal = new AbortController().signal } = options;
  const storeEnv = options.storeEnv ?? (await createStoreEnv(engine));
  const store = options.store ?? (await openTestStore(storeEnv));
  const site = options.site ?? (await (cachedSite ??= loadTestSite()));
  const created = createTestDependencies(
    { files: site.byPath, ...changes, store },
    settings,
    clock,
  );
  const features = createFeatures(created.dependencies, site, shutdownSignal);
  return {
    ...created,
    storeEnv,
    store,
    signUps: createSignUpQueries(store),
    flushCounts: features.flushCounts,
    /** For tests that listen on a port. */
    fetch: features.app.fetch,
    /** Uses POST if there's a body. */
    request: async (path: string, init: RequestInit = {}, address = '203.0.113.7') => {
      const url = new URL(path, 'https://form.example').href;
      const method = init.body === undefined ? 'GET' : 'POST';
      return features.app.request(url, { method, ...init }, createBindings(address));
    },
    /** Runs background jobs once if their name includes `filter`. Jobs with the same name run in parallel. */
    runJobs: async (filter = '', signal = shutdownSignal) => {
      const jobs = features.jobs.filter(({ name }) => name.includes(filter));
      for (const [, group] of Map.groupBy(jobs, ({ name }) => name))
        await Promise.all(group.map(({ run }) => run(signal)));
    },
  };
}

/** Hono's server passes these bindings to an app along with a request. */
export function createBindings(remoteAddress: string): Partial<HttpBindings> {
  const socket = new Socket();
  Object.defineProperty(socket, 'remoteAddress', { value: remoteAddress });
  return { incoming: new IncomingMessage(socket) };
}
