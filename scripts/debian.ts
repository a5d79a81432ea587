import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const INSTALL_LIMIT_MS = 300_000;

/** Where Debian puts servers; a person's PATH may leave it out. */
const FOR_SERVERS = '/usr/sbin';

/** The path of the first of these programs that is there; undefined when there is none. */
export function findProgram(names: readonly string[]): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), FOR_SERVERS];
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(existsSync);
}

/**
 * Installs packages where this user may and Debian's package manager is at hand.
 * @returns whether it could be expected to: what is still missing then is a fault.
 */
export function installFromDebian(packages: readonly string[]): boolean {
  if (process.getuid?.() !== 0 || findProgram(['apt-get']) === undefined) return false;
  console.log(`Installing ${packages.join(', ')} for the tests …`);
  apt('apt-get', ['update', '-qq']);
  const isKnown = apt('apt-cache', ['show', ...packages]);
  if (isKnown) apt('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages]);
  return isKnown;
}

function apt(program: string, options: readonly string[]): boolean {
  const { status } = spawnSync(program, options, {
    stdio: 'ignore',
    timeout: INSTALL_LIMIT_MS,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return status === 0;
}
