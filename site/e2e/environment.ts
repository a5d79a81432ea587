import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where the page that the tests look at is built. */
export const E2E_DIST = process.env['E2E_DIST'] ?? 'node_modules/.cache/e2e-dist';

const START_LIMIT_MS = 20_000;

/** A running companion, on ports of its own. */
export type Companion = { site: string; form: string; dataDir: string; stop: () => Promise<void> };

/** A port on loopback that nobody uses. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('No free port on loopback.');
  return address.port;
}

/**
 * Starts the real companion in a process of its own and waits until it answers.
 * @param env settings over the defaults of a test: its own ports and data folder, no upstream, no
 *   sample.
 */
export async function startCompanion(env: Record<string, string> = {}): Promise<Companion> {
  const dataDir = mkdtempSync(join(tmpdir(), 'companion-'));
  const port = env['PORT'] ?? String(await freePort());
  const formPort = env['FORM_PORT'] ?? String(await freePort());
  const site = `http://localhost:${port}`;
  const form = `http://localhost:${formPort}`;
  const child = spawn(process.execPath, ['service/src/main.ts'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PORT: port,
      FORM_PORT: formPort,
      SITE_DIR: E2E_DIST,
      SITE_URL: site,
      FORM_ORIGIN: form,
      DATA_DIR: dataDir,
      MARKET_FALLBACK: 'none',
      MARKET_UPSTREAM: 'http://127.0.0.1:9',
      ...env,
    },
  });
  let said = '';
  child.stdout.on('data', (chunk) => (said += chunk));
  child.stderr.on('data', (chunk) => (said += chunk));
  const stop = async () => {
    await stopped(child);
    rmSync(dataDir, { recursive: true, force: true });
  };
  const deadline = Date.now() + START_LIMIT_MS;
  while (!(await answers(`${site}/healthz`))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await stop();
      throw new Error(`The companion did not start. It said:\n${said}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return { site, form, dataDir, stop };
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}

function stopped(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}
