import { createServer } from 'node:http';
import { freePort } from '../../server/test/freePort.ts';

const EMPTY =
  '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Empty</title><h1>Empty</h1>';
// What belongs to the bytes and the connection, and not to the page.
const OF_THE_BYTES = /^(?:content-(?:length|encoding)|etag|vary|date|connection|keep-alive)$/;

/**
 * Serves a page with one heading behind the headers of another one: what it measures is the browser
 * and the machine, and no page can be quicker.
 * @returns its address on loopback, and a function that stops it.
 */
export async function serveEmptyPage(behindHeadersOf: string) {
  const { headers } = await fetch(behindHeadersOf);
  const same = [...headers].filter(([name]) => !OF_THE_BYTES.test(name));
  const server = createServer((request, response) => {
    response.writeHead(request.url === '/' ? 200 : 404, Object.fromEntries(same)).end(EMPTY);
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return { address: `http://localhost:${port}/`, stop: () => server.close() };
}
