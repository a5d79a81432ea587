import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import * as z from 'zod';
import { readArguments } from './arguments.ts';
import { BROWSER_FAULTS, FAULTS } from '../service/test/faults/rows.ts';

/**
 * `npm run test:faults`: injects every fault for real and at full length (60 rounds of kill -9 on
 * each database, 20,000 malformed requests, 20,000 malformed upstream bodies), then prints what
 * became of each. `npm test` runs the same tests in a short form.
 */
const REPORT = 'node_modules/.cache/reports/faults.json';

const Report = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  testResults: z.array(
    z.object({
      message: z.string().default(''),
      assertionResults: z.array(
        z.object({
          ancestorTitles: z.array(z.string()),
          title: z.string(),
          status: z.string(),
          duration: z.number().nullish(),
          failureMessages: z.array(z.string()).nullish(),
          meta: z.object({ measured: z.string().optional() }).default({}),
        }),
      ),
    }),
  ),
});

readArguments('npm run test:faults', {});
mkdirSync(dirname(REPORT), { recursive: true });
const run = spawnSync(
  'vitest',
  [
    'run',
    '--project=node',
    // One after the other: several files at once would measure each other.
    '--no-file-parallelism',
    '--reporter=json',
    `--outputFile=${REPORT}`,
    'service/test/faults',
  ],
  { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, FAULTS: 'full' } },
);
const report = Report.parse(JSON.parse(readFileSync(REPORT, 'utf8')));
const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults);

for (const fault of Object.values(FAULTS)) {
  console.log(`\n${fault}`);
  const own = tests.filter(({ ancestorTitles }) => ancestorTitles.includes(fault));
  if (own.length === 0) console.log('  FAILED   no test injects it');
  for (const { title, status, duration, meta, failureMessages } of own) {
    const mark = status === 'passed' ? 'ok' : 'FAILED';
    console.log(`  ${mark.padEnd(7)}  ${title}  (${Math.round(duration ?? 0)} ms)`);
    if (meta.measured !== undefined) console.log(`           ${meta.measured}`);
    for (const message of failureMessages ?? []) console.log(message);
  }
}
console.log('\nIn the browser, by the end-to-end tests of npm test:');
for (const fault of BROWSER_FAULTS) console.log(`  ${fault}`);
for (const { message } of report.testResults) if (message !== '') console.log(message);
console.log(`\n${report.numPassedTests} passed, ${report.numFailedTests} failed`);
process.exitCode = run.status ?? 1;
