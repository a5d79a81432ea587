import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readCounts, type Counts } from './runStep.ts';
import type { Step } from './steps.ts';

const unit = { numPassedTests: 7, numFailedTests: 1 };
const pages = { stats: { expected: 5, unexpected: 2, flaky: 1 } };
const lines = 'ok     firefox a (b) (3.2 s)\n1 passed, 2 failed\n';

test.each<[what: string, Step['runner'], output: string, report: object | undefined, Counts]>([
  ['Vitest’s report', 'vitest', '', unit, { passed: 7, failed: 1, flaky: 0 }],
  ['Playwright’s report', 'playwright', '', pages, { passed: 6, failed: 2, flaky: 1 }],
  ['a last line', 'lines', lines, undefined, { passed: 1, failed: 2, flaky: 0 }],
  ['a missing report', 'vitest', '', undefined, { passed: 0, failed: 0, flaky: 0 }],
  ['a missing last line', 'lines', 'ok\nKilled', undefined, { passed: 0, failed: 1, flaky: 0 }],
  ['a command without tests', undefined, '', undefined, { passed: 1, failed: 0, flaky: 0 }],
])('%s is counted', (_, runner, output, report, counts) => {
  const folder = mkdtempSync(join(tmpdir(), 'reports-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const path = join(folder, 'report.json');
  if (report) writeFileSync(path, JSON.stringify(report));
  const step: Step = { name: 'a step', command: [], ...(runner && { runner }) };
  expect(readCounts(step, 0, output, path)).toEqual(counts);
});
