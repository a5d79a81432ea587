import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readCounts } from './runStep.ts';

function counts(
  runner: 'vitest' | 'playwright' | 'lines' | undefined,
  output: string,
  report?: object,
) {
  const folder = mkdtempSync(join(tmpdir(), 'reports-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const path = join(folder, 'report.json');
  if (report) writeFileSync(path, JSON.stringify(report));
  return readCounts({ name: 'a step', command: [], ...(runner && { runner }) }, 0, output, path);
}

test('counts the tests of each runner by its report', () => {
  const unit = { numPassedTests: 7, numFailedTests: 1, testResults: [] };
  expect(counts('vitest', '', unit)).toEqual({ passed: 7, failed: 1, flaky: 0 });
  const pages = { stats: { expected: 5, unexpected: 2, flaky: 1 }, suites: [] };
  expect(counts('playwright', '', pages)).toEqual({ passed: 6, failed: 2, flaky: 1 });
  const lines = 'ok     firefox a (b) (3.2 s)\n1 passed, 2 failed\n';
  expect(counts('lines', lines)).toEqual({ passed: 1, failed: 2, flaky: 0 });
});

test('a runner that wrote nothing, or did not come to its last line, has failed', () => {
  expect(counts('vitest', '')).toMatchObject({ passed: 0 });
  expect(counts('lines', 'ok     firefox a sign-up (3.2 s)\nKilled')).toMatchObject({ failed: 1 });
});

test('a command without tests is one test', () => {
  expect(counts(undefined, '')).toEqual({ passed: 1, failed: 0, flaky: 0 });
});
