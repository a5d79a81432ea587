import { spawnSync } from 'node:child_process';
import { readArguments } from './command.ts';

/**
 * `npm run test:faults`: the tests of real processes at full length (60 rounds of kill -9 on each
 * database, 20,000 malformed requests and answers, 300 slow senders, crowds). `npm test` runs the same
 * tests in a short form.
 */
readArguments({});
const { status } = spawnSync(
  'vitest',
  // One after the other: several files at once would measure each other.
  ['run', '--project=server', '--no-file-parallelism', '--reporter=verbose', 'server/test'],
  { stdio: 'inherit', env: { ...process.env, FAULTS: 'full' } },
);
process.exitCode = status ?? 1;
