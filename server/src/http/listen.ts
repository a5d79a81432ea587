import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import type { Config } from '../config.ts';
import type { Dependencies } from '../dependencies.ts';

// Limits for slow clients. Even the largest valid request is much faster than this.
const REQUEST_LIMITS = {
  headersTimeout: 5_000,
  requestTimeout: 10_000,
  connectionsCheckingInterval: 1_000,
  maxHeaderSize: 16 * 1_024,
};
// Disconnects clients that stop reading a response.
const IDLE_TIMEOUT_MS = 30_000;
const MAX_CONNECTIONS = 3_000;
// Node has no limit. Browsers and proxies never pipeline this many requests.
const MAX_PIPELINED_REQUESTS = 8;

/** Status lines for malformed requests, by Node's error code. */
const ERROR_STATUS: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Headers Too Large',
  // Browsers open connections ahead of time. If one times out just as the browser starts using it, the browser only
  // retries its request if it gets this status.
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

const STOP_TIMEOUT_MS = 8_000;
// During this time, clients get `Connection: close` with their next response, because closing connections right away
// could interrupt a request.
const DRAIN_MS = 500;
// Node's default backlog is 511, and Linux queues one more.
const MAX_QUEUED_CONNECTIONS = 512;

/**
 * @param headersTooLargePage HTML for visitors whose headers (usually cookies) are too large.
 * @throws Error with a message for the owner if the port is in use or not permitted.
 */
export async function listen(
  fetch: Parameters<typeof getRequestListener>[0],
  { HOST, PORT, KEEP_ALIVE_SECONDS }: Pick<Config, 'HOST' | 'PORT' | 'KEEP_ALIVE_SECONDS'>,
  headersTooLargePage = '',
): Promise<Server> {
  const server = createServer({ ...REQUEST_LIMITS, keepAliveTimeout: KEEP_ALIVE_SECONDS * 1_000 });
  server.maxConnections = MAX_CONNECTIONS;
  server.setTimeout(IDLE_TIMEOUT_MS);
  const handleRequest = getRequestListener(fetch);
  const openRequests = new WeakMap<Socket, number>();
  server.on('request', (request, response) => {
    const { socket } = request;
    const count = openRequests.get(socket) ?? 0;
    if (count === MAX_PIPELINED_REQUESTS) return void socket.destroy();
    openRequests.set(socket, count + 1);
    response.once('close', () => openRequests.set(socket, (openRequests.get(socket) ?? 1) - 1));
    void handleRequest(request, response);
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (!socket.writable) return;
    const { code = '' } = error;
    const head = 'Content-Type: text/html; charset=utf-8\r\nConnection: close\r\n\r\n';
    const body = code === 'HPE_HEADER_OVERFLOW' ? headersTooLargePage : '';
    socket.end(`HTTP/1.1 ${ERROR_STATUS[code] ?? '400 Bad Request'}\r\n${head}${body}`);
  });
  try {
    await once(server.listen(PORT, HOST), 'listening');
    return server;
  } catch (cause) {
    const { code = '' } = cause as NodeJS.ErrnoException;
    const message =
      code === 'EADDRINUSE'
        ? `Port ${PORT} is in use by another program. Use another one, for example: PORT=${PORT + 10} npm start`
        : `Cannot listen on ${HOST}, port ${PORT} (${code}). Check HOST, and choose a PORT above 1023.`;
    throw new Error(message, { cause });
  }
}

/**
 * Stops a server gracefully. At first, connections close after their next response. Then the server closes idle
 * connections and doesn't accept new ones. After 8 s in total, it closes the rest.
 * @returns whether all responses finished in time.
 */
export async function stopServer(server: Server, sleep: Dependencies['sleep']): Promise<boolean> {
  // It's too late to add the header to responses that have started, so let those connections time out.
  server.keepAliveTimeout = 1;
  server.prependListener('request', (_, response) => response.setHeader('Connection', 'close'));
  await sleep(DRAIN_MS);
  // Let Node accept connections from the kernel's queue, because closing the server would reset them. Node accepts
  // one connection per event loop iteration.
  for (let count = 0; count < MAX_QUEUED_CONNECTIONS; count += 1) await setImmediate();
  const closed = once(server.close(), 'close').then(() => true);
  const isDone = await Promise.race([closed, sleep(STOP_TIMEOUT_MS - DRAIN_MS)]);
  server.closeAllConnections();
  return isDone === true;
}
