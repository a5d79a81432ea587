import type { FullConfig, Suite } from '@playwright/test/reporter';
import { expect, test, vi } from 'vitest';
import OwnerReporter from './ownerReporter.ts';

test('an owner reads what was found on the page, and where, of what failed on its last try too', () => {
  const print = vi.spyOn(console, 'log').mockReturnValue();
  const reporter = new OwnerReporter();
  const message =
    'Error: 320 px\n\nexpect(received).toEqual(expected)\n\n- Array []\n+ Array [\n+   "in two: word",\n+ ]';
  const title = 'nothing runs sideways @brand';
  const tests = (['expected', 'flaky', 'unexpected', 'skipped'] as const).map((outcome) => {
    return { title, outcome: () => outcome, results: [{ errors: [] }, { errors: [{ message }] }] };
  });
  reporter.onBegin({} as FullConfig, { allTests: () => tests } as unknown as Suite);
  reporter.onEnd();
  expect(print.mock.calls.join('\n')).toMatch(
    /^Not so: nothing runs sideways\.\n {2}320 px\n {2}in two: word\n\nWords .*\n1 failed\n1 flaky\n1 passed$/,
  );
});
