import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { spawnSync } from 'node:child_process';
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { freePort, startCompanion } from '../site/e2e/environment.ts';
import { inlineScriptBytes } from '../site/e2e/inlineScript.ts';
import { serveEmptyPage } from './bench/emptyPage.ts';
import { compare } from './bench/lighthouse.ts';
import { anHour, idle, openBrowser, visits } from './bench/session.ts';
import { printFigures, printLighthouse } from './bench/table.ts';
import { throughput } from './bench/throughput.ts';
import { findChromium, findHeadlessShell } from './chromium.ts';

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

const chromium = findChromium();
// A browser that was named is the one to measure with.
const engine = process.env['CHROMIUM_PATH'] ? chromium : (findHeadlessShell() ?? chromium);
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
  await lighthouse('mobile', engine);
  if (engine !== chromium && !values.quick) await lighthouse('mobile', chromium);
  await lighthouse('desktop', engine);
  const html = readFileSync(`${DIST}/index.html`, 'utf8');
  printFigures({ 'Script inside the document, bytes in brotli': inlineScriptBytes(html) });
  const browser = await openBrowser(engine);
  console.log(`\nA visit with the processor slowed four times, median of ${runs} …`);
  printFigures(await visits(browser, companion.site, runs));
  if (!values.quick) {
    console.log('\nLeft open for a minute, then hidden; an hour on a fake clock …');
    printFigures(await idle(browser, companion.site));
    printFigures(await anHour(browser, companion.site));
    console.log('\nThroughput beside nginx …');
    printFigures(await throughput(companion.site, DIST));
  }
  await browser.close();
  printFigures({ 'Build from clean, s': buildSeconds });
} finally {
  await companion.stop();
}

/** Ours, an empty page and the other one in turn, in one browser. */
async function lighthouse(device: 'mobile' | 'desktop', chromePath: string): Promise<void> {
  console.log(`\nLighthouse, ${device}, median of ${runs}, in ${basename(chromePath)} …`);
  const emptyPage = await serveEmptyPage(companion.site);
  try {
    const urls = [companion.site, emptyPage.address, ...(values.against ? [values.against] : [])];
    const [ours, empty, theirs] = await compare(urls, { device, runs, chromePath });
    if (ours && empty) printLighthouse(device, { ours, empty, theirs });
  } finally {
    emptyPage.stop();
  }
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
