import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { createSignUps } from '../src/signUp/signUps.ts';
import { startReceiver } from './runScript.ts';
import { runServer } from './runServer.ts';
import { IS_FULL, LONG_MS, newSettings, sendRaw, startServer } from './startServer.ts';
import { newSignUp, openAt } from './stores.ts';

const other = createServer();
await once(other.listen(0, '127.0.0.1'), 'listening');
afterAll(() => other.close());
const PORT = String(Object(other.address()).port);

test.each([
  ['on a port in use', { PORT }, /^Port \d+ is in use by another program\. Choose another one/],
  [
    'without a built site',
    { SITE_DIR: '/nowhere' },
    /^There is no built site in \/nowhere\. Build/,
  ],
  ['with a wrong setting', { MARKET_FALLBACK: 'invent' }, /^MARKET_FALLBACK must be/],
  [
    'on a data folder that cannot be made',
    { DATA_DIR: '/proc/nowhere/data' },
    /^The sign-up store \/proc\/nowhere\/data\S+ cannot be opened for writing\. Give it, .* chown/,
  ],
])('refuses to start %s, in one sentence', async (_how, wrong, sentence) => {
  const { code, errors, output } = await runServer({ ...(await newSettings()), ...wrong }).ended;
  expect(errors).toMatch(sentence);
  expect([code, output, errors.trimEnd().includes('\n')]).toEqual([1, '', false]);
});

test('serves page, form, prices and sign-ups on one port, does its work in the background, and says where', async () => {
  const place = await newSettings();
  const targets = ['json'];
  await createSignUps(await openAt(place)).add({ ...newSignUp('waits'), targets });
  const told = Promise.withResolvers<unknown>();
  const settings = {
    KEEP_ALIVE_SECONDS: '80',
    SIGNUP_RETENTON_DAYS: '30',
    SIGNUP_WEBHOOK_SECRET: 'a secret of the owner',
    SIGNUP_WEBHOOK_URL: await startReceiver((request, response) => {
      told.resolve(request.headers['webhook-id']);
      response.end();
    }),
  };
  const run = runServer({ ...place, ...settings, npm_lifecycle_event: 'start' });
  while (!run.seen.output.includes('Stop with')) await once(run.child.stdout, 'data');
  const origin = `http://localhost:${place.PORT}`;
  const said = [origin, 'npm run sign-ups -- list', place.DATA_DIR, 'SIGNUP_RETENTON_DAYS is not'];
  for (const words of said) expect(run.seen.output).toContain(words);

  const page = await fetch(origin);
  expect(page.headers.get('keep-alive')).toBe('timeout=80');
  expect(await page.text()).toContain('The floor is open.');
  expect(await (await fetch(`${origin}/form/`)).text()).toContain('Sign up');
  // Led to the query of the page.
  const prices = await fetch(`${origin}/api/v3/simple/price?ids=bitcoin`);
  expect([prices.status, prices.headers.get('x-market-data')]).toEqual([200, 'sample']);
  const body = new URLSearchParams({ email: 'ada@example.com', consent: 'yes' });
  const signedUp = await fetch(`${origin}/api/sign-ups`, { method: 'POST', body });
  expect(new URL(signedUp.url).pathname).toBe('/form/thanks/');
  const withCookies = (bytes: number) => {
    const head = `Host: localhost\r\nConnection: close\r\nCookie: ${'a'.repeat(bytes)}`;
    return sendRaw(Number(place.PORT), `GET / HTTP/1.1\r\n${head}\r\n\r\n`);
  };
  expect(await withCookies(15_000)).toMatch(/^HTTP\/1\.1 200/);
  expect(await withCookies(40_000)).toMatch(/^HTTP\/1\.1 431[^]*Delete the cookies of this site/);
  expect(await told.promise).toBe('waits');
  run.child.kill('SIGTERM');
  expect(await run.ended).toMatchObject({ code: 0, errors: '' });
});

test('finishes what is under way when it is told to stop, once or again and again', async () => {
  const server = await startServer();
  let answered = 0;
  let isOver = false;
  const visitors = Array.from({ length: 16 }, async () => {
    // Told that the server goes away, they end; whoever comes anew is not under way.
    for (let isLast = false; !isOver && !isLast; answered += 1) {
      const answer = await fetch(server.origin);
      await answer.arrayBuffer();
      isLast = answer.headers.get('connection') === 'close';
    }
  });
  const late = finishesLate(server.origin, { email: 'late@example.com', consent: 'yes' });
  await sleep(300);
  const begin = performance.now();
  // One that is not heeded ends the process at once.
  for (const signal of ['SIGHUP', 'SIGINT', 'SIGTERM'] as const) server.child.kill(signal);
  const { code, errors, output } = await server.ended;
  isOver = true;
  // An answer that was cut rejects.
  await Promise.all(visitors);
  expect(answered).toBeGreaterThanOrEqual(visitors.length);
  expect(await (await late).json()).toEqual({ ok: true });
  expect(output).toContain('"inTime":true');
  expect([code, errors]).toEqual([0, '']);
  expect(performance.now() - begin).toBeLessThan(10_000);
});

test('slow senders are closed, and others are served meanwhile', { timeout: LONG_MS }, async () => {
  const server = await startServer();
  const form =
    'POST /api/sign-ups HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9000\r\nContent-Type: application/x-www-form-urlencoded\r\n\r\n';
  const slow = Array.from({ length: IS_FULL ? 300 : 60 }, (_, index) =>
    drip(server.port, index % 2 === 0 ? 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ' : form),
  );
  const waits: number[] = [];
  let isOver = false;
  const honest = (async () => {
    while (!isOver) {
      const start = performance.now();
      const email = `a${waits.length}@example.com`;
      const sent = waits.length % 2 ? server.signUp(email) : fetch(server.origin);
      expect((await sent).status).toBe(200);
      waits.push(performance.now() - start);
      await sleep(25);
    }
  })();
  // Ten seconds, and what a busy machine adds; the long run has it to itself.
  expect(Math.max(...(await Promise.all(slow)))).toBeLessThan(IS_FULL ? 11_500 : 20_000);
  isOver = true;
  await honest;
  const median = waits.toSorted((a, b) => a - b)[Math.floor(waits.length / 2)];
  expect(median).toBeLessThan(IS_FULL ? 100 : 1_000);
});

test(
  'a visitor who asks without reading the answers is cut off, and takes no memory',
  { timeout: LONG_MS },
  async () => {
    const server = await startServer();
    const asked = 'GET /docs HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(2_000);
    const sockets = Array.from({ length: 100 }, () =>
      connect({ port: server.port, host: '127.0.0.1' })
        .on('error', () => {})
        .pause(),
    );
    onTestFinished(() => sockets.forEach((socket) => socket.destroy()));
    let most = 0;
    for (let round = 0; round < (IS_FULL ? 60 : 5); round += 1) {
      for (const socket of sockets) if (socket.writable) socket.write(asked);
      await sleep(200);
      most = Math.max(most, await server.memory());
    }
    // A busy machine reads from all of them before it closes any.
    expect(most).toBeLessThan(IS_FULL ? 512 : 800);
    expect(sockets.filter((socket) => socket.writable)).toEqual([]);
    expect((await fetch(server.origin)).status).toBe(200);
  },
);

/** Sends the beginning and then a byte a second; tells how long it was let live, in milliseconds. */
async function drip(port: number, beginning: string): Promise<number> {
  const start = performance.now();
  const socket = connect({ port, host: '127.0.0.1' }).on('error', () => {});
  socket.write(beginning);
  const timer = setInterval(() => socket.write('a'), 1_000);
  await once(socket.resume(), 'close');
  clearInterval(timer);
  return performance.now() - start;
}

/** A sign-up whose second half comes a second after its first. */
function finishesLate(origin: string, fields: Record<string, string>) {
  const body = new ReadableStream({
    start: async (stream) => {
      const bytes = new TextEncoder().encode(new URLSearchParams(fields).toString());
      stream.enqueue(bytes.slice(0, 20));
      await sleep(1_000);
      stream.enqueue(bytes.slice(20));
      stream.close();
    },
  });
  const type = 'application/x-www-form-urlencoded';
  const headers = { Accept: 'application/json', 'Content-Type': type };
  const init = { method: 'POST', body, headers, duplex: 'half' };
  return fetch(`${origin}/api/sign-ups`, init);
}
