import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { MARKET_PATH } from '#contract/quote.ts';
import { MODES, isMode, type Mode, type StubAnswer } from './upstreamModes.ts';

export type StubUpstream = {
  readonly origin: string;
  readonly setMode: (mode: Mode) => void;
  readonly mode: () => Mode;
  /** US dollars; shown from the next answer on. */
  readonly setPrice: (id: string, usd: number) => void;
  /** Headers of the 429 and 503 answers, such as `{ 'Retry-After': '120' }`. */
  readonly setHints: (hints: Readonly<Record<string, string>>) => void;
  /** Market calls so far. */
  readonly calls: () => number;
  /** The last market call, as it arrived. */
  readonly lastCall: () => {
    readonly url: string;
    readonly headers: IncomingMessage['headers'];
  } | null;
  readonly stop: () => Promise<void>;
};

export type StubOptions = {
  /** 0: any free one. */
  readonly port?: number;
  readonly mode?: Mode;
  /** Unix milliseconds. */
  readonly now?: () => number;
  /** Hears in a few words what happened. */
  readonly tell?: (what: string) => void;
};

const DRIP_EVERY_MS = 1_000;

/** A real server on loopback that answers as the public price service does, good days and bad. */
export async function startUpstream(options: StubOptions = {}): Promise<StubUpstream> {
  const { port = 0, now = Date.now, tell = () => {} } = options;
  let mode: Mode = options.mode ?? 'good';
  let hints: Readonly<Record<string, string>> = {};
  let calls = 0;
  let lastCall: ReturnType<StubUpstream['lastCall']> = null;
  const prices = new Map<string, number>();

  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://stub');
    if (pathname === MARKET_PATH) {
      calls += 1;
      lastCall = { url: request.url ?? '', headers: request.headers };
      tell(`call ${calls}: ${mode}`);
      response.setHeader('Date', new Date(now()).toUTCString());
      send(response, MODES[mode]({ prices, hints, nowSeconds: Math.floor(now() / 1_000) }));
    } else {
      const { status, text } = control(pathname);
      tell(text);
      response.writeHead(status).end(`${text}\n`);
    }
  });

  /** `/__mode/<mode>`, `/__price/<id>/<usd>` and `/__calls`, for use by hand. */
  function control(pathname: string): { status: number; text: string } {
    const [, command, name = '', value = ''] = pathname.split('/');
    if (command === '__calls') return { status: 200, text: String(calls) };
    if (command === '__mode' && isMode(name)) {
      mode = name;
      return { status: 200, text: `mode ${mode}` };
    }
    if (command === '__price' && Number(value) > 0) {
      prices.set(name, Number(value));
      return { status: 200, text: `${name} at $${value}` };
    }
    const modes = Object.keys(MODES).join(' ');
    return {
      status: 404,
      text: `Nothing changed. Use /__mode/<one of ${modes}>, /__price/<coin>/<dollars> or /__calls.`,
    };
  }

  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const actual = typeof address === 'object' && address !== null ? address.port : port;
  return {
    origin: `http://127.0.0.1:${actual}`,
    setMode: (next) => (mode = next),
    mode: () => mode,
    setPrice: (id, usd) => prices.set(id, usd),
    setHints: (next) => (hints = next),
    calls: () => calls,
    lastCall: () => lastCall,
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

function send(response: ServerResponse, answer: StubAnswer): void {
  switch (answer.kind) {
    case 'whole':
      response.writeHead(answer.status, answer.headers).end(answer.body);
      return;
    case 'silent':
      return;
    case 'drip':
      drip(response, answer.body);
      return;
    case 'broken': {
      const half = answer.body.slice(0, answer.body.length / 2);
      response.writeHead(200, { 'Content-Length': answer.body.length }).write(half, () => {
        // A reset drops the connection; truncated ends it politely, before the promised length.
        if (answer.how === 'reset') response.socket?.resetAndDestroy();
        else response.socket?.end();
      });
    }
  }
}

function drip(response: ServerResponse, body: string): void {
  let sent = 0;
  response.writeHead(200, { 'Content-Type': 'application/json' }).flushHeaders();
  const timer = setInterval(() => {
    response.write(body.slice(sent, (sent += 1)));
    if (sent >= body.length) response.end();
  }, DRIP_EVERY_MS);
  response.once('close', () => clearInterval(timer));
}
