import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { quoteSearch } from '#contract/quote.ts';
import { PROGRAMS, requirePrograms } from '../../scripts/programs.ts';
import { freePort } from './freePort.ts';
import { newSettings, startServer } from './startServer.ts';
import { temporaryFolder } from './temporaryFolder.ts';
import { FACTS } from './testSite.ts';
import { startUpstream } from './upstream.ts';

const PATH = '/api/v3/simple/price';
const PRICES = `${PATH}?${quoteSearch(FACTS.coinIds)}`;
/**
 * Ways to ask for prices otherwise than the page does, which caches, proxies and servers read differently, as to
 * case, encoding, order and what is named twice. Each must lead to the one address that all read alike.
 */
const SPELLINGS = [
  ...['', '?', '?ids=', '?ids=bitcoin', '?vs_currencies=usd'].map((query) => PATH + query),
  ...['&', '&ids=bitcoin', '&IDS=bitcoin', '&%69ds=nothing', '&utm_source=news', '&x=1#a'].map(
    (end) => PRICES + end,
  ),
  PRICES.replace('?', '?%69ds=nothing&'),
  PRICES.replace('?', '?IDS=bitcoin&'),
  PRICES.replace('ids', 'IDS'),
  PRICES.replace('bitcoin,ethereum', 'ethereum,bitcoin'),
  PRICES.replace('bitcoin', 'Bitcoin'),
  PRICES.replaceAll(',', '%2C'),
  PRICES.replace('usd', 'eur'),
  PRICES.replace('price', 'pric%65'),
];

// nginx itself, with the file that owners use: what it makes of an address no other program shows.
const [nginx = ''] = requirePrograms([PROGRAMS.nginx]);

test('no spelling of a query changes what a shared cache shows to the page, and one entry serves it to all campaigns', async () => {
  const upstream = await startUpstream();
  onTestFinished(upstream.stop);
  const settings = { ...(await newSettings()), MARKET_UPSTREAM: upstream.origin };
  const get = await startCache((await startServer(settings)).port);
  for (const spelling of SPELLINGS) {
    const wrong = await get(spelling);
    expect([wrong.status, Object.fromEntries(wrong.headers)], spelling).toMatchObject([
      308,
      { location: PRICES, 'cache-control': 'no-store', 'access-control-allow-origin': '*' },
    ]);
    expect(Object.keys(JSON.parse(await (await get(PRICES)).text())), spelling).toEqual(
      FACTS.coinIds,
    );
  }
  await get('/?utm_source=one');
  for (const kept of [PRICES, '/?utm_source=two']) {
    const { status, headers } = await get(kept);
    expect([status, headers.get('x-cache')], kept).toEqual([200, 'HIT']);
  }
  for (const time of ['first', 'second']) {
    expect((await get('/form/')).headers.get('x-cache'), time).not.toBe('HIT');
  }
});

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
  const program = spawn(nginx, ['-c', file, '-e', 'stderr'], { stdio: 'ignore' });
  onTestFinished(async () => {
    program.kill('SIGTERM');
    await once(program, 'close');
  });
  const get = (url: string) => fetch(`http://127.0.0.1:${port}${url}`, { redirect: 'manual' });
  await expect.poll(() => get('/healthz').catch(() => undefined)).toBeDefined();
  return get;
}
