import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test.each([
  ['testEngines.ts', 'firfox', '"firfox" is unknown here. Known: firefox, webkit.\n'],
  ['test.ts', 'page.e2e.ts', '"page.e2e.ts" is unknown here. Known: no words.\n'],
  ['preview.ts', '--prot', "Unknown option '--prot'"],
])('%s refuses %s in a sentence, before it does anything', (file, wrong, sentence) => {
  const script = join(import.meta.dirname, file);
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, wrong], {
    encoding: 'utf8',
  });
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toContain(sentence);
  expect(stderr).not.toContain('    at ');
});
