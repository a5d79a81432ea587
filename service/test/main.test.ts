import { once } from 'node:events';
import { join } from 'node:path';
import { createServer } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { twoFreePorts } from './freePort.ts';
import { makeSite } from './parts.ts';
import { runCompanion } from './startCompanion.ts';
import { startUpstream } from '../../server/test/upstream.ts';

let site: Awaited<ReturnType<typeof makeSite>>;
beforeAll(async () => {
  site = await makeSite();
});
afterAll(() => site.remove());

async function run(settings: Readonly<Record<string, string>>) {
  const [port, formPort] = await twoFreePorts();
  const companion = runCompanion({
    PORT: String(port),
    FORM_PORT: String(formPort),
    SITE_DIR: site.folder,
    DATA_DIR: join(site.folder, '.data'),
    ...settings,
  });
  return { ...companion, port, formPort };
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
