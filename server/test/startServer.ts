import { connect } from 'node:net';
import path from 'node:path';
import { finished } from 'node:stream/promises';
import { onTestFinished } from 'vitest';
import { freePort } from './freePort.ts';
import { startProgram, type Settings } from './runServer.ts';
import { temporaryFolder } from './temporaryFolder.ts';
import { makeSite } from './testSite.ts';

/** `npm run test:faults` takes the long versions of tests; the ordinary run takes the short ones. */
export const IS_FULL = process.env['FAULTS'] === 'full';

/** Settings of a server with a small site, a free port and an empty data folder; gone when the test is. */
export async function newSettings() {
  const site = await makeSite();
  onTestFinished(site.remove);
  return {
    PORT: String(await freePort()),
    SITE_DIR: site.folder,
    DATA_DIR: path.join(await temporaryFolder(), 'data'),
    // The tests stand in for a proxy, so that they can come from many addresses.
    TRUSTED_PROXIES: '127.0.0.1,::1',
    MARKET_FALLBACK: 'sample',
    MARKET_UPSTREAM: 'http://127.0.0.1:9',
  };
}

let lastAddress = 0;

/**
 * Runs the real program until the test is done.
 * @param given its settings, all of them; new ones where a test needs none of its own.
 */
export async function startServer(given?: Settings, before: readonly string[] = []) {
  const settings = given ?? (await newSettings());
  const server = await startProgram(settings, before);
  onTestFinished(async () => {
    server.child.kill('SIGKILL');
    await server.ended;
  });
  return {
    ...server,
    /** Sends a sign-up as the form's script does, each time from another address. */
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

/** Sends bytes as they are over a socket, and reads until it closes or says nothing for that time. */
export async function sendRaw(port: number, bytes: string, limitMs = 15_000): Promise<string> {
  const socket = connect({ port, host: '127.0.0.1' }).setEncoding('latin1');
  socket.setTimeout(limitMs, () => socket.destroy());
  socket.write(bytes);
  let text = '';
  socket.on('data', (chunk) => (text += chunk));
  await finished(socket).catch(() => {});
  return text;
}
