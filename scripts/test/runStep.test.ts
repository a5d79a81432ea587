import { expect, test } from 'vitest';
import { countTests, withoutPassed } from './runStep.ts';

const VITEST = ' Test Files  1 failed | 8 passed (9)\n      Tests  1 failed | 7 passed (8)\n';
const PLAYWRIGHT = '  2 failed\n    [a] › b.e2e.ts\n  1 flaky\n  5 passed (3.1s)\n';

test.each<[what: string, isError: boolean, output: string, number[]]>([
  ['Vitest’s last lines', true, VITEST, [7, 1, 0]],
  ['Playwright’s last lines', true, PLAYWRIGHT, [6, 2, 1]],
  ['a last line of ours', false, 'ok     firefox (3.2 s)\n2 passed, 0 failed\n', [2, 0, 0]],
  ['an error after all tests', true, '  8 passed (3.1s)\nboom', [8, 1, 0]],
  ['a command without tests', false, '', [1, 0, 0]],
  ['one that fails', true, 'boom', [0, 1, 0]],
])('%s is counted', (_, isError, output, counts) => {
  expect(Object.values(countTests(isError, output))).toEqual(counts);
});

test('what is printed of a step that failed are not the tests that passed', () => {
  const output =
    ' ✓ |node| a.test.ts (2 tests) 9ms\n   ✓ one 5ms\n   × two 4ms\n[1/2] b.e2e.ts › three\nboom\n';
  expect(withoutPassed(output)).toBe('   × two 4ms\nboom\n');
});
