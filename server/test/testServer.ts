import type { HttpBindings } from '@hono/node-server';
import { openFeatures } from '../src/app.ts';
import type { Dependencies } from '../src/dependencies.ts';
import type { Site } from '../src/http/loadSite.ts';
import { createSignUpQueries } from '../src/signUp/queries.ts';
import { newPlace, openAt, type EngineName, type Place, type TestStore } from './stores.ts';
import { createClock, testDependencies } from './testDependencies.ts';
import { loadTestSite } from './testSite.ts';

// Read once in each test file: compressing takes longer than all the requests to it.
let loaded: Promise<Site> | undefined;

export type Given = Partial<Omit<Dependencies, 'store'>> & {
  /** Instead of a new one. */
  store?: TestStore;
  engine?: EngineName;
  /** One that another server of the test uses too; else a new one. */
  place?: Place;
  clock?: ReturnType<typeof createClock>;
  settings?: Readonly<Record<string, string>>;
  /** Aborted once it is told to stop. */
  stopping?: AbortSignal;
};

/** The whole server in this process, over a store; clock and receivers are those of the test. */
export async function openServer(given: Given = {}) {
  const { engine = 'SQLite', clock = createClock(), settings, ...changes } = given;
  const { stopping = new AbortController().signal } = given;
  const place = given.place ?? (await newPlace(engine));
  const store = given.store ?? (await openAt(place, 'server', clock.now));
  const site = await (loaded ??= loadTestSite());
  const opened = testDependencies({ files: site.byPath, ...changes, store }, settings, clock);
  const features = openFeatures(opened.dependencies, site, stopping);
  return {
    ...opened,
    place,
    store,
    signUps: createSignUpQueries(store),
    writeLast: features.writeLast,
    /** Asks it from an address of a visitor; whatever has a body is posted. */
    ask: async (path: string, init: RequestInit = {}, address = '203.0.113.7') => {
      const url = new URL(path, 'https://form.example').href;
      const method = init.body === undefined ? 'GET' : 'POST';
      const headers = Object.fromEntries(new Headers(init.headers));
      return features.app.request(url, { method, ...init }, from(address, headers));
    },
    /** Does once what the server does now and again: all of it, or what has these words in its name. */
    work: async (words = '', told = stopping) => {
      for (const { name, run } of features.jobs) if (name.includes(words)) await run(told);
    },
  };
}

/** What the server tells an app about the other end of a connection, and the headers that came with it. */
export function from(remoteAddress: string, headers: Readonly<Record<string, string>> = {}) {
  const incoming = { socket: { remoteAddress }, headers };
  return { incoming } as unknown as HttpBindings;
}
