import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Returns a free loopback port outside the ephemeral range. */
export async function getFreePort(): Promise<number> {
  const port = randomInt(20_000, 32_768);
  const server = createServer().listen(port, '127.0.0.1');
  const isFree = await once(server, 'listening').catch(() => false);
  if (!isFree) return getFreePort();
  server.close();
  await once(server, 'close');
  return port;
}
