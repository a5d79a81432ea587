import { createServer, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { getRequestListener } from '@hono/node-server';

type ListenOptions = {
  fetch: Parameters<typeof getRequestListener>[0];
  /** An address or a name; `localhost` means both loopback addresses. */
  host: string;
  port: number;
  /** How long a connection may stay open between two requests; longer than a balancer keeps it. */
  keepAliveMs: number;
  /** HTML for a visitor whose headers are too large, such as with the cookies of other programs. */
  headersTooLarge: string;
};

// Slow clients are cut off: nothing that we answer needs longer to ask for.
const LIMITS = {
  headersTimeout: 5_000,
  requestTimeout: 10_000,
  connectionsCheckingInterval: 1_000,
  maxHeaderSize: 16 * 1_024,
};
// A client that stops reading our answer is let go.
const IDLE_LIMIT_MS = 30_000;
const MAX_CONNECTIONS = 3_000;
// No browser and no proxy sends so many requests on one connection before it has read an answer.
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
    if (/EADDRNOTAVAIL|EAFNOSUPPORT/.test(String(error))) return [first];
    first.close();
    throw error;
  }
}

async function open(options: ListenOptions, host: string): Promise<Server> {
  const answer = getRequestListener(options.fetch);
  const underWay = new WeakMap<Socket, number>();
  const server = createServer({ ...LIMITS, keepAliveTimeout: options.keepAliveMs });
  server.maxConnections = MAX_CONNECTIONS;
  server.setTimeout(IDLE_LIMIT_MS);
  server.on('request', (request, response) => {
    const { socket } = request;
    if (socket.destroyed) return;
    const count = (underWay.get(socket) ?? 0) + 1;
    underWay.set(socket, count);
    response.once('close', () => underWay.set(socket, (underWay.get(socket) ?? 1) - 1));
    if (count > MAX_UNDER_WAY) socket.destroy();
    else void answer(request, response);
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const isTooLarge = error.code === 'HPE_HEADER_OVERFLOW';
    const status = isTooLarge ? '431 Request Header Fields Too Large' : '400 Bad Request';
    const html = isTooLarge ? options.headersTooLarge : '';
    const type = 'Content-Type: text/html; charset=utf-8\r\nCache-Control: no-store';
    if (socket.writable)
      socket.end(`HTTP/1.1 ${status}\r\n${type}\r\nConnection: close\r\n\r\n${html}`);
  });
  return new Promise((resolve, reject) => {
    server.once('error', (cause) => reject(new Error(explain(cause, options), { cause })));
    server.listen(options.port, host, () => resolve(server));
  });
}

function explain(cause: NodeJS.ErrnoException, { host, port }: ListenOptions): string {
  if (cause.code === 'EADDRINUSE') return portInUse(port);
  return `Cannot listen on ${host}, port ${port} (${cause.code}). Check HOST, and choose a PORT above 1023.`;
}

/** What to tell somebody whose port is taken. */
export function portInUse(port: number): string {
  return `Port ${port} is in use by another program. Choose another one, such as: PORT=${port + 10} npm start`;
}
