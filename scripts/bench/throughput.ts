import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { freePort } from '../../service/test/freePort.ts';
import type { Figures } from './limits.ts';
import { median } from './statistics.ts';

const SECONDS = 5;
const ROUNDS = 3;
const CONNECTIONS = 32;
const START_MS = 500;
const PRICES = '/api/v3/simple/price';
/** What is asked of us, and the file with the same bytes at nginx. */
const PAIRS = [
  { name: 'Page', path: '/', file: '/' },
  { name: 'Prices', path: PRICES, file: '/prices.json' },
];

/**
 * Requests a second for the page and for prices, ours and nginx's with one worker serving the same
 * gzipped bytes, in turn on the same machine.
 * @returns nothing where nginx or wrk is not installed, and says so.
 */
export async function throughput(site: string, dist: string): Promise<Figures> {
  const missing = ['nginx', 'wrk'].filter((tool) => spawnSync('which', [tool]).status !== 0);
  if (missing.length > 0) {
    console.log(`  Not measured: install ${missing.join(' and ')} (Debian has both).`);
    return {};
  }
  const folder = mkdtempSync(join(tmpdir(), 'bench-nginx-'));
  // Started by root, nginx's worker is another user, and a folder that it may not enter is a fast 403.
  chmodSync(folder, 0o755);
  const html = join(folder, 'html');
  cpSync(resolve(dist), html, { recursive: true });
  const page = readFileSync(join(html, 'index.html'));
  writeFileSync(join(html, 'index.html.gz'), gzipSync(page, { level: 9 }));
  writeFileSync(join(html, 'prices.json'), await (await fetch(`${site}${PRICES}`)).text());
  const port = await freePort();
  writeFileSync(join(folder, 'nginx.conf'), configuration(folder, port));
  const options = ['-c', join(folder, 'nginx.conf'), '-p', folder, '-g', 'daemon off;'];
  const nginx = spawn('nginx', options, { stdio: 'ignore' });
  try {
    await pause(START_MS);
    const beside = `http://127.0.0.1:${port}`;
    const figures: Figures = {};
    for (const { name, path, file } of PAIRS) {
      const { status } = await fetch(`${beside}${file}`);
      if (status !== 200) throw new Error(`nginx answers ${status}: nothing to compare.`);
      const rounds = Array.from({ length: ROUNDS }, () => {
        const ours = load(`${site}${path}`);
        // Round by round: what slows the machine for a while slows both sides of one round.
        return { ours, ratio: ours / load(`${beside}${file}`) };
      });
      const ratios = rounds.map(({ ratio }) => ratio);
      figures[`${name}, requests a second`] = median(rounds.map(({ ours }) => ours));
      figures[`${name}, ratio to nginx`] = median(ratios);
      figures[`${name}, ratio to nginx, lowest round`] = Math.min(...ratios);
      figures[`${name}, ratio to nginx, highest round`] = Math.max(...ratios);
    }
    return figures;
  } finally {
    nginx.kill();
    rmSync(folder, { recursive: true, force: true });
  }
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
