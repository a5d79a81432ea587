import { spawnSync } from 'node:child_process';

/**
 * Builds the page, in silence unless something is wrong; a page that does not build ends the program.
 * @param settings over those of the environment.
 */
export function buildPage(settings: Readonly<Record<string, string | undefined>> = {}): void {
  const { status } = spawnSync(process.execPath, ['scripts/build.ts', '--quiet'], {
    stdio: 'inherit',
    env: { ...process.env, ...settings },
  });
  if (status !== 0) process.exit(1);
}
