import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { delimiter, resolve } from 'node:path';
import { chromium } from 'playwright-core';

// Without a window, tests take three fifths of the time.
const CHROMIUMS = ['chromium-headless-shell', 'chromium', 'google-chrome'];
const { CHROMIUM_PATH } = process.env;

/** What tests need besides npm's packages, by Debian's package: what for, and the program's names or paths. */
export const PROGRAMS: Readonly<Record<string, { use: string; names: readonly string[] }>> = {
  'chromium-headless-shell': {
    use: 'shows the page',
    names: CHROMIUM_PATH ? [CHROMIUM_PATH] : [...CHROMIUMS, chromium.executablePath()],
  },
  'firefox-esr': { use: 'shows the page in Firefox', names: ['firefox-esr', 'firefox'] },
  'webkit2gtk-driver': { use: 'shows the page in WebKit', names: ['WebKitWebDriver'] },
  xvfb: { use: 'is the screen of WebKit', names: ['Xvfb'] },
  postgresql: { use: 'stores sign-ups', names: ['postgres'] },
  'nginx-light': { use: 'runs deploy/cache.conf', names: ['nginx'] },
  haproxy: { use: 'runs deploy/haproxy.cfg', names: ['haproxy'] },
};

/** The path of a program by its Debian package, or its name if it is not installed. */
export const findProgram = (debian: string): string =>
  pathsOf(debian).find(existsSync) ?? PROGRAMS[debian]?.names[0] ?? debian;

function pathsOf(debian: string): string[] {
  // Debian keeps servers outside of a user's PATH.
  const servers = ['/usr/sbin', ...globSync('/usr/lib/postgresql/*/bin').toReversed()];
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), ...servers];
  const { names = [] } = PROGRAMS[debian] ?? {};
  return names.flatMap((name) => folders.map((folder) => resolve(folder, name)));
}

/**
 * Installs programs that are missing: as root on Debian, after it printed which and why; a Chromium also without.
 * @throws Error with the command to run if one is still missing.
 */
export function installPrograms(packages = Object.keys(PROGRAMS)): void {
  const findMissing = () => packages.filter((name) => !pathsOf(name).some(existsSync));
  const run = (command: string) => spawnSync(command, { shell: true, stdio: 'ignore' }).status;
  const missing = findMissing();
  const install = `apt-get install -y --no-install-recommends ${missing.join(' ')}`;
  if (missing.length > 0 && process.getuid?.() === 0 && run('apt-get --version') === 0) {
    console.log('As root, the tests install these Debian packages:');
    for (const name of missing) console.log(`  ${name}: ${PROGRAMS[name]?.use}`);
    run(`apt-get update; DEBIAN_FRONTEND=noninteractive ${install}`);
  }
  if (findMissing().includes('chromium-headless-shell'))
    run('playwright install --only-shell chromium');
  if (findMissing().length > 0)
    throw new Error(`The tests need ${findMissing().join(', ')}. Run \`sudo ${install}\` first.`);
}
