import type { TestCase, TestResult } from '@playwright/test/reporter';
import { expect, test, vi } from 'vitest';
import OwnerReporter from './ownerReporter.ts';

test('an owner reads what was found on the page once it was found twice, and where', () => {
  const print = vi.spyOn(console, 'log').mockReturnValue();
  const reporter = new OwnerReporter();
  const message =
    'Error: 320 px\n\nexpect(received).toEqual(expected)\n\n- Array []\n+ Array [\n+   "in two: word",\n+ ]';
  const check = { title: 'nothing runs sideways @brand', retries: 1, results: [{}] };
  const end = (result: object) => reporter.onTestEnd(check as TestCase, result as TestResult);
  end({ status: 'passed' });
  end({ status: 'failed', errors: [{ message }] });
  expect(print).not.toHaveBeenCalled();
  check.results.push({});
  end({ status: 'failed', errors: [{ message }] });
  reporter.onEnd();
  expect(print.mock.calls.join('\n')).toMatch(
    /^Not so: nothing runs sideways\.\n {2}320 px\n {2}in two: word\n\nWords .*\n1 failed\n1 passed$/,
  );
});
