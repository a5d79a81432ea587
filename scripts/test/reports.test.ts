import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readLines, readReport } from './reports.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'reports-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(report: object): string {
  const path = join(folder, 'report.json');
  writeFileSync(path, JSON.stringify(report));
  return path;
}

test('a test that passed on its second try counts as passed, and is named', () => {
  const once = { status: 'expected', results: [{ duration: 1500 }] };
  const twice = {
    status: 'flaky',
    results: [
      { duration: 1000, errors: [{ message: '\u001b[31mError: lost\u001b[39m\nat x' }] },
      { duration: 500 },
    ],
  };
  const path = write({
    stats: { expected: 1, unexpected: 0, flaky: 1 },
    suites: [
      {
        specs: [{ title: 'a', file: 'x.e2e.ts', tests: [once] }],
        suites: [{ specs: [{ title: 'b', file: 'x.e2e.ts', tests: [twice] }] }],
      },
    ],
  });
  expect(readReport('playwright', path)).toEqual({
    passed: 2,
    failed: 0,
    took: [
      { name: 'x.e2e.ts: a', seconds: 1.5 },
      { name: 'x.e2e.ts: b', seconds: 1.5 },
    ],
    again: ['x.e2e.ts: b: Error: lost'],
  });
});

test('unit tests are counted with the time of each', () => {
  const assertionResults = [{ fullName: 'prices fall', duration: 20 }, { fullName: 'skipped' }];
  const path = write({ numPassedTests: 1, numFailedTests: 0, testResults: [{ assertionResults }] });
  const { passed, took } = readReport('vitest', path);
  expect(passed).toBe(1);
  expect(took[0]).toEqual({ name: 'prices fall', seconds: 0.02 });
});

test('a runner that wrote nothing, or did not come to its last line, has failed', () => {
  expect(readReport('vitest', join(folder, 'none.json'))).toMatchObject({ passed: 0, failed: 1 });
  expect(readLines('ok     firefox a sign-up (3.2 s)\nKilled')).toMatchObject({ failed: 1 });
});

test('lines of checks end with their count', () => {
  expect(readLines('ok     firefox a (b) (3.2 s)\n1 passed, 2 failed\n')).toEqual({
    passed: 1,
    failed: 2,
    took: [{ name: 'firefox a (b)', seconds: 3.2 }],
    again: [],
  });
});
