import { expect, test } from 'vitest';
import { runScript } from '../server/test/runScript.ts';

test.each([
  ['test.ts', 'engins', '"engins" is unknown here. Known: check, engines, owner, faults.\n'],
  ['preview.ts', '--prot', "Unknown option '--prot'"],
  ['report.ts', '--days 401', '--days must be a whole number from 1 to 400, not "401".\n'],
])('%s refuses %s in a sentence, before it does anything', async (file, wrong, sentence) => {
  // Where no program is to be had, not even one that installs others.
  const { code, out, err } = await runScript(`${file} ${wrong}`, { PATH: '/nowhere' });
  expect([code, out]).toEqual([1, '']);
  expect(err).toContain(sentence);
  expect(err).not.toContain('    at ');
});
