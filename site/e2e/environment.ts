import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { twoFreePorts } from '../../service/test/freePort.ts';
import { startCompanion as start, type Settings } from '../../service/test/startCompanion.ts';

/** Where the page that the tests look at is built. */
export const E2E_DIST = process.env['E2E_DIST'] ?? 'node_modules/.cache/e2e-dist';

/** A running companion, on ports of its own. */
export type Companion = { site: string; form: string; dataDir: string; stop: () => Promise<void> };

/** Where site and form answer, as settings of a build and of its companion. */
export type Address = Record<'PORT' | 'FORM_PORT' | 'SITE_URL' | 'FORM_ORIGIN', string>;

/** Site and form on two ports of loopback, together `4321 4322`. */
export function addressOn(ports: string): Address {
  const [PORT = '', FORM_PORT = ''] = ports.split(' ');
  const [SITE_URL, FORM_ORIGIN] = [`http://localhost:${PORT}`, `http://localhost:${FORM_PORT}`];
  return { PORT, FORM_PORT, SITE_URL, FORM_ORIGIN };
}

/** Two ports that nobody uses. */
export const freePorts = async () => (await twoFreePorts()).join(' ');

/** Settings of a build that is served at an address, as `npm start` makes it. */
export const buildSettings = ({ SITE_URL, FORM_ORIGIN }: Address, folder = E2E_DIST) => ({
  OUT_DIR: folder,
  PUBLIC_MARKET_API: 'self',
  SITE_URL,
  FORM_ORIGIN,
});

/**
 * Starts the real companion in a process of its own, on the build for the tests and with an empty
 * store.
 * @param settings over the defaults of a test: no upstream, no sample.
 * @param address where it answers; by default on ports of its own.
 */
export async function startCompanion(
  settings: Settings = {},
  address?: Address,
): Promise<Companion> {
  const dataDir = mkdtempSync(join(tmpdir(), 'companion-'));
  const at = address ?? addressOn(await freePorts());
  const companion = await start({
    ...at,
    OWNER_CONFIG: process.env['OWNER_CONFIG'],
    SITE_DIR: E2E_DIST,
    DATA_DIR: dataDir,
    MARKET_FALLBACK: 'none',
    MARKET_UPSTREAM: 'http://127.0.0.1:9',
    ...settings,
  });
  return {
    site: at.SITE_URL,
    form: at.FORM_ORIGIN,
    dataDir,
    stop: async () => {
      await companion.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
