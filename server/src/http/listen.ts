import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Config } from '../config.ts';
import type { Dependencies } from '../dependencies.ts';

// Cuts off slow clients: even our largest request takes far less time.
const LIMITS = {
  headersTimeout: 5_000,
  requestTimeout: 10_000,
  connectionsCheckingInterval: 1_000,
  maxHeaderSize: 16 * 1_024,
};
// For clients that stop reading an answer.
const IDLE_TIMEOUT_MS = 30_000;
const MAX_CONNECTIONS = 3_000;
// No browser or proxy pipelines so many requests.
const MAX_PIPELINED_REQUESTS = 8;

/** The status line by Node's error code for an unreadable request. */
const REFUSALS: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Headers Too Large',
  // Browsers open connections in advance. If one times out just as the browser uses it, the browser only repeats
  // its request after this status.
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

const STOP_TIMEOUT_MS = 8_000;
// Busy connections learn of the stop from `Connection: close`. Closing them immediately would cut their requests.
const DRAIN_MS = 500;

/**
 * Opens the port.
 * @param headersTooLarge HTML for a visitor whose headers (usually cookies) are too large.
 * @throws Error with one line for the owner if the port is in use or forbidden.
 */
export async function listen(
  fetch: Parameters<typeof getRequestListener>[0],
  { HOST, PORT, KEEP_ALIVE_SECONDS }: Pick<Config, 'HOST' | 'PORT' | 'KEEP_ALIVE_SECONDS'>,
  headersTooLarge = '',
): Promise<Server> {
  const server = createServer({ ...LIMITS, keepAliveTimeout: KEEP_ALIVE_SECONDS * 1_000 });
  server.maxConnections = MAX_CONNECTIONS;
  server.setTimeout(IDLE_TIMEOUT_MS);
  const answer = getRequestListener(fetch);
  const underWay = new WeakMap<Socket, number>();
  server.on('request', (request, response) => {
    const { socket } = request;
    const count = underWay.get(socket) ?? 0;
    if (count === MAX_PIPELINED_REQUESTS) return void socket.destroy();
    underWay.set(socket, count + 1);
    response.once('close', () => underWay.set(socket, (underWay.get(socket) ?? 1) - 1));
    void answer(request, response);
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (!socket.writable) return;
    const { code = '' } = error;
    const head = 'Content-Type: text/html; charset=utf-8\r\nConnection: close\r\n\r\n';
    const body = code === 'HPE_HEADER_OVERFLOW' ? headersTooLarge : '';
    socket.end(`HTTP/1.1 ${REFUSALS[code] ?? '400 Bad Request'}\r\n${head}${body}`);
  });
  try {
    await once(server.listen(PORT, HOST), 'listening');
    return server;
  } catch (cause) {
    const { code = '' } = cause as NodeJS.ErrnoException;
    const sentence =
      code === 'EADDRINUSE'
        ? `Port ${PORT} is in use by another program. Choose another one, such as: PORT=${PORT + 10} npm start`
        : `Cannot listen on ${HOST}, port ${PORT} (${code}). Check HOST, and choose a PORT above 1023.`;
    throw new Error(sentence, { cause });
  }
}

/**
 * Stops a server without cutting an answer. First, each connection closes after its next answer. Then the server
 * stops accepting connections and closes idle ones. After 8 s in total it cuts the rest.
 * @returns whether all answers finished in time.
 */
export async function stopServer(server: Server, sleep: Dependencies['sleep']): Promise<boolean> {
  // Answers that have begun lack the header, so their connections time out instead.
  server.keepAliveTimeout = 1;
  server.prependListener('request', (_, response) => response.setHeader('Connection', 'close'));
  await sleep(DRAIN_MS);
  const closed = once(server.close(), 'close').then(() => true);
  const isDone = await Promise.race([closed, sleep(STOP_TIMEOUT_MS - DRAIN_MS)]);
  server.closeAllConnections();
  return isDone === true;
}
