import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { expect, test } from 'vitest';
import project from './package.json' with { type: 'json' };
import { temporaryFolder } from './server/test/temporaryFolder.ts';

const read = (path: string) => readFileSync(path, 'utf8');
const files = (pattern: string) =>
  globSync(pattern).filter((path) => !path.includes('node_modules'));
const code = (pattern: string) => files(pattern).filter((path) => !/\.test\.tsx?$/.test(path));

/** What a file imports of ours, as paths from the root. */
const ownImports = (path: string) =>
  Array.from(read(path).matchAll(/(?:from|import)\s*\(?\s*'([.#][^']+)'/g), ([, name = '']) =>
    name.startsWith('#') ? name.slice(1) : posix.join(posix.dirname(path), name),
  );

/** Paths whose text matches, so that a failure names the file to mend. */
const offenders = (paths: string[], pattern: RegExp) =>
  paths.filter((path) => pattern.test(read(path)));

test('raw colours stand in tokens.css alone', () => {
  const painted = [...files('site/src/**/*.css'), ...code('site/{src,art}/**/*.{ts,tsx,astro}')];
  expect(painted.length).toBeGreaterThan(100);
  expect(
    offenders(painted, /#([0-9a-f]{3,4}){1,2}\b|\brgba?\(|\bhsla?\(|\boklch\(/i).toSorted(),
  ).toEqual(['site/src/styles/tokens.css']);
});

test('each style module has a file name of its own: its classes are named after it', () => {
  const names = files('site/src/**/*.module.css').map((path) => posix.basename(path));
  expect(names).toEqual([...new Set(names)]);
});

test('the owner’s colours are held against the near-black of the style sheet', () => {
  const near = /ON_ACCENT = '(#\w+)'/.exec(read('contract/ownerColors.ts'))?.[1];
  expect(read('site/src/styles/tokens.css')).toContain(`--color-on-accent: ${near};`);
});

/** The names in a cell of a table, such as `lib`. */
const namesIn = (cell = '') => [...cell.matchAll(/`([^`]+?)\/?`/g)].map(([, name = '']) => name);
/** The rows of CONTRIBUTING.md on these folders: which, and what of ours they may import beside themselves. */
const ROWS = read('CONTRIBUTING.md')
  .split('\n')
  .filter((line) => /^\| `(contract|(site|server)\/src)\//.test(line))
  .map((line) => line.split('|').slice(1))
  .map(([folders, , allowed]) => [namesIn(folders), namesIn(allowed)] as const);
const NAMED = ROWS.flatMap(([folders]) => folders);
// `islands/x` and `<feature>` stand for all that have no row of their own.
const foldersOf = (row: string) =>
  globSync(row.replace(/\/(?:x|<feature>)$/, '/*')).filter(
    (folder) => statSync(folder).isDirectory() && (folder === row || !NAMED.includes(folder)),
  );
const FOLDERS = ROWS.flatMap(([rows, allowed]) =>
  rows.flatMap(foldersOf).map((folder) => ({ folder, allowed })),
);

test.each(FOLDERS)(
  '$folder imports what the table of CONTRIBUTING.md allows',
  ({ folder, allowed }) => {
    const paths = code(`${folder}/**/*.{ts,tsx,astro}`);
    expect(paths.length).toBeGreaterThan(1);
    const base = folder.split('/').slice(0, 2).join('/');
    const known = allowed.map((name) => (existsSync(`${base}/${name}`) ? `${base}/${name}` : name));
    const isAllowed = (name: string) =>
      [folder, ...known].some((each) => name === each || name.startsWith(`${each}/`));
    const strangers = paths.flatMap((path) =>
      ownImports(path)
        .filter((name) => !isAllowed(name))
        .map((name) => `${path}: ${name}`),
    );
    expect(strangers).toEqual([]);
  },
);

test('the table has a row for each folder with code of site and server', () => {
  const known = FOLDERS.map(({ folder }) => folder);
  const parts = globSync('{contract,{site,server}/src/*}').filter(
    (path) => code(`${path}/**/*.{ts,tsx,astro}`).length > 0,
  );
  expect(parts.length).toBeGreaterThan(12);
  expect(parts.filter((path) => !known.some((folder) => folder.startsWith(path)))).toEqual([]);
});

test('each island says why it is one', () => {
  const islands = files('site/src/islands/**/*.island.tsx');
  expect(islands).toHaveLength(5);
  expect(islands.filter((path) => !/\/\*\*[^]*?An island because/.test(read(path)))).toEqual([]);
});

/**
 * Functions and properties that the oldest browsers of `site/browsers.ts` lack. Syntax is lowered by the
 * bundler, and what is younger than 2024 (iterator helpers, methods of sets) is in no type that we compile with.
 */
const YOUNG = new RegExp(
  [
    /\bAbortSignal\.any\b|\bArray\.fromAsync\b|\b(Map|Object)\.groupBy\b|\bPromise\.(try|withResolvers)\b/,
    /\bURL\.(canParse|parse)\b|\.(toSorted|toReversed|toSpliced|with|isWellFormed|toWellFormed)\(/,
    /\.(checkVisibility|requestIdleCallback|(show|hide|toggle)Popover|startViewTransition)\b/,
    /\.(inert|aria[A-Z]\w*)\b|:dir\(/,
  ]
    .map(({ source }) => source)
    .join('|'),
);

test.each<[rule: string, where: string, pattern: RegExp, but?: RegExp]>([
  [
    'only islands, what opens the practice floor and what draws experiments reach for the network, the clock, chance and the window',
    'site/src/{islands,market,sections,components,lib,data,i18n,layouts,pages}/**/*.{ts,tsx,astro}',
    /\bwindow\.fetch\b|[^.\w]fetch\(|\bDate\.now\(\)|\bMath\.random\(/,
    /\.island\.tsx$|\/(?:openPractice\.tsx|layouts\/Experiments\.astro)$/,
  ],
  [
    'what reaches a browser calls nothing that the oldest promised browsers lack',
    '{contract,site/src/{scripts,islands,market,lib,form,components}}/**/*.{ts,tsx}',
    YOUNG,
  ],
  [
    'no secret of the server is named in what reaches a browser',
    'site/src/**/*.{ts,tsx,astro}',
    /COINGECKO_|DATABASE_URL|METRICS_TOKEN|WEBHOOK/,
  ],
])('%s', (_, where, pattern, but = /^$/) => {
  const looked = code(where).filter((path) => !but.test(path));
  expect(looked.length).toBeGreaterThan(20);
  expect(offenders(looked, pattern)).toEqual([]);
});

test('npm ci installs by the lock file, on this machine as on any other', async () => {
  const folder = await temporaryFolder();
  for (const file of ['package.json', 'package-lock.json', '.npmrc'])
    cpSync(file, join(folder, file));
  const { status, stderr } = spawnSync('npm', ['ci', '--dry-run', '--offline'], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect(status, stderr).toBe(0);
});

test('packages are pinned exactly, by version alone, and npm is told of each with an install script whether it may run', () => {
  const { dependencies, devDependencies, allowScripts } = project;
  for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies }))
    expect(version, name).toMatch(/^\d+\.\d+\.\d+/);
  const lock = read('package-lock.json');
  expect(lock).not.toMatch(/"resolved": "http/);
  const { packages } = JSON.parse(lock) as {
    packages: Record<string, { hasInstallScript?: boolean }>;
  };
  const withScript = Object.keys(packages).filter((path) => packages[path]?.hasInstallScript);
  const names = withScript.map((path) => path.replace(/^.*node_modules\//, ''));
  expect(names.toSorted()).toEqual(Object.keys(allowScripts).toSorted());
});
