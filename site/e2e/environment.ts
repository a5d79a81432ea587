import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { findProgram } from '../../scripts/test/programs.ts';
import { getFreePort } from '../../server/test/freePort.ts';
import { startServerProcess, type Settings } from '../../server/test/runServer.ts';

/** The Chromium for all tests, and its options. */
export const TEST_BROWSER = {
  executablePath: findProgram('chromium-headless-shell'),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    // Headless Chromium would position letters differently.
    '--font-render-hinting=slight',
  ],
};

/** A browser whose language no page offers to change. */
export const NO_OFFER = { locale: 'eo' };

/** For tests of motion. Others save the frames. */
export const MOVING = { contextOptions: { reducedMotion: 'no-preference' } } as const;

/** The folder of the tested build. */
export const E2E_DIST = process.env['E2E_DIST'] ?? 'node_modules/.cache/e2e-dist';

/** The folder of the tested owner. */
export const FROZEN_OWNER = resolve('test/owner');

/** A running server. `site` is its address. */
export type RunningServer = { site: string; dataDir: string; stop: () => Promise<void> };

/** The settings of an `npm start` build. The server may use any port: only addresses for machines depend on it. */
export const buildSettings = (folder = E2E_DIST) => ({
  OUT_DIR: folder,
  PUBLIC_MARKET_API: 'self',
  SITE_URL: 'http://localhost:4321',
});

/**
 * Starts the real server as a process, with the tested build and an empty store.
 * @param settings added to the test defaults: no upstream, no sample.
 */
export async function startServer(settings: Settings = {}): Promise<RunningServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'server-'));
  const PORT = String(await getFreePort());
  const server = await startServerProcess({
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
