import { readFileSync, rmSync } from 'node:fs';
import { languagePath } from '#contract/languages.ts';
import { buildSettings, startServer } from '../site/e2e/environment.ts';
import { inlineScriptBytes } from '../site/e2e/inlineScript.ts';
import { readArguments } from './arguments.ts';
import { serveEmptyPage } from './bench/emptyPage.ts';
import { compare } from './bench/lighthouse.ts';
import { printFigures, translated } from './bench/limits.ts';
import { visits } from './bench/visits.ts';
import { buildPage } from './buildPage.ts';
import { findChromium } from './chromium.ts';
import { readOwner } from './readOwner.ts';

/**
 * `npm run bench`: builds from clean, serves as in production, and prints what was measured in the
 * whole browser, each figure beside its limit, and beside them each other language and an empty page,
 * all in turn. `--runs`: how often (5). `--against`: another page's address, measured in turn as well.
 * `--throttled`: Lighthouse slows network and processor down for real instead of computing it.
 * `--quick`: no visits.
 */
const DIST = 'node_modules/.cache/bench-dist';

const { values } = readArguments('npm run bench', {
  against: { type: 'string' },
  runs: { type: 'string', default: '5' },
  throttled: { type: 'boolean', default: false },
  quick: { type: 'boolean', default: false },
});
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) {
  console.error('--runs takes a whole number from 1, such as `npm run bench -- --runs 3`.');
  process.exit(1);
}
const chromePath = findChromium('with a window');
const translations = (await readOwner()).languages.filter((tag) => tag !== 'en');
const settings = { SITE_DIR: DIST, MARKET_FALLBACK: 'sample' };

console.log('Building from clean …');
const buildSeconds = build();
const server = await startServer(settings);
const emptyPage = await serveEmptyPage(server.site);
try {
  console.log(`Lighthouse on a phone, median of ${runs} …`);
  const pages: Record<string, string> = { ours: server.site, empty: emptyPage.address };
  for (const tag of translations) pages[tag] = new URL(languagePath(tag), server.site).href;
  if (values.against) pages['the other'] = values.against;
  const way = { runs, chromePath, isThrottled: values.throttled };
  const { ours = {}, empty = {}, ...others } = await compare(pages, way);
  const aboveEmpty = (ours['TBT, ms'] ?? NaN) - (empty['TBT, ms'] ?? NaN);
  printFigures(
    { ...ours, 'TBT above that of an empty page, ms': aboveEmpty },
    { 'empty page': empty, ...others },
  );
  for (const tag of translations) {
    console.log(`The same in ${tag} …`);
    printFigures(translated(others[tag] ?? {}, ours));
  }
  const inline = inlineScriptBytes(readFileSync(`${DIST}/index.html`, 'utf8'));
  const script = inline + (ours['Bytes of script in files until it has loaded'] ?? NaN);
  printFigures({ 'Script of the first view, bytes in brotli': script });
  if (!values.quick) {
    console.log(`A visit with the processor slowed four times, median of ${runs} …`);
    printFigures(await visits(chromePath, server.site, runs));
  }
  printFigures({ 'Build from clean, s': buildSeconds });
} finally {
  emptyPage.stop();
  await server.stop();
}

/** @returns how many seconds it took. */
function build(): number {
  for (const folder of [DIST, 'node_modules/.astro', 'node_modules/.vite']) {
    rmSync(folder, { recursive: true, force: true });
  }
  const began = performance.now();
  buildPage({ ...settings, ...buildSettings(DIST) });
  return (performance.now() - began) / 1000;
}
