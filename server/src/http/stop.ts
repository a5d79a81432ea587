import { once } from 'node:events';
import type { Server } from 'node:http';

const LIMIT_MS = 8_000;
// Long enough for busy connections to hear "close" with their next answer. Closed at once, they would
// be cut just as they send that request.
const GOODBYE_MS = 500;
const LOOK_EVERY_MS = 50;

/**
 * Stops servers without breaking an answer: each connection is told to close with its next answer, then
 * no new ones are taken and idle ones closed; after 8 s in all the rest is cut.
 * @returns whether everything under way was finished in time.
 */
export async function stopServers(
  servers: readonly Server[],
  sleep: (ms: number) => Promise<void>,
): Promise<boolean> {
  for (const server of servers) {
    server.prependListener('request', (_, response) => response.setHeader('Connection', 'close'));
  }
  await sleep(GOODBYE_MS);
  const allClosed = Promise.all(servers.map((server) => once(server.close(), 'close')));
  let isDone = false;
  void allClosed.then(() => (isDone = true));
  for (let waited = GOODBYE_MS; !isDone && waited < LIMIT_MS; waited += LOOK_EVERY_MS) {
    servers.forEach((server) => server.closeIdleConnections());
    await Promise.race([allClosed, sleep(LOOK_EVERY_MS)]);
  }
  servers.forEach((server) => server.closeAllConnections());
  return isDone;
}
