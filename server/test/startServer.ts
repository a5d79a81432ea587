import { connect } from 'node:net';
import path from 'node:path';
import { finished } from 'node:stream/promises';
import { onTestFinished } from 'vitest';
import { getFreePort } from './freePort.ts';
import { startServerProcess, type Settings } from './runServer.ts';
import { createTempFolder } from './temporaryFolder.ts';
import { createTestSite } from './testSite.ts';

/** Whether to run the long versions of tests (`npm run test:faults`). */
export const IS_FULL = process.env['FAULTS'] === 'full';

/** Settings for a server with a small site, a free port and an empty data folder, deleted after the test. */
export async function createServerSettings() {
  const site = await createTestSite();
  onTestFinished(site.remove);
  return {
    PORT: String(await getFreePort()),
    SITE_DIR: site.folder,
    DATA_DIR: path.join(await createTempFolder(), 'data'),
    // Trusts the test as a proxy, so that it can send from many addresses.
    TRUSTED_PROXIES: '127.0.0.1,::1',
    MARKET_FALLBACK: 'sample',
    MARKET_UPSTREAM: 'http://127.0.0.1:9',
  };
}

let lastAddress = 0;

/**
 * Runs the real program until the test ends.
 * @param given all of its settings. New ones by default.
 */
export async function startServer(given?: Settings, before: readonly string[] = []) {
  const settings = given ?? (await createServerSettings());
  const server = await startServerProcess(settings, before);
  onTestFinished(async () => {
    server.child.kill('SIGKILL');
    await server.ended;
  });
  return {
    ...server,
    /** Sends a sign-up like the form's script, each time from another address. */
    signUp: (email: string, more: Readonly<Record<string, string>> = {}) => {
      const address = `2001:db8:${(lastAddress += 1).toString(16)}::1`;
      return fetch(`${server.origin}/api/sign-ups`, {
        method: 'POST',
        redirect: 'manual',
        headers: { Accept: 'application/json', 'X-Forwarded-For': address, ...more },
        body: new URLSearchParams({ email, firstName: 'Ada', consent: 'yes' }),
      });
    },
  };
}

/** Sends raw bytes over a socket, and reads until it closes or is silent for this time. */
export async function sendRaw(port: number, bytes: string, limitMs = 15_000): Promise<string> {
  const socket = connect({ port, host: '127.0.0.1' }).setEncoding('latin1');
  socket.setTimeout(limitMs, () => socket.destroy());
  socket.write(bytes);
  let text = '';
  socket.on('data', (chunk) => (text += chunk));
  await finished(socket).catch(() => {});
  return text;
}
