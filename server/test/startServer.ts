import { connect } from 'node:net';
import path from 'node:path';
import { finished } from 'node:stream/promises';
import { onTestFinished } from 'vitest';
import { getFreePort } from './freePort.ts';
import { startServerProcess, type Settings } from './runServer.ts';
import { createTempFolder } from './temporaryFolder.ts';
import { createTestSite } from './testSite.ts';

/** Runs the long versions of tests (`npm run test:faults`). */
export const IS_FULL = process.env['FAULTS'] === 'full';

/** Creates settings for a server with a small site, a free port, and an empty data folder. */
export async function createServerSettings() {
  const site = await createTestSite();
  onTestFinished(site.remove);
  return {
    PORT: String(await getFreePort()),
    SITE_DIR: site.folder,
    DATA_DIR: path.join(await createTempFolder(), 'data'),
    // Makes the server trust the test as a proxy, so we can simulate visitors from many addresses.
    TRUSTED_PROXIES: '127.0.0.1,::1',
    MARKET_FALLBACK: 'sample',
    MARKET_UPSTREAM: 'http://127.0.0.1:9',
  };
}

let lastAddress = 0;

/**
 * Runs the server until the test ends.
 * @param customSettings replaces the settings of {@link createServerSettings}.
 */
export async function startServer(customSettings?: Settings, wrapper: readonly string[] = []) {
  const settings = customSettings ?? (await createServerSettings());
  const server = await startServerProcess(settings, wrapper);
  onTestFinished(async () => {
    server.child.kill('SIGKILL');
    await server.ended;
  });
  return {
    ...server,
    /** Sends a sign-up like the form's script does, each one from a new address. */
    signUp: (email: string, headers: Readonly<Record<string, string>> = {}) => {
      const address = `2001:db8:${(lastAddress += 1).toString(16)}::1`;
      return fetch(`${server.origin}/api/sign-ups`, {
        method: 'POST',
        redirect: 'manual',
        headers: { Accept: 'application/json', 'X-Forwarded-For': address, ...headers },
        body: new URLSearchParams({ email, firstName: 'Ada', consent: 'yes' }),
      });
    },
  };
}

/** Sends raw bytes, and returns the response once the socket is closed or idle. */
export async function sendRaw(port: number, bytes: string, timeoutMs = 15_000): Promise<string> {
  const socket = connect({ port, host: '127.0.0.1' }).setEncoding('latin1');
  socket.setTimeout(timeoutMs, () => socket.destroy());
  socket.write(bytes);
  let response = '';
  socket.on('data', (chunk) => (response += chunk));
  await finished(socket).catch(() => {});
  return response;
}
