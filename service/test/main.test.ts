import { spawn } from 'node:child_process';
import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createServer } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeSite } from './parts.ts';
import { startUpstream } from './upstream.stub.ts';

const MAIN = join(import.meta.dirname, '..', 'src', 'main.ts');

let site: Awaited<ReturnType<typeof makeSite>>;
beforeAll(async () => {
  site = await makeSite();
});
afterAll(() => site.remove());

/** A port that was free a moment ago. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
}

type Ended = { readonly code: number | null; readonly errors: string; readonly output: string };

async function run(settings: Readonly<Record<string, string>>) {
  const [port, formPort] = [await freePort(), await freePort()];
  const child: ChildProcessWithoutNullStreams = spawn(process.execPath, [MAIN], {
    env: {
      PATH: process.env['PATH'],
      PORT: String(port),
      FORM_PORT: String(formPort),
      SITE_DIR: site.folder,
      DATA_DIR: join(site.folder, '.data'),
      ...settings,
    },
  });
  const seen = { output: '', errors: '' };
  child.stdout.on('data', (chunk) => (seen.output += String(chunk)));
  child.stderr.on('data', (chunk) => (seen.errors += String(chunk)));
  const ended: Promise<Ended> = once(child, 'close').then(([code]) => ({ code, ...seen }));
  return { child, port, formPort, ended, seen };
}

test('refuses to start on a port in use, and says what to do', async () => {
  const squatter = createServer().listen(0, '127.0.0.1');
  await once(squatter, 'listening');
  const address = squatter.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const { code, errors } = await (await run({ PORT: String(port) })).ended;
  squatter.close();
  expect(code).toBe(1);
  expect(errors).toBe(
    `Port ${port} is in use by another program. Choose another one, such as: PORT=${port + 10} npm start\n`,
  );
});

test('refuses to start without a built site', async () => {
  const { code, errors } = await (await run({ SITE_DIR: '/nowhere/dist' })).ended;
  expect(code).toBe(1);
  expect(errors).toMatch(/^The built site in \/nowhere\/dist cannot be read .*npm run build\n$/);
});

test('refuses to start with a wrong setting', async () => {
  const { code, errors } = await (await run({ MARKET_FALLBACK: 'invent' })).ended;
  expect([code, errors]).toEqual([1, 'MARKET_FALLBACK must be "sample" or "none".\n']);
});

test('refuses a data folder that cannot be made, and does not wait for it', async () => {
  const { code, errors } = await (await run({ DATA_DIR: '/proc/nowhere/data' })).ended;
  expect(code).toBe(1);
  expect(errors).toMatch(/^[^\n]*The folder \/proc\S* cannot be made\.[^\n]*\n$/);
});

test('names a misspelt setting at start, and the one that was meant', async () => {
  const misspelt = { SIGNUP_RETENTON_DAYS: '30', SITE_DIR: '/nowhere/dist' };
  const { output } = await (await run(misspelt)).ended;
  expect(output).toContain('SIGNUP_RETENTON_DAYS is no setting');
  expect(output).toContain('Did you mean SIGNUP_RETENTION_DAYS?');
});

test('serves page, prices and form, and stops politely', async () => {
  const upstream = await startUpstream();
  const service = await run({ MARKET_UPSTREAM: upstream.origin, npm_lifecycle_event: 'start' });
  const origin = `http://localhost:${service.port}`;
  while (!service.seen.output.includes('Stop with')) await once(service.child.stdout, 'data');
  expect(service.seen.output).toContain(origin);
  expect(service.seen.output).toContain(`http://localhost:${service.formPort}`);
  expect(service.seen.output).toContain('npm run sign-ups -- list');

  const page = await fetch(origin);
  expect(page.headers.get('content-security-policy')).toContain(`frame-src http://localhost:`);
  expect(await page.text()).toContain('The floor is open.');
  const head = await fetch(origin, { method: 'HEAD', headers: { 'Accept-Encoding': 'identity' } });
  expect(Number(head.headers.get('content-length'))).toBeGreaterThan(500);
  const prices: unknown = await (await fetch(`${origin}/api/v3/simple/price?ids=bitcoin`)).json();
  expect(prices).toMatchObject({ bitcoin: { usd: 64_000 } });
  expect((await fetch(`http://localhost:${service.formPort}/`)).status).toBe(200);

  service.child.kill('SIGTERM');
  const { code, errors } = await service.ended;
  await upstream.stop();
  expect([code, errors]).toEqual([0, '']);
});
