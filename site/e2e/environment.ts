import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { findProgram } from '../../scripts/test/programs.ts';
import { readLastManifest } from '../integrations/lastRelease.ts';
import { getFreePort } from '../../server/test/freePort.ts';
import { startServerProcess, type Settings } from '../../server/test/runServer.ts';

export const TEST_BROWSER = {
  executablePath: findProgram('chromium-headless-shell'),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    // Without this, headless Chromium positions letters differently than a real window.
    '--font-render-hinting=slight',
  ],
};

/** The page isn't available in Esperanto, so it doesn't offer another language. */
export const NO_LANGUAGE_OFFER = { locale: 'eo' };

/** For animation tests. Other tests run faster without animations. */
export const WITH_MOTION = { contextOptions: { reducedMotion: 'no-preference' } } as const;

/** Build folder under test. */
export const E2E_DIST = process.env['E2E_DIST'] ?? 'node_modules/.cache/e2e-dist';

/** Owner folder under test. It's a fixture that no real owner edits. */
export const FROZEN_OWNER = resolve('test/owner');

/** A running server. `site` is the home page's URL without the trailing slash. */
export type RunningServer = { site: string; dataDir: string; stop: () => Promise<void> };

/**
 * Uses the same build settings as `npm start`. The server can listen on any port, because `SITE_URL` only appears in
 * metadata like canonical links.
 */
export const getBuildSettings = (folder = E2E_DIST) => ({
  OUT_DIR: folder,
  PUBLIC_MARKET_API: 'self',
  SITE_URL: 'http://localhost:4321',
});

/**
 * Starts the real server in a process, with the build under test and an empty store.
 * @param settings override the defaults: no upstream and no sample prices.
 */
export async function startServer(settings: Settings = {}): Promise<RunningServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'server-'));
  const PORT = String(await getFreePort());
  const { SITE_DIR = E2E_DIST } = settings;
  const server = await startServerProcess({
    PORT,
    SITE_DIR,
    DATA_DIR: dataDir,
    MARKET_FALLBACK: 'none',
    MARKET_UPSTREAM: 'http://127.0.0.1:9',
    ...settings,
  });
  const base = (await readLastManifest(SITE_DIR))?.base ?? '';
  return {
    site: `http://localhost:${PORT}${base}`,
    dataDir,
    stop: async () => {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
