import { once } from 'node:events';
import type { Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

const DRAIN_LIMIT_MS = 8_000;
// Long enough for busy connections to hear "close" with their next answer. Closed at once, they
// would be cut just as they send that request.
const GOODBYE_MS = 500;
const LOOK_EVERY_MS = 50;

/**
 * Stops servers without breaking an answer: each connection is told to close with its next answer,
 * then no new ones are taken and idle ones closed; after 8 s in all the rest is cut.
 * @returns whether everything under way was finished in time.
 */
export async function drain(servers: readonly Server[]): Promise<boolean> {
  for (const server of servers) {
    server.prependListener('request', (_request, response) => {
      response.setHeader('Connection', 'close');
    });
  }
  await pause(GOODBYE_MS);
  const closed = servers.map((server) => once(server.close(), 'close'));
  const done = Promise.all(closed).then(() => true);
  const looking = setInterval(() => {
    servers.forEach((server) => server.closeIdleConnections());
  }, LOOK_EVERY_MS);
  const late = pause(DRAIN_LIMIT_MS - GOODBYE_MS, false, { ref: false });
  const inTime = await Promise.race([done, late]);
  clearInterval(looking);
  servers.forEach((server) => server.closeAllConnections());
  return inTime;
}
