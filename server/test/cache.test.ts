import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { quoteSearch } from '#contract/quote.ts';
import { findProgram, installFromDebian } from '../../scripts/programs.ts';
import { listen } from '../src/http/listen.ts';
import { marketRoutes } from '../src/market/marketRoutes.ts';
import { freePort } from './freePort.ts';
import { temporaryFolder } from './temporaryFolder.ts';
import { testApp } from './testServer.ts';
import { testDependencies } from './testDependencies.ts';

const COINS = ['bitcoin', 'ethereum', 'solana'];
const PRICES = `/api/v3/simple/price?${quoteSearch(COINS)}`;

const PATH = '/api/v3/simple/price';
const MORE =
  'vs_currencies=usd&include_market_cap=true&include_24hr_vol=true&include_24hr_change=true';
/**
 * Ways to ask for prices otherwise than the page does, which caches, proxies and servers read differently, as to
 * case, encoding, order and what is named twice. Each must lead to the one address that all read alike.
 */
const SPELLINGS = [
  ...['', '?', '?ids=bitcoin', '?ids=', '?vs_currencies=usd'].map((query) => PATH + query),
  ...['&', '&ids=bitcoin', '&IDS=bitcoin', '&%69ds=nothing', '&include_last_updated_at=true'].map(
    (end) => PRICES + end,
  ),
  ...['&utm_source=news', '&x=1#fragment', '?ids=bitcoin'].map((end) => PRICES + end),
  `${PATH}?ids=bitcoin&${PRICES}`,
  `${PATH}?%69ds=nothing&ids=bitcoin,ethereum,solana&vs_currencies=usd`,
  `${PATH}?IDS=bitcoin,ethereum,solana&ids=bitcoin`,
  `${PATH}?ids=solana,ethereum,bitcoin&${MORE}`,
  `${PATH}?ids=Bitcoin,ethereum,solana&${MORE}`,
  `${PATH}?ids=bitcoin%2Cethereum%2Csolana&${MORE}`,
  `${PATH}?ids=bitcoin,ethereum,solana&${MORE.replace('usd', 'eur')}`,
  `${PATH}?${MORE}&ids=bitcoin,ethereum,solana`,
  '/api/v3/simple/pric%65?ids=bitcoin',
];

// nginx itself, with the file that owners use: what it makes of an address no other program shows.
if (!findProgram(['nginx'])) installFromDebian(['nginx-light']);
const nginx = findProgram(['nginx']);

test.skipIf(!nginx)(
  'no spelling of a query changes what a shared cache shows to the page, and one entry serves it to all campaigns',
  async () => {
    const get = await startCache(await startServer());
    for (const spelling of SPELLINGS) {
      const wrong = await get(spelling);
      expect([wrong.status, Object.fromEntries(wrong.headers)], spelling).toMatchObject([
        308,
        { location: PRICES, 'cache-control': 'no-store', 'access-control-allow-origin': '*' },
      ]);
      expect(Object.keys(JSON.parse(await (await get(PRICES)).text())), spelling).toEqual(COINS);
    }
    await get('/?utm_source=one');
    for (const kept of [PRICES, '/?utm_source=two']) {
      const { status, headers } = await get(kept);
      expect([status, headers.get('x-cache')], kept).toEqual([200, 'HIT']);
    }
    for (const time of ['first', 'second']) {
      expect((await get('/form/')).headers.get('x-cache'), time).not.toBe('HIT');
    }
  },
);

/** A server with prices on a real port. */
async function startServer() {
  const quote = { usd: 1, last_updated_at: Math.floor(Date.now() / 1_000) };
  const { dependencies } = testDependencies({
    now: Date.now,
    monotonicNow: () => performance.now(),
    sleep: () => new Promise(() => {}),
    fetch: async () => Response.json(Object.fromEntries(COINS.map((id) => [id, quote]))),
  });
  const { app } = await testApp([marketRoutes(dependencies)]);
  const port = await freePort();
  const place = { HOST: '127.0.0.1', PORT: port, KEEP_ALIVE_SECONDS: 75 };
  const server = await listen(app.fetch, place);
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return port;
}

/** `deploy/cache.conf` at other addresses, in a folder of its own. */
async function startCache(serverPort: number) {
  const folder = await temporaryFolder();
  const port = await freePort();
  const config = (await readFile('deploy/cache.conf', 'utf8'))
    .replace('server balancer:4321;', `server 127.0.0.1:${serverPort};`)
    .replace('listen 4320;', `listen 127.0.0.1:${port};`)
    .replaceAll('/tmp/', `${folder}/`);
  const file = path.join(folder, 'cache.conf');
  // As root it would hand its folders to a user who may not go into this one.
  await writeFile(file, (process.getuid?.() === 0 ? 'user root;\n' : '') + config);
  const program = spawn(nginx ?? '', ['-c', file, '-e', 'stderr'], { stdio: 'ignore' });
  onTestFinished(async () => {
    program.kill('SIGTERM');
    await once(program, 'close');
  });
  const get = (url: string) => fetch(`http://127.0.0.1:${port}${url}`, { redirect: 'manual' });
  await expect.poll(() => get('/healthz').catch(() => undefined)).toBeDefined();
  return get;
}
