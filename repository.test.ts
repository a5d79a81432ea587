import { spawnSync } from 'node:child_process';
import { cpSync, globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { expect, test } from 'vitest';
import project from './package.json' with { type: 'json' };
import { createTempFolder } from './server/test/temporaryFolder.ts';

const read = (path: string) => readFileSync(path, 'utf8');
const files = (pattern: string) =>
  globSync(pattern).filter((path) => !path.includes('node_modules'));
const sources = (pattern: string) => files(pattern).filter((path) => !/\.test\.tsx?$/.test(path));

const findMatches = (paths: string[], pattern: RegExp) =>
  paths.filter((path) => pattern.test(read(path)));

test('only tokens.css contains raw colors', () => {
  const all = [...files('site/src/**/*.css'), ...sources('site/src/**/*.{ts,tsx,astro}')];
  // look.ts validates the owner's colors against a fixed color.
  const checked = all.filter((path) => path !== 'site/src/owner/look.ts');
  expect(checked.length).toBeGreaterThan(100);
  expect(
    findMatches(checked, /#([0-9a-f]{3,4}){1,2}\b|\brgba?\(|\bhsla?\(|\boklch\(/i).toSorted(),
  ).toEqual(['site/src/styles/tokens.css']);
});

test('no generated images or fonts are checked in', () => {
  const generated = files('site/{src,public}/**/*.{avif,ico,jpg,png,svg,webp,woff,woff2}');
  expect(generated).toEqual([]);
});

test('each style module has a unique file name', () => {
  const names = files('site/src/**/*.module.css').map((path) => posix.basename(path));
  expect(names).toEqual([...new Set(names)]);
});

test('validates the accent color against the text color from tokens.css', () => {
  const color = /ON_ACCENT = '(#\w+)'/.exec(read('site/src/owner/look.ts'))?.[1];
  expect(read('site/src/styles/tokens.css')).toContain(`--color-on-accent: ${color};`);
});

test('each island explains why it is an island', () => {
  const islands = files('site/src/islands/**/*.island.tsx');
  expect(islands).not.toHaveLength(0);
  expect(islands.filter((path) => !/\/\*\*[^]*?an island because/i.test(read(path)))).toEqual([]);
});

/**
 * APIs that the oldest supported browsers (`site/browsers.ts`) don't have. Doesn't include syntax, which the bundler
 * transpiles, or APIs newer than 2024, which aren't in our type definitions.
 */
const UNSUPPORTED_APIS = new RegExp(
  [
    /\bAbortSignal\.any\b|\bArray\.fromAsync\b|\b(Map|Object)\.groupBy\b|\bPromise\.(try|withResolvers)\b/,
    /\bURL\.(canParse|parse)\b|\.(toSorted|toReversed|toSpliced|with|isWellFormed|toWellFormed)\(/,
    /\.(checkVisibility|requestIdleCallback|(show|hide|toggle)Popover|startViewTransition)\b/,
    /\.(inert|aria[A-Z]\w*)\b|:dir\(/,
  ]
    .map(({ source }) => source)
    .join('|'),
);

test.each<[rule: string, paths: string, pattern: RegExp, exceptions?: RegExp]>([
  [
    'only islands, practice, and inline scripts use the network, clock, or randomness',
    'site/src/{islands,market,sections,components,lib,data,i18n,layouts,pages}/**/*.{ts,tsx,astro}',
    /\bwindow\.fetch\b|[^.\w]fetch\(|\bDate\.now\(\)|\bMath\.random\(/,
    /\.island\.tsx$|\/(?:openPractice\.tsx|layouts\/(?:Experiments|inline\/Analytics)\.astro)$/,
  ],
  [
    'browser code only uses APIs that the oldest supported browsers have',
    '{contract,site/src/{scripts,islands,market,lib,form,components}}/**/*.{ts,tsx}',
    UNSUPPORTED_APIS,
  ],
  [
    'site code never mentions server secrets',
    'site/src/**/*.{ts,tsx,astro}',
    /COINGECKO_|DATABASE_URL|METRICS_TOKEN|WEBHOOK/,
  ],
])('%s', (_, paths, pattern, exceptions = /^$/) => {
  const checked = sources(paths).filter((path) => !exceptions.test(path));
  expect(checked.length).toBeGreaterThan(20);
  expect(findMatches(checked, pattern)).toEqual([]);
});

test('the lockfile is valid and contains no download URLs', async () => {
  const folder = await createTempFolder();
  for (const file of ['package.json', 'package-lock.json', '.npmrc'])
    cpSync(file, join(folder, file));
  const { status, stderr } = spawnSync('npm', ['ci', '--dry-run', '--offline'], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect(status, stderr).toBe(0);
});

test('pins exact package versions and allows or denies each install script', () => {
  const { dependencies, devDependencies, allowScripts } = project;
  for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies }))
    expect(version, name).toMatch(/^\d+\.\d+\.\d+/);
  const lock = read('package-lock.json');
  expect(lock).not.toMatch(/"resolved": "http/);
  const { packages } = JSON.parse(lock) as {
    packages: Record<string, { hasInstallScript?: boolean }>;
  };
  const paths = Object.keys(packages).filter((path) => packages[path]?.hasInstallScript);
  const names = paths.map((path) => path.replace(/^.*node_modules\//, ''));
  expect(names.toSorted()).toEqual(Object.keys(allowScripts).toSorted());
});
