import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** `names`: those it may have; `debian`: the package; `variable`: the setting that names its path. */
type Program = { names: readonly string[]; debian: string; use: string; variable?: string };

const CHROMIUMS = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** What tests and measurements run besides the project's packages. */
export const PROGRAMS = {
  headlessChromium: {
    names: ['chromium-headless-shell'],
    debian: 'chromium-headless-shell',
    use: 'shows the page, in three fifths of the time that a browser with a window takes',
    variable: 'CHROMIUM_PATH',
  },
  chromium: {
    names: CHROMIUMS,
    debian: 'chromium',
    use: 'shows the page',
    variable: 'CHROMIUM_PATH',
  },
  postgres: { names: ['postgres'], debian: 'postgresql', use: 'keeps sign-ups of the tests' },
  nginx: { names: ['nginx'], debian: 'nginx-light', use: 'runs deploy/cache.conf' },
  haproxy: { names: ['haproxy'], debian: 'haproxy', use: 'runs deploy/haproxy.cfg' },
  firefox: {
    names: ['firefox-esr', 'firefox'],
    debian: 'firefox-esr',
    use: 'shows the page as Firefox does',
    variable: 'FIREFOX_PATH',
  },
  webkit: {
    names: ['WebKitWebDriver'],
    debian: 'webkit2gtk-driver',
    use: 'shows the page as Safari does',
    variable: 'WEBKIT_DRIVER_PATH',
  },
  xvfb: { names: ['Xvfb'], debian: 'xvfb', use: 'is the screen of WebKit' },
} as const satisfies Record<string, Program>;

/** The path of a program; undefined where there is none. */
export function findProgram({ names, variable }: Pick<Program, 'names' | 'variable'>) {
  const findIn = (folders: readonly string[]) =>
    folders.flatMap((folder) => names.map((name) => join(folder, name))).find(existsSync);
  // Debian puts servers where a person's PATH does not lead, each PostgreSQL in a folder of its version.
  const { compare } = new Intl.Collator('en', { numeric: true });
  const postgres = globSync('/usr/lib/postgresql/*/bin').toSorted(compare).toReversed();
  const path = (process.env['PATH'] ?? '').split(delimiter);
  const askPostgres = () => spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' }).stdout ?? '';
  const named = variable && process.env[variable];
  return named || findIn([...path, '/usr/sbin', ...postgres]) || findIn([askPostgres().trim()]);
}

/**
 * The paths of programs, in their order.
 * @throws Error with one sentence that names all that are missing.
 */
export function requirePrograms(programs: readonly Program[]): string[] {
  const missing = programs.filter((program) => findProgram(program) === undefined);
  if (missing.length === 0) return programs.flatMap((program) => findProgram(program) ?? []);
  const packages = missing.map(({ debian }) => debian).join(' ');
  throw new Error(
    `The tests need ${missing.map(({ names }) => names[0]).join(', ')}. Install what is missing (Debian: \`sudo apt-get install ${packages}\`), then run \`npm test\` again.`,
  );
}

/**
 * As root, where Debian's package manager is: names the packages of what is missing, and installs them.
 * @returns what Debian has of it, which must be there now.
 */
export function installMissing(programs: readonly Program[]): Program[] {
  const missing = programs.filter((program) => findProgram(program) === undefined);
  const isDebian = findProgram({ names: ['apt-get'] }) !== undefined;
  if (missing.length === 0 || process.getuid?.() !== 0 || !isDebian) return [];
  const uses = missing.map(({ debian, use }) => `  ${debian}: ${use}`);
  console.log(['As root, the tests install these packages with apt-get:', ...uses].join('\n'));
  run('apt-get', ['-qq', 'update']);
  const known = missing.filter(({ debian }) => run('apt-cache', ['show', debian]));
  const packages = known.map(({ debian }) => debian);
  run('apt-get', ['-qq', 'install', '-y', '--no-install-recommends', ...packages]);
  return known;
}

/** Runs a program without its output. @returns whether it succeeded. */
export function run(program: string, options: readonly string[]): boolean {
  const { status } = spawnSync(program, options, {
    stdio: 'ignore',
    timeout: 300_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return status === 0;
}
