import path from 'node:path';
import { Miniflare, Response } from 'miniflare';
import { build } from 'vite';
import { expect, onTestFinished, test } from 'vitest';

// The relay in Cloudflare's own runtime, workerd, which stops what nobody asked it to wait for.
const PRICES = 'http://relay.example/api/v3/simple/price?ids=bitcoin';
const UPSTREAM_MS = 300;
const INTERVAL_S = 1;

test('a refresh that begins after the answer is finished in the Workers runtime', async () => {
  let calls = 0;
  const runtime = new Miniflare({
    modules: [{ type: 'ESModule', path: 'edge.js', contents: await bundle() }],
    compatibilityDate: '2026-01-01',
    bindings: {
      MARKET_UPSTREAM: 'http://upstream.example',
      MARKET_REFRESH_SECONDS: `${INTERVAL_S}`,
    },
    outboundService: async () => {
      calls += 1;
      const usd = calls;
      await later(UPSTREAM_MS);
      return Response.json({ bitcoin: { usd } });
    },
  });
  onTestFinished(() => runtime.dispose());
  const ask = async () => {
    const response = await runtime.dispatchFetch(PRICES);
    return { status: response.status, body: await response.json() };
  };
  expect(await ask()).toEqual({
    status: 200,
    body: { bitcoin: expect.objectContaining({ usd: 1 }) },
  });
  await later(INTERVAL_S * 1_000 + UPSTREAM_MS);
  // Answered with what it has, and asks upstream on the side; nobody comes while it does.
  expect(await ask()).toMatchObject({ body: { bitcoin: { usd: 1 } } });
  await later(2 * UPSTREAM_MS);
  expect(await ask()).toMatchObject({ body: { bitcoin: { usd: 2 } } });
  expect(calls).toBe(2);
});

async function bundle(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      lib: { entry: path.join(import.meta.dirname, '../src/edge.ts'), formats: ['es'] },
    },
  });
  const [result] = Array.isArray(built) ? built : [built];
  if (result === undefined || !('output' in result)) throw new Error('The relay was not built.');
  return result.output[0].code;
}

function later(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
