import { spawnSync } from 'node:child_process';
import { BROWSER_FAULTS } from '../service/test/faults/rows.ts';
import { readArguments } from './arguments.ts';

/**
 * `npm run test:faults`: injects every fault for real and at full length (60 rounds of kill -9 on
 * each database, 20,000 malformed requests, 20,000 malformed upstream bodies), and prints what
 * became of each. `npm test` runs the same tests in a short form.
 */
readArguments('npm run test:faults', {});
const { status } = spawnSync(
  'vitest',
  // One after the other: several files at once would measure each other.
  ['run', '--project=node', '--no-file-parallelism', '--reporter=verbose', 'service/test/faults'],
  { stdio: 'inherit', env: { ...process.env, FAULTS: 'full' } },
);
console.log('\nIn the browser, by the end-to-end tests of npm test:');
for (const fault of BROWSER_FAULTS) console.log(`  ${fault}`);
process.exitCode = status ?? 1;
