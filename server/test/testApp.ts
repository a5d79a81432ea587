import type { HttpBindings } from '@hono/node-server';
import type { Hono } from 'hono';
import { createApp } from '../src/app.ts';
import type { Site } from '../src/http/loadSite.ts';
import { testDependencies } from './testDependencies.ts';
import { loadTestSite } from './testSite.ts';

// Read once in each test file: compressing takes longer than all the requests to it.
let loaded: Promise<Site> | undefined;

/** The app over the small site, with the routes of the feature that a test is about. */
export async function testApp(routes: readonly Hono[] = [], site?: Site) {
  loaded ??= loadTestSite();
  const { dependencies, lines } = testDependencies();
  return { app: createApp(site ?? (await loaded), routes, dependencies.log), lines };
}

/** What the server tells an app about the other end of a connection, and the headers that came with it. */
export function from(remoteAddress: string, headers: Readonly<Record<string, string>> = {}) {
  const incoming = { socket: { remoteAddress }, headers };
  return { incoming } as unknown as HttpBindings;
}
