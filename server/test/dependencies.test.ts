import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

const MOST_PACKAGES = 25;

test('the server runs on at most twenty-five packages, all of them counted', () => {
  const args = ['ls', '--omit=dev', '--all', '--parseable', '--package-lock-only'];
  const { stdout } = spawnSync('npm', args, { encoding: 'utf8' });
  // The first line is the repository itself.
  const [, ...packages] = stdout.trim().split('\n');
  expect(packages.length).toBeGreaterThan(3);
  expect(packages.length, packages.join(' ')).toBeLessThanOrEqual(MOST_PACKAGES);
});
