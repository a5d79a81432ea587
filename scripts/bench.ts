import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { spawnSync } from 'node:child_process';
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { freePort, startCompanion } from '../site/e2e/environment.ts';
import { compare, ROWS } from './bench/lighthouse.ts';
import { reasons, verdict } from './bench/limits.ts';
import { anHour, idle, openBrowser, visit } from './bench/session.ts';
import { throughput } from './bench/throughput.ts';
import { findChromium } from './chromium.ts';

/**
 * `npm run bench`: builds from clean, serves as in production, measures, and prints one table.
 * `--against <url>` runs Lighthouse on another page in turn with ours and prints ratios;
 * `--runs <n>` sets how often (5); `--quick` leaves the long parts out.
 */
const { values } = parseArgs({
  options: {
    against: { type: 'string' },
    runs: { type: 'string', default: '5' },
    quick: { type: 'boolean', default: false },
  },
});
const DIST = 'node_modules/.cache/bench-dist';
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) {
  console.error('--runs takes a whole number from 1, such as `npm run bench -- --runs 3`.');
  process.exit(1);
}

process.env['CHROMIUM_PATH'] = findChromium();
const port = String(await freePort());
const formPort = String(await freePort());
const environment = {
  OUT_DIR: DIST,
  OWNER_CONFIG: readyForLaunch(),
  PUBLIC_MARKET_API: 'self',
  SITE_URL: `http://localhost:${port}`,
  FORM_ORIGIN: `http://localhost:${formPort}`,
};
console.log(`Building from clean …`);
for (const folder of [DIST, 'node_modules/.astro', 'node_modules/.vite']) {
  rmSync(folder, { recursive: true, force: true });
}
const began = performance.now();
const build = spawnSync(process.execPath, ['scripts/build.ts', '--quiet'], {
  stdio: 'inherit',
  env: { ...process.env, ...environment },
});
if (build.status !== 0) process.exit(1);
const buildSeconds = (performance.now() - began) / 1000;

const companion = await startCompanion({
  ...environment,
  SITE_DIR: DIST,
  PORT: port,
  FORM_PORT: formPort,
  MARKET_FALLBACK: 'sample',
});
try {
  const urls = [companion.site, ...(values.against ? [values.against] : [])];
  for (const device of ['mobile', 'desktop'] as const) {
    console.log(`Lighthouse, ${device}, median of ${runs} …`);
    print(device, await compare(urls, device, runs));
  }
  list({ 'Script inside the document, bytes in brotli': inlineScript(`${DIST}/index.html`) });
  const browser = await openBrowser();
  console.log('\nA visit with the processor slowed four times …');
  list(await visit(browser, companion.site));
  if (!values.quick) {
    console.log('\nLeft open for a minute, then hidden; an hour on a fake clock …');
    list(await idle(browser, companion.site));
    list(await anHour(browser, companion.site));
    console.log('\nThroughput beside nginx …');
    list(await throughput(companion.site, DIST));
  }
  await browser.close();
  list({ 'Build from clean, s': buildSeconds });
} finally {
  await companion.stop();
}

/** What Lighthouse counts as document and runs as script. */
function inlineScript(file: string): number {
  const scripts = readFileSync(file, 'utf8').matchAll(
    /<script(?![^>]*(?: src=|ld\+json))[^>]*>(?<code>[^]*?)<\/script>/g,
  );
  return brotliCompressSync([...scripts].map(({ groups }) => groups?.['code']).join('')).length;
}

/** The owner's settings with listing turned on: search engines' part of the score asks for it. */
function readyForLaunch(): string {
  const path = resolve('node_modules/.cache/bench-owner.mjs');
  mkdirSync('node_modules/.cache', { recursive: true });
  writeFileSync(
    path,
    "import { owner as settings } from '../../owner.config.ts';\nexport const owner = { ...settings, indexable: true };\n",
  );
  return path;
}

function print(device: string, [ours, theirs]: Awaited<ReturnType<typeof compare>>): void {
  if (!ours) return;
  const phone = device === 'mobile';
  for (const row of ROWS) {
    const beside = theirs ? `${show(theirs[row])}  ×${show(theirs[row] / ours[row])}` : '';
    console.log(
      `  ${device.padEnd(8)} ${row.padEnd(27)} ${show(ours[row]).padStart(9)}  ${beside || (phone ? verdict(row, ours[row]) : '')}`,
    );
  }
  if (phone) for (const reason of reasons(ours)) console.log(`  ${reason}`);
}

function list(figures: Record<string, number>): void {
  for (const [name, value] of Object.entries(figures)) {
    console.log(`  ${name.padEnd(52)} ${show(value).padStart(10)}  ${verdict(name, value)}`);
  }
}

function show(value: number): string {
  if (Number.isNaN(value)) return 'n/a';
  return Math.abs(value) >= 100 || Number.isInteger(value)
    ? String(Math.round(value))
    : value.toFixed(3);
}
