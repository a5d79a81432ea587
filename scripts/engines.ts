import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const INSTALL_LIMIT_MS = 300_000;

/** A browser engine besides Chromium: the programs that it needs and Debian's packages of them. */
type Needs = { programs: string[][]; packages: string[] };

export const OTHER_ENGINES = {
  firefox: { programs: [['firefox-esr', 'firefox']], packages: ['firefox-esr'] },
  webkit: { programs: [['WebKitWebDriver'], ['Xvfb']], packages: ['webkit2gtk-driver', 'xvfb'] },
} satisfies Record<string, Needs>;

/** The path of its executable, or one sentence on what to install. */
export type Found = { kind: 'found'; path: string } | { kind: 'missing'; advice: string };

/**
 * Finds an engine, installing it where this user may and Debian's package manager is at hand.
 * @param variable of the environment that names the executable outright.
 */
export function findEngine({ programs, packages }: Needs, variable: string): Found {
  const named = process.env[variable];
  if (named) return { kind: 'found', path: named };
  if (!paths(programs) && process.getuid?.() === 0) install(packages);
  const [path] = paths(programs) ?? [];
  if (path) return { kind: 'found', path };
  return {
    kind: 'missing',
    advice: `install it (Debian: \`apt-get install ${packages.join(' ')}\`) or name its executable in ${variable}`,
  };
}

function install(packages: string[]): void {
  const options = {
    stdio: 'ignore',
    timeout: INSTALL_LIMIT_MS,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  } as const;
  console.log(`Installing ${packages.join(', ')} for the tests …`);
  spawnSync('apt-get', ['update', '-qq'], options);
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], options);
}

/** One path for each program, or nothing if one of them is missing. */
function paths(programs: string[][]): string[] | undefined {
  const found = programs.map((names) => names.map(which).find(Boolean));
  return found.every((path) => path !== undefined) ? found : undefined;
}

function which(name: string): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return folders
    .map((folder) => join(folder, name))
    .find((path) => {
      try {
        accessSync(path, constants.X_OK);
        return true;
      } catch {
        return false;
      }
    });
}
