import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { limitConnections } from './connections.ts';

// Slow clients are cut off: nothing that we answer needs longer to ask for. Limits are looked at once
// a second, so headers may take six seconds and a whole request nine: ten is the promise.
const SERVER_OPTIONS = {
  headersTimeout: 5_000,
  requestTimeout: 8_000,
  connectionsCheckingInterval: 1_000,
  keepAliveTimeout: 5_000,
  maxHeaderSize: 8 * 1_024,
};
// A client that stops reading our answer is let go.
const IDLE_LIMIT_MS = 30_000;
const CONNECTIONS = { perNetwork: 100, strangers: 3_000, total: 4_000 };

type Listening = {
  /** An address or a name; `localhost` means both loopback addresses. */
  readonly host: string;
  readonly port: number;
  /** The setting to change when the port is taken, such as `PORT`. */
  readonly setting: string;
  /** Addresses that everybody comes through. */
  readonly isExempt: (address: string) => boolean;
};

type Handler = Parameters<typeof getRequestListener>[0];

/**
 * Opens the servers of one origin.
 * @throws Error with one line for the owner when the port is taken, or not ours to open.
 */
export async function listen(handler: Handler, listening: Listening): Promise<readonly Server[]> {
  if (listening.host !== 'localhost') return [await open(handler, listening, listening.host)];
  // A browser asks ::1 first for `localhost`: with 127.0.0.1 alone, another program could sit there.
  const servers = [await open(handler, listening, '127.0.0.1')];
  try {
    servers.push(await open(handler, listening, '::1'));
  } catch (error) {
    // A machine without IPv6 has no such address, and needs none.
    const code = error instanceof Error ? codeOf(error.cause) : '';
    if (code !== 'EADDRNOTAVAIL' && code !== 'EAFNOSUPPORT') {
      servers.forEach((server) => server.close());
      throw error;
    }
  }
  return servers;
}

async function open(handler: Handler, listening: Listening, host: string): Promise<Server> {
  const server = createServer(SERVER_OPTIONS, getRequestListener(handler));
  server.setTimeout(IDLE_LIMIT_MS);
  limitConnections(server, { ...CONNECTIONS, isExempt: listening.isExempt });
  return new Promise((resolve, reject) => {
    server.once('error', (cause) => reject(new Error(explain(cause, listening), { cause })));
    server.listen(listening.port, host, () => resolve(server));
  });
}

function explain(cause: unknown, { host, port, setting }: Listening): string {
  switch (codeOf(cause)) {
    case 'EADDRINUSE':
      return `Port ${port} is in use by another program. Choose another one, such as: ${setting}=${port + 10} npm start`;
    case 'EACCES':
      return `Port ${port} may not be opened by this user. Choose one above 1023, such as: ${setting}=4321 npm start`;
    default:
      return `Cannot listen on ${host}, port ${port} (${codeOf(cause)}). Check HOST and ${setting}.`;
  }
}

function codeOf(cause: unknown): string {
  return cause instanceof Error && 'code' in cause ? String(cause.code) : 'unknown';
}
