import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { connect, createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { runServer } from './runServer.ts';
import {
  IS_FULL,
  LONG_MS,
  filledIn,
  newSettings,
  sendRaw,
  signUp,
  startServer,
} from './startServer.ts';

test('refuses to start on a port in use, and says what to do', async () => {
  const place = await newSettings();
  const other = createServer().listen(Number(place.PORT), '127.0.0.1');
  await once(other, 'listening');
  onTestFinished(() => void other.close());
  const { code, errors } = await runServer(place).ended;
  expect([code, errors]).toEqual([
    1,
    `Port ${place.PORT} is in use by another program. Choose another one, such as: PORT=${Number(place.PORT) + 10} npm start\n`,
  ]);
});

test.each([
  [
    'without a built site',
    { SITE_DIR: '/nowhere' },
    /^There is no built site in \/nowhere\. Build/,
  ],
  ['with a wrong setting', { MARKET_FALLBACK: 'invent' }, /^MARKET_FALLBACK must be/],
  ['on a data folder that cannot be made', { DATA_DIR: '/dev/null/data' }, /\/dev\/null\S* cannot/],
])('refuses to start %s, in one sentence', async (_how, wrong, sentence) => {
  const { code, errors, output } = await runServer({ ...(await newSettings()), ...wrong }).ended;
  expect(errors).toMatch(sentence);
  expect(errors.trimEnd()).not.toContain('\n');
  expect([code, output]).toEqual([1, '']);
});

test('warns of a setting whose name it does not know', async () => {
  const server = await startServer({ ...(await newSettings()), SIGNUP_RETENTON_DAYS: '30' });
  expect(server.seen.output).toContain('SIGNUP_RETENTON_DAYS is not a setting');
});

test('serves page, form, prices and sign-ups on one port, and tells a person where', async () => {
  const place = await newSettings();
  const run = runServer({ ...place, npm_lifecycle_event: 'start' });
  while (!run.seen.output.includes('Stop with')) await once(run.child.stdout, 'data');
  const origin = `http://localhost:${place.PORT}`;
  expect(run.seen.output).toContain(origin);
  expect(run.seen.output).toContain('npm run sign-ups -- list');
  expect(run.seen.output).toContain(place.DATA_DIR);

  expect(await (await fetch(origin)).text()).toContain('The floor is open.');
  expect(await (await fetch(`${origin}/form/`)).text()).toContain('Sign up');
  // Led to the query of the page.
  const prices = await fetch(`${origin}/api/v3/simple/price?ids=bitcoin`);
  expect([prices.status, prices.headers.get('x-market-data')]).toEqual([200, 'sample']);
  expect((await signUp(origin, filledIn('ada@example.com'))).status).toBe(200);
  run.child.kill('SIGTERM');
  expect(await run.ended).toMatchObject({ code: 0, errors: '' });
});

test('answers under every name by which somebody may call it', async () => {
  const server = await startServer(await newSettings());
  for (const host of ['www.example.com', '192.168.1.7:4321', '[::1]:4321', 'localhost']) {
    const page = await sendRaw(
      server.port,
      `GET / HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`,
    );
    expect([host, page.slice(0, 12)]).toEqual([host, 'HTTP/1.1 200']);
    const body = 'email=a%40example.com&consent=yes';
    const form = `POST /api/sign-ups HTTP/1.1\r\nHost: ${host}\r\nOrigin: http://${host}\r\nAccept: application/json\r\nConnection: close\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
    expect([host, (await sendRaw(server.port, form)).slice(0, 12)]).toEqual([host, 'HTTP/1.1 200']);
  }
});

test('tells a visitor with too many cookies what to do', async () => {
  const server = await startServer(await newSettings());
  const withCookies = (bytes: number) =>
    sendRaw(
      server.port,
      `GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nCookie: ${'a'.repeat(bytes)}\r\n\r\n`,
    );
  expect(await withCookies(15_000)).toMatch(/^HTTP\/1\.1 200/);
  const answer = await withCookies(40_000);
  expect(answer).toMatch(/^HTTP\/1\.1 431/);
  expect(answer).toContain('Delete the cookies of this site');
});

test('keeps a connection open for longer than a balancer does', async () => {
  const place = await newSettings();
  const byDefault = await startServer(place);
  expect((await fetch(byDefault.origin)).headers.get('keep-alive')).toBe('timeout=75');
  await byDefault.stop();
  const server = await startServer({ ...place, KEEP_ALIVE_SECONDS: '5' });
  expect((await fetch(server.origin)).headers.get('keep-alive')).toBe('timeout=5');
});

test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
  'finishes what is under way when it gets %s, once or again and again',
  async (signal) => {
    const server = await startServer(await newSettings());
    const agent = new Agent({ keepAlive: true, maxSockets: 16 });
    onTestFinished(() => agent.destroy());
    const results = { answered: 0, cut: 0 };
    let isOver = false;
    const visitors = Array.from({ length: 16 }, async () => {
      while (!isOver) {
        const answer = await get(`${server.origin}/`, agent);
        results[answer === 'cut' ? 'cut' : 'answered'] += 1;
        // Told that the server goes away; whoever comes anew is not under way.
        if (answer === 'last') return;
      }
    });
    const late = finishesLate(server.port, filledIn('late@example.com'));
    await sleep(300);
    const begin = performance.now();
    server.child.kill(signal);
    server.child.kill(signal);
    await sleep(100);
    const { code, errors, output } = await server.stop(signal);
    isOver = true;
    await Promise.all(visitors);
    expect(results.cut).toBe(0);
    expect(results.answered).toBeGreaterThanOrEqual(visitors.length);
    expect(await late).toBe('{"ok":true}');
    expect(output).toContain('"inTime":true');
    expect([code, errors]).toEqual([0, '']);
    expect(performance.now() - begin).toBeLessThan(10_000);
  },
);

test(
  'a full disk refuses sign-ups and nothing else, and heals when there is room',
  { timeout: LONG_MS },
  async () => {
    const settings = await newSettings();
    const disk = await smallDisk(settings.DATA_DIR);
    const server = await startServer(settings, disk.before);
    const add = async (email: string) => (await signUp(server.origin, filledIn(email))).status;
    expect(await add('first@example.com')).toBe(200);
    await disk.fill();
    let kept = 1;
    while ((await add(`person${kept}@example.com`)) === 200) kept += 1;
    expect(await add('late@example.com')).toBe(503);
    const withoutScript = await signUp(server.origin, filledIn('late@example.com'), {
      Accept: '*/*',
    });
    expect(withoutScript.headers.get('location')).toBe('/form/not-saved/');
    expect((await fetch(server.origin)).status).toBe(200);
    expect((await fetch(`${server.origin}/api/v3/simple/price`)).status).toBe(200);
    expect((await fetch(`${server.origin}/readyz`)).status).toBe(503);
    if (disk.isReal) {
      await disk.free();
      expect((await fetch(`${server.origin}/readyz`)).status).toBe(200);
      expect(await add('late@example.com')).toBe(200);
    }
    const { code, errors, output } = await server.stop();
    expect([code, errors]).toEqual([0, '']);
    expect(output).toContain('"event":"sign-up not saved"');
  },
);

test(
  'slow senders are closed within eleven seconds, and others are served meanwhile',
  { timeout: LONG_MS },
  async () => {
    const server = await startServer(await newSettings());
    const count = IS_FULL ? 300 : 60;
    const form =
      'POST /api/sign-ups HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9000\r\nContent-Type: application/x-www-form-urlencoded\r\n\r\n';
    const slow = Array.from({ length: count }, (_, index) =>
      drip(server.port, index % 2 === 0 ? 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ' : form),
    );
    const waits: number[] = [];
    let isOver = false;
    const honest = (async () => {
      while (!isOver) {
        const start = performance.now();
        const sent =
          waits.length % 2 === 0
            ? fetch(server.origin)
            : signUp(server.origin, filledIn(`a${waits.length}@example.com`));
        expect((await sent).status).toBe(200);
        waits.push(performance.now() - start);
        await sleep(25);
      }
    })();
    const lives = await Promise.all(slow);
    isOver = true;
    await honest;
    expect(Math.max(...lives)).toBeLessThan(11_500);
    expect(waits.toSorted((a, b) => a - b)[Math.floor(waits.length / 2)]).toBeLessThan(100);
  },
);

test(
  'a visitor who asks without reading the answers takes no memory',
  { timeout: LONG_MS },
  async () => {
    const server = await startServer(await newSettings());
    const asked = 'GET /docs HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(2_000);
    const sockets = Array.from({ length: 100 }, () => {
      const socket = connect({ port: server.port, host: '127.0.0.1' });
      socket.on('error', () => {});
      socket.pause();
      return socket;
    });
    onTestFinished(() => sockets.forEach((socket) => socket.destroy()));
    let most = 0;
    for (let round = 0; round < (IS_FULL ? 60 : 5); round += 1) {
      for (const socket of sockets) if (socket.writable) socket.write(asked);
      await sleep(200);
      most = Math.max(most, await server.memory());
    }
    expect(most).toBeLessThan(512);
    expect((await fetch(server.origin)).status).toBe(200);
  },
);

/** A disk of 3 MB at that path; without the right to mount one, a limit on the size of each file. */
async function smallDisk(folder: string) {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const options = ['-t', 'tmpfs', '-o', 'size=3m,mode=700', 'tmpfs', folder];
  const isReal = spawnSync('mount', options, { stdio: 'ignore' }).status === 0;
  if (isReal) onTestFinished(() => void spawnSync('umount', ['-l', folder], { stdio: 'ignore' }));
  const filler = path.join(folder, 'filler');
  return {
    isReal,
    before: isReal ? [] : ['sh', '-c', 'ulimit -f 400; exec "$@"', 'sh'],
    // The last write fails when nothing is left.
    fill: async () => isReal && writeFile(filler, Buffer.alloc(3 * 1_048_576)).catch(() => {}),
    free: () => rm(filler),
  };
}

/** Sends the beginning and then a byte a second; tells how long it was let live, in milliseconds. */
function drip(port: number, beginning: string): Promise<number> {
  return new Promise((resolve) => {
    const start = performance.now();
    const socket = connect({ port, host: '127.0.0.1' });
    socket.write(beginning);
    const timer = setInterval(() => socket.write('a'), 1_000);
    socket.on('error', () => {});
    socket.resume();
    socket.once('close', () => {
      clearInterval(timer);
      resolve(performance.now() - start);
    });
  });
}

function get(url: string, agent: Agent): Promise<'answered' | 'last' | 'cut'> {
  return new Promise((resolve) => {
    const asked = request(url, { agent }, (response) => {
      response.resume();
      const isLast = response.headers.connection === 'close';
      response.once('end', () => resolve(isLast ? 'last' : 'answered'));
      response.once('error', () => resolve('cut'));
    });
    asked.once('error', () => resolve('cut'));
    asked.end();
  });
}

/** A sign-up whose second half comes a second after its first. */
function finishesLate(port: number, fields: Record<string, string>): Promise<string> {
  const body = new URLSearchParams(fields).toString();
  return new Promise((resolve) => {
    const headers = {
      Accept: 'application/json',
      'Content-Type': 'application/x-www-form-urlencoded',
      'Content-Length': body.length,
    };
    const options = { method: 'POST', port, host: '127.0.0.1', path: '/api/sign-ups', headers };
    const posted = request(options, (response) => {
      let text = '';
      response.on('data', (chunk) => (text += String(chunk)));
      response.once('close', () => resolve(text));
    });
    posted.once('error', (error) => resolve(error.message));
    posted.write(body.slice(0, 20));
    setTimeout(() => posted.end(body.slice(20)), 1_000);
  });
}
