import { expect, test } from 'vitest';
import { countTests } from './runStep.ts';

const VITEST = ' Test Files  1 failed | 8 passed (9)\n      Tests  1 failed | 7 passed (8)\n';
const PLAYWRIGHT = '  2 failed\n    [a] › b.e2e.ts\n  1 flaky\n  5 passed (3.1s)\n';

test.each<[what: string, minTests: number | undefined, code: number, output: string, number[]]>([
  ['Vitest’s last lines', 1, 1, VITEST, [7, 1, 0]],
  ['Playwright’s last lines', 1, 1, PLAYWRIGHT, [6, 2, 1]],
  ['a last line of ours', 0, 0, 'ok     firefox (3.2 s)\n2 passed, 0 failed\n', [2, 0, 0]],
  ['too few tests', 9, 0, '  8 passed (3.1s)\n', [8, 1, 0]],
  ['no last line', 1, 0, 'ok\nKilled', [0, 1, 0]],
  ['an error after all tests', 1, 1, '  8 passed (3.1s)\nboom', [8, 1, 0]],
  ['a command without tests', undefined, 0, '', [1, 0, 0]],
  ['one that fails', undefined, 2, '', [0, 1, 0]],
])('%s is counted', (_, minTests, code, output, counts) => {
  const step = { name: 'a step', command: [], ...(minTests !== undefined && { minTests }) };
  expect(Object.values(countTests(step, code, output))).toEqual(counts);
});
