import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { freePort } from '../../site/e2e/environment.ts';
import { median } from './statistics.ts';

const SECONDS = 5;
const ROUNDS = 3;
const CONNECTIONS = 32;

/**
 * Requests a second for the page and for prices, ours and nginx's with one worker serving the same
 * gzipped bytes, in turn on the same machine.
 * @returns nothing to compare with where nginx or wrk is not installed, and says so.
 */
export async function throughput(site: string, dist: string): Promise<Record<string, number>> {
  const missing = ['nginx', 'wrk'].filter((tool) => spawnSync('which', [tool]).status !== 0);
  if (missing.length > 0) {
    console.log(`  Not measured: install ${missing.join(' and ')} (Debian has both).`);
    return {};
  }
  const folder = mkdtempSync(join(tmpdir(), 'bench-nginx-'));
  // Started by root, nginx's worker is another user, and a folder that it may not enter is a fast 403.
  chmodSync(folder, 0o755);
  const port = await freePort();
  cpSync(resolve(dist), join(folder, 'html'), { recursive: true });
  const page = readFileSync(join(folder, 'html/index.html'));
  writeFileSync(join(folder, 'html/index.html.gz'), gzipSync(page, { level: 9 }));
  const prices = await (await fetch(`${site}/api/v3/simple/price`)).text();
  writeFileSync(join(folder, 'html/prices.json'), prices);
  writeFileSync(join(folder, 'nginx.conf'), configuration(folder, port));
  const nginx = spawn(
    'nginx',
    ['-c', join(folder, 'nginx.conf'), '-p', folder, '-g', 'daemon off;'],
    {
      stdio: 'ignore',
    },
  );
  try {
    await new Promise((settle) => setTimeout(settle, 500));
    const beside = `http://127.0.0.1:${port}`;
    for (const path of ['/', '/prices.json']) {
      const { status } = await fetch(`${beside}${path}`);
      if (status !== 200)
        throw new Error(`nginx answers ${status} for ${path}: nothing to compare.`);
    }
    const rates = {
      page: [] as number[],
      pageNginx: [] as number[],
      prices: [] as number[],
      pricesNginx: [] as number[],
    };
    for (let round = 0; round < ROUNDS; round++) {
      rates.page.push(load(`${site}/`));
      rates.pageNginx.push(load(`${beside}/`));
      rates.prices.push(load(`${site}/api/v3/simple/price`));
      rates.pricesNginx.push(load(`${beside}/prices.json`));
    }
    return {
      'Page, requests a second': median(rates.page),
      ...ratios('Page', rates.page, rates.pageNginx),
      'Prices, requests a second': median(rates.prices),
      ...ratios('Prices', rates.prices, rates.pricesNginx),
    };
  } finally {
    nginx.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Round by round: what slows the machine for a while slows both sides of one round. */
function ratios(name: string, ours: readonly number[], nginx: readonly number[]) {
  const each = ours.map((rate, round) => rate / (nginx[round] ?? NaN));
  return {
    [`${name}, ratio to nginx`]: median(each),
    [`${name}, ratio to nginx, lowest round`]: Math.min(...each),
    [`${name}, ratio to nginx, highest round`]: Math.max(...each),
  };
}

function load(url: string): number {
  const options = ['-t1', `-c${CONNECTIONS}`, `-d${SECONDS}s`, '-H', 'Accept-Encoding: gzip', url];
  const { stdout } = spawnSync('wrk', options, { encoding: 'utf8' });
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1] ?? NaN);
}

function configuration(folder: string, port: number): string {
  return `
worker_processes 1;
pid ${folder}/nginx.pid;
error_log /dev/null;
events { worker_connections 1024; }
http {
  types { text/html html; application/json json; }
  access_log off;
  sendfile on;
  keepalive_requests 1000000;
  gzip_static on;
  client_body_temp_path ${folder}/a; proxy_temp_path ${folder}/b; fastcgi_temp_path ${folder}/c;
  uwsgi_temp_path ${folder}/d; scgi_temp_path ${folder}/e;
  server { listen 127.0.0.1:${port}; root ${folder}/html; index index.html; }
}`;
}
