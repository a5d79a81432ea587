import { once } from 'node:events';
import { createServer } from 'node:net';

/** Whether a server could listen on this port of both loopback addresses; not where it is no port at all. */
export async function isPortFree(port: number): Promise<boolean> {
  for (const host of ['127.0.0.1', '::1']) {
    const server = createServer();
    try {
      server.listen(port, host);
      await once(server, 'listening');
      server.close();
      await once(server, 'close');
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') return false;
    }
  }
  return true;
}
