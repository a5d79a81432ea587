import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import * as z from 'zod';
import { readSettings, integerSetting } from '#contract/settings.ts';
import { E2E_DIST } from '../site/e2e/environment.ts';
import startServerOnBuild from '../site/e2e/globalSetup.ts';
import { readLastManifest } from '../site/integrations/lastRelease.ts';
import { languages } from '../site/src/data/languages.ts';
import { owner } from '../site/src/data/owner.ts';
import { getLanguagePath } from '../site/src/i18n/locales.ts';
import { measureLoading, measureVisit, type Metrics } from './bench/lighthouse.ts';
import './command.ts';

/**
 * `npm run bench` does a clean build, serves it the way production does, and prints each metric's median next to its
 * budget. It measures the page in each language, an empty page, and a visit that clicks every control. `--runs`
 * defaults to 5.
 */
const EXTRA_TBT = 'TBT above an empty page, ms';
/** Lighthouse scores have a minimum. All other budgets are maximums. */
const MIN_SCORES = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };
const BUDGETS: Readonly<Record<string, number>> = {
  ...MIN_SCORES,
  'LCP, ms': 1_250,
  [EXTRA_TBT]: 150,
  CLS: 0.01,
  'First view, bytes': 110_000,
  'All script without the practice trade, bytes': 120_000,
  'Slowest interaction, ms': 150,
  'CLS of a visit': 0.01,
};
const EMPTY_PAGE =
  '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Empty</title><h1>Empty</h1>';

const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' } } });
const { runs } = readSettings(z.object({ runs: integerSetting('--runs', 99) }), values);
// Visitors don't use the headless shell, so don't measure with it.
const executablePath = process.env['CHROMIUM_PATH'] || '/usr/bin/chromium';

console.log('Building …');
for (const folder of [E2E_DIST, 'node_modules/.astro', 'node_modules/.vite'])
  rmSync(folder, { recursive: true, force: true });
const stop = await startServerOnBuild();
const site = process.env['E2E_SITE'] ?? '';
// An empty page with the same headers tells us how much time the browser and this machine need anyway.
const headers = {
  'Content-Type': 'text/html',
  ...(await readLastManifest(E2E_DIST))?.headers['page'],
};
const emptyServer = createServer((_, response) => response.writeHead(200, headers).end(EMPTY_PAGE));
await once(emptyServer.listen(0, '127.0.0.1'), 'listening');
const pages = languages.map((tag) => new URL(getLanguagePath(owner, tag), site).href);
const { port } = emptyServer.address() as AddressInfo;
const urls = [`http://localhost:${port}/`, ...pages];
const loads = urls.map((url) => ({ url, runs: [] as Metrics[] }));
const visits: Metrics[] = [];
for (let run = 0; run < runs; run += 1) {
  // Alternate between pages, so background load affects all of them equally.
  for (const load of loads) load.runs.push(await measureLoading(load.url, executablePath));
  visits.push(await measureVisit(site, executablePath));
}
emptyServer.close();
await stop();

const [emptyMetrics = {}, ...pageMetrics] = loads.map((load) => getMedians(load.runs));
pageMetrics.forEach((metrics, index) => {
  const extraTbt = (metrics['TBT, ms'] ?? NaN) - (emptyMetrics['TBT, ms'] ?? NaN);
  print(`Lighthouse on a phone, ${languages[index]}`, { ...metrics, [EXTRA_TBT]: extraTbt });
});
print('Visit with 4x CPU slowdown', getMedians(visits));

/** Ignores NaN, because Lighthouse sometimes fails to measure something. */
function getMedians(measurements: readonly Metrics[]): Metrics {
  const names = Object.keys(measurements[0] ?? {});
  const medians = names.map((name) => {
    const values = measurements
      .map((metrics) => metrics[name] ?? NaN)
      .filter((value) => !Number.isNaN(value));
    const sorted = values.toSorted((a, b) => a - b);
    return [name, sorted[Math.floor(sorted.length / 2)] ?? NaN] as const;
  });
  return Object.fromEntries(medians);
}

/** Prints metrics next to their budgets. The command fails if any of them is over budget. */
function print(title: string, metrics: Metrics): void {
  console.log(`${title}, median of ${runs}:`);
  for (const [name, value] of Object.entries(metrics)) {
    const budget = BUDGETS[name] ?? Infinity;
    const isMinimum = name in MIN_SCORES;
    const isWithinBudget = isMinimum ? value >= budget : value <= budget;
    if (!isWithinBudget) process.exitCode = 1;
    const limit = budget === Infinity ? '' : `${isMinimum ? 'min' : 'max'} ${budget}`;
    const rounded = String(Number(value.toFixed(value < 10 ? 3 : 0))).padStart(9);
    console.log(`  ${name.padEnd(46)}${rounded}  ${limit}${isWithinBudget ? '' : '  OVER BUDGET'}`);
  }
}
