import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { delimiter, resolve } from 'node:path';
import { chromium } from 'playwright-core';

// The headless shell comes first because tests run about 40% faster in it.
const CHROMIUMS = ['chromium-headless-shell', 'chromium', 'google-chrome'];
const { CHROMIUM_PATH } = process.env;

/** Programs that the tests need, by Debian package. `names` are possible names or paths. */
export const PROGRAMS: Readonly<Record<string, { purpose: string; names: readonly string[] }>> = {
  'chromium-headless-shell': {
    purpose: 'tests in Chromium',
    names: CHROMIUM_PATH ? [CHROMIUM_PATH] : [...CHROMIUMS, chromium.executablePath()],
  },
  'firefox-esr': { purpose: 'tests in Firefox', names: ['firefox-esr', 'firefox'] },
  'webkit2gtk-driver': { purpose: 'tests in WebKit', names: ['WebKitWebDriver'] },
  xvfb: { purpose: 'display for WebKit', names: ['Xvfb'] },
  postgresql: { purpose: 'server tests', names: ['postgres'] },
  'nginx-light': { purpose: 'tests for deploy/cache.conf', names: ['nginx'] },
  haproxy: { purpose: 'tests for deploy/haproxy.cfg', names: ['haproxy'] },
};

/** Returns the path of a package's program, or just its name if it isn't installed. */
export const findProgram = (debianPackage: string): string =>
  getPossiblePaths(debianPackage).find(existsSync) ??
  PROGRAMS[debianPackage]?.names[0] ??
  debianPackage;

function getPossiblePaths(debianPackage: string): string[] {
  // Debian puts servers in folders that aren't in a regular user's PATH.
  const serverFolders = ['/usr/sbin', ...globSync('/usr/lib/postgresql/*/bin').toReversed()];
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), ...serverFolders];
  const { names = [] } = PROGRAMS[debianPackage] ?? {};
  return names.flatMap((name) => folders.map((folder) => resolve(folder, name)));
}

/**
 * Installs missing programs on Debian as root. Without root, it only installs Chromium.
 * @throws Error with the command to run if a program is still missing.
 */
export function installPrograms(packages = Object.keys(PROGRAMS)): void {
  const findMissing = () => packages.filter((name) => !getPossiblePaths(name).some(existsSync));
  const run = (command: string) => spawnSync(command, { shell: true, stdio: 'ignore' }).status;
  const missing = findMissing();
  const install = `apt-get install -y --no-install-recommends ${missing.join(' ')}`;
  if (missing.length > 0 && process.getuid?.() === 0 && run('apt-get --version') === 0) {
    console.log('Installing these Debian packages:');
    for (const name of missing) console.log(`  ${name}: ${PROGRAMS[name]?.purpose}`);
    run(`apt-get update; DEBIAN_FRONTEND=noninteractive ${install}`);
  }
  if (findMissing().includes('chromium-headless-shell'))
    run('playwright install --only-shell chromium');
  if (findMissing().length > 0)
    throw new Error(`The tests need ${findMissing().join(', ')}. Run \`sudo ${install}\` first.`);
}
