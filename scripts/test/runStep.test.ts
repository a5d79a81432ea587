import { expect, test } from 'vitest';
import { countTests } from './runStep.ts';

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
