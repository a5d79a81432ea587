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
import { measure, visit, type Figures } from './bench/lighthouse.ts';
import './command.ts';

/**
 * `npm run bench`: builds from clean, serves as in production, and prints each figure next to its limit: of the page
 * in each language, run in turn with an empty page, then of visits that press every control. `--runs`: how often (5).
 */
const ABOVE_EMPTY = 'TBT above that of an empty page, ms';
/** Lighthouse's scores must be at least these, all other figures at most. */
const SCORES = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };
const LIMITS: Readonly<Record<string, number>> = {
  ...SCORES,
  'LCP, ms': 1_250,
  [ABOVE_EMPTY]: 150,
  CLS: 0.01,
  'First view, bytes': 110_000,
  'All script without the practice trade, bytes': 120_000,
  'Slowest interaction, ms': 150,
  'Shift of a visit': 0.01,
};
const EMPTY =
  '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Empty</title><h1>Empty</h1>';

const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' } } });
const { runs } = readSettings(z.object({ runs: integerSetting('--runs', 99) }), values);
// Not the browser without a window: visitors have the other.
const executablePath = process.env['CHROMIUM_PATH'] || '/usr/bin/chromium';

console.log('Building from clean …');
for (const folder of [E2E_DIST, 'node_modules/.astro', 'node_modules/.vite'])
  rmSync(folder, { recursive: true, force: true });
const stop = await startServerOnBuild();
const site = process.env['E2E_SITE'] ?? '';
// Behind the same headers: it costs what the browser and the machine cost, and no page can be quicker.
const headers = {
  'Content-Type': 'text/html',
  ...(await readLastManifest(E2E_DIST))?.headers['page'],
};
const empty = createServer((_, response) => response.writeHead(200, headers).end(EMPTY));
await once(empty.listen(0, '127.0.0.1'), 'listening');
const pages = languages.map((tag) => new URL(getLanguagePath(owner, tag), site).href);
const addresses = [`http://localhost:${(empty.address() as AddressInfo).port}/`, ...pages];
const turns = addresses.map((address) => ({ address, all: [] as Figures[] }));
const visits: Figures[] = [];
for (let run = 0; run < runs; run += 1) {
  // Pages take turns, so that a busy moment of the machine affects all of them.
  for (const { address, all } of turns) all.push(await measure(address, executablePath));
  visits.push(await visit(site, executablePath));
}
empty.close();
await stop();

const [unavoidable = {}, ...measured] = turns.map(({ all }) => medians(all));
measured.forEach((figures, place) => {
  const above = (figures['TBT, ms'] ?? NaN) - (unavoidable['TBT, ms'] ?? NaN);
  print(`Lighthouse on a phone, ${languages[place]}`, { ...figures, [ABOVE_EMPTY]: above });
});
print('A visit with the processor slowed four times', medians(visits));

/** Row by row, the middle one of the same figures measured several times; Lighthouse sometimes loses one. */
function medians(all: readonly Figures[]): Figures {
  const rows = Object.keys(all[0] ?? {}).map((row) => {
    const known = all.map((one) => one[row] ?? NaN).filter((figure) => !Number.isNaN(figure));
    return [row, known.toSorted((a, b) => a - b)[Math.floor(known.length / 2)] ?? NaN] as const;
  });
  return Object.fromEntries(rows);
}

/** Prints medians next to their limits. A figure over its limit fails the command. */
function print(title: string, figures: Figures): void {
  console.log(`${title}, median of ${runs}:`);
  for (const [row, value] of Object.entries(figures)) {
    const limit = LIMITS[row] ?? Infinity;
    const isKept = row in SCORES ? value >= limit : value <= limit;
    if (!isKept) process.exitCode = 1;
    const beside = limit === Infinity ? '' : `${row in SCORES ? 'at least' : 'at most'} ${limit}`;
    const figure = String(Number(value.toFixed(value < 10 ? 3 : 0))).padStart(9);
    console.log(`  ${row.padEnd(46)}${figure}  ${beside}${isKept ? '' : '  OVER'}`);
  }
}
