import { createServer, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { getRequestListener } from '@hono/node-server';

type ListenOptions = {
  handler: Parameters<typeof getRequestListener>[0];
  /** An address or a name; `localhost` means both loopback addresses. */
  host: string;
  port: number;
  /** How long a connection may stay open between two requests; longer than a balancer keeps it. */
  keepAliveMs: number;
  /** The page for a visitor whose headers are too large, such as with cookies of other programs. */
  headersTooLarge: Buffer;
};

// Slow clients are cut off: nothing that we answer needs longer to ask for.
const HEADERS_LIMIT_MS = 5_000;
const REQUEST_LIMIT_MS = 10_000;
// A client that stops reading our answer is let go.
const IDLE_LIMIT_MS = 30_000;
const MAX_HEADER_BYTES = 16 * 1_024;
const MAX_CONNECTIONS = 3_000;
const MAX_UNDER_WAY = 8;

/**
 * Opens the port, on both loopback addresses where the host is `localhost`: a browser asks ::1 first,
 * and with 127.0.0.1 alone another program could sit there.
 * @throws Error with one line for the owner when the port is taken, or not ours to open.
 */
export async function listen(options: ListenOptions): Promise<readonly Server[]> {
  if (options.host !== 'localhost') return [await open(options, options.host)];
  const first = await open(options, '127.0.0.1');
  try {
    return [first, await open(options, '::1')];
  } catch (error) {
    // A machine without IPv6 has no such address, and needs none.
    const code = error instanceof Error ? codeOf(error.cause) : '';
    if (code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT') return [first];
    first.close();
    throw error;
  }
}

async function open(options: ListenOptions, host: string): Promise<Server> {
  const listener = getRequestListener(options.handler);
  const underWay = new WeakMap<Socket, number>();
  const server = createServer({
    headersTimeout: HEADERS_LIMIT_MS,
    requestTimeout: REQUEST_LIMIT_MS,
    connectionsCheckingInterval: 1_000,
    keepAliveTimeout: options.keepAliveMs,
    maxHeaderSize: MAX_HEADER_BYTES,
  });
  server.maxConnections = MAX_CONNECTIONS;
  server.setTimeout(IDLE_LIMIT_MS);
  server.on('request', (request, response) => {
    const { socket } = request;
    if (socket.destroyed) return;
    const count = (underWay.get(socket) ?? 0) + 1;
    underWay.set(socket, count);
    response.once('close', () => underWay.set(socket, (underWay.get(socket) ?? 1) - 1));
    // No browser and no proxy sends so many requests before it has read an answer.
    if (count > MAX_UNDER_WAY) socket.destroy();
    else void listener(request, response);
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (!socket.writable) return;
    const tooLarge = error.code === 'HPE_HEADER_OVERFLOW';
    socket.end(
      tooLarge ? options.headersTooLarge : 'HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n',
    );
  });
  return new Promise((resolve, reject) => {
    server.once('error', (cause) => reject(new Error(explain(cause, options), { cause })));
    server.listen(options.port, host, () => resolve(server));
  });
}

function explain(cause: unknown, { host, port }: ListenOptions): string {
  switch (codeOf(cause)) {
    case 'EADDRINUSE':
      return portInUse(port);
    case 'EACCES':
      return `Port ${port} may not be opened by this user. Choose one above 1023, such as: PORT=4321 npm start`;
    default:
      return `Cannot listen on ${host}, port ${port} (${codeOf(cause)}). Check HOST and PORT.`;
  }
}

/** What to tell somebody whose port is taken. */
export function portInUse(port: number): string {
  return `Port ${port} is in use by another program. Choose another one, such as: PORT=${port + 10} npm start`;
}

function codeOf(cause: unknown): string {
  return cause instanceof Error && 'code' in cause ? String(cause.code) : 'unknown';
}
