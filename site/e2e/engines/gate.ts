import { createServer, request } from 'node:http';
import { once } from 'node:events';
import { MARKET_PATH } from '#contract/quote.ts';

/** The site again at another address, where prices can be made to fail. */
export type Gate = { site: string; shut: (shut: boolean) => void; stop: () => Promise<void> };

/** Stands before the companion, because not every driver can change what a page is answered. */
export async function openGate(companion: string): Promise<Gate> {
  let isShut = false;
  const server = createServer((incoming, outgoing) => {
    if (isShut && incoming.url?.startsWith(MARKET_PATH)) {
      outgoing.writeHead(503).end();
      return;
    }
    const { method, headers, url = '/' } = incoming;
    const onward = request(new URL(url, companion), { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port for the gate');
  return {
    site: `http://127.0.0.1:${address.port}`,
    shut: (shut) => void (isShut = shut),
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
