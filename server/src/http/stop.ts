import { once } from 'node:events';
import type { Server } from 'node:http';

const LIMIT_MS = 8_000;
// Long enough for busy connections to hear "close" with their next answer. Closed at once, they would
// be cut just as they send that request.
const GOODBYE_MS = 500;

/**
 * Stops a server without breaking an answer: each connection is told to close with its next answer, then
 * no new ones are taken and idle ones closed; after 8 s in all the rest is cut.
 * @returns whether everything under way was finished in time.
 */
export async function stopServer(
  server: Server,
  sleep: (ms: number) => Promise<void>,
): Promise<boolean> {
  // For those whose request is under way already, and who are told nothing.
  server.keepAliveTimeout = 1;
  server.prependListener('request', (_, response) => response.setHeader('Connection', 'close'));
  await sleep(GOODBYE_MS);
  const closed = once(server.close(), 'close').then(() => true);
  const isDone = await Promise.race([closed, sleep(LIMIT_MS - GOODBYE_MS)]);
  server.closeAllConnections();
  return isDone === true;
}
