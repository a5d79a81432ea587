import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { findProgram } from '../../scripts/test/programs.ts';
import { freePort } from '../../server/test/freePort.ts';
import { startProgram, type Settings } from '../../server/test/runServer.ts';

/** The Chromium of all tests, and how it is started. */
export const TEST_BROWSER = {
  executablePath: findProgram('chromium-headless-shell'),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    // Chromium without a window would place letters otherwise than with one.
    '--font-render-hinting=slight',
  ],
};

/** The browser of somebody whom no page offers another language. */
export const NO_OFFER = { locale: 'eo' };

/** For tests of motion; all others are spared the frames. */
export const MOVING = { contextOptions: { reducedMotion: 'no-preference' } } as const;

/** Where the page that the tests look at is built. */
export const E2E_DIST = process.env['E2E_DIST'] ?? 'node_modules/.cache/e2e-dist';

/** The folder of the owner whose page shows how the page works. */
export const FROZEN_OWNER = resolve('test/owner');

/** A running server; `site` is its address. */
export type RunningServer = { site: string; dataDir: string; stop: () => Promise<void> };

/**
 * Settings of a build as `npm start` makes it. The server that serves it may listen at any port: nothing
 * but the addresses for machines depends on it.
 */
export const buildSettings = (folder = E2E_DIST) => ({
  OUT_DIR: folder,
  PUBLIC_MARKET_API: 'self',
  SITE_URL: 'http://localhost:4321',
});

/**
 * Starts the real server in a process of its own, on the build for the tests and with an empty store.
 * @param settings over the defaults of a test: no upstream, no sample.
 */
export async function startServer(settings: Settings = {}): Promise<RunningServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'server-'));
  const PORT = String(await freePort());
  const server = await startProgram({
    PORT,
    SITE_DIR: E2E_DIST,
    DATA_DIR: dataDir,
    MARKET_FALLBACK: 'none',
    MARKET_UPSTREAM: 'http://127.0.0.1:9',
    ...settings,
  });
  return {
    site: `http://localhost:${PORT}`,
    dataDir,
    stop: async () => {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
