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

// Loaded once per test file: compressing takes longer than all requests.
let loaded: Promise<Site> | undefined;

export type TestServerOptions = Partial<Omit<Dependencies, 'store'>> & {
  /** Default: a new one. */
  store?: TestStore;
  engine?: EngineName;
  /** To share with another server of the test. */
  storeEnv?: StoreEnv;
  clock?: ReturnType<typeof createClock>;
  settings?: Readonly<Record<string, string>>;
  site?: Site;
  /** Aborted when the server is told to stop. */
  stopping?: AbortSignal;
};

/** The whole server in this process on a store. Clock and receivers come from the test. */
export async function createTestServer(given: TestServerOptions = {}) {
  const { engine = 'SQLite', clock = createClock(), settings, ...changes } = given;
  const { stopping = new AbortController().signal } = given;
  const storeEnv = given.storeEnv ?? (await createStoreEnv(engine));
  const store = given.store ?? (await openTestStore(storeEnv));
  const site = given.site ?? (await (loaded ??= loadTestSite()));
  const opened = createTestDependencies({ files: site.byPath, ...changes, store }, settings, clock);
  const features = createFeatures(opened.dependencies, site, stopping);
  return {
    ...opened,
    storeEnv,
    store,
    signUps: createSignUpQueries(store),
    flushCounts: features.flushCounts,
    /** For tests that listen on a port. */
    fetch: features.app.fetch,
    /** Sends a request from a visitor's address, as POST if it has a body. */
    request: async (path: string, init: RequestInit = {}, address = '203.0.113.7') => {
      const url = new URL(path, 'https://form.example').href;
      const method = init.body === undefined ? 'GET' : 'POST';
      return features.app.request(url, { method, ...init }, from(address));
    },
    /** Runs each background job once, or those with this text in their name. Equal names run in parallel. */
    runJobs: async (words = '', told = stopping) => {
      const jobs = features.jobs.filter(({ name }) => name.includes(words));
      for (const [, group] of Map.groupBy(jobs, ({ name }) => name))
        await Promise.all(group.map(({ run }) => run(told)));
    },
  };
}

/** The remote end of a connection, as Hono's server passes it to an app. */
export function from(remoteAddress: string): Partial<HttpBindings> {
  const socket = new Socket();
  Object.defineProperty(socket, 'remoteAddress', { value: remoteAddress });
  return { incoming: new IncomingMessage(socket) };
}
