import { spawnSync } from 'node:child_process';
import { cpSync, globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { expect, test } from 'vitest';
import project from './package.json' with { type: 'json' };
import { createTempFolder } from './server/test/temporaryFolder.ts';

const read = (path: string) => readFileSync(path, 'utf8');
const files = (pattern: string) =>
  globSync(pattern).filter((path) => !path.includes('node_modules'));
const code = (pattern: string) => files(pattern).filter((path) => !/\.test\.tsx?$/.test(path));

/** Paths whose text matches, so that a failure names the file to fix. */
const offenders = (paths: string[], pattern: RegExp) =>
  paths.filter((path) => pattern.test(read(path)));

test('only tokens.css has raw colors', () => {
  const all = [...files('site/src/**/*.css'), ...code('site/src/**/*.{ts,tsx,astro}')];
  // It checks an owner's colors against one.
  const painted = all.filter((path) => path !== 'site/src/owner/look.ts');
  expect(painted.length).toBeGreaterThan(100);
  expect(
    offenders(painted, /#([0-9a-f]{3,4}){1,2}\b|\brgba?\(|\bhsla?\(|\boklch\(/i).toSorted(),
  ).toEqual(['site/src/styles/tokens.css']);
});

test('commits no picture or font that the build makes', () => {
  const made = files('site/{src,public}/**/*.{avif,ico,jpg,png,svg,webp,woff,woff2}');
  expect(made).toEqual([]);
});

test('each style module has a unique file name', () => {
  const names = files('site/src/**/*.module.css').map((path) => posix.basename(path));
  expect(names).toEqual([...new Set(names)]);
});

test('owners choose an accent for the near-black of tokens.css', () => {
  const near = /ON_ACCENT = '(#\w+)'/.exec(read('site/src/owner/look.ts'))?.[1];
  expect(read('site/src/styles/tokens.css')).toContain(`--color-on-accent: ${near};`);
});

test('each island says why it is one', () => {
  const islands = files('site/src/islands/**/*.island.tsx');
  expect(islands).toHaveLength(6);
  expect(islands.filter((path) => !/\/\*\*[^]*?An island because/.test(read(path)))).toEqual([]);
});

/**
 * Functions and properties that the oldest browsers of `site/browsers.ts` lack. The bundler lowers syntax, and our
 * types have nothing newer than 2024 (iterator helpers, methods of sets).
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
    'only islands, the practice trade and inline scripts use the network, the clock and chance',
    'site/src/{islands,market,sections,components,lib,data,i18n,layouts,pages}/**/*.{ts,tsx,astro}',
    /\bwindow\.fetch\b|[^.\w]fetch\(|\bDate\.now\(\)|\bMath\.random\(/,
    /\.island\.tsx$|\/(?:openPractice\.tsx|layouts\/(?:Experiments|inline\/Analytics)\.astro)$/,
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

test('the lock file has no download addresses', async () => {
  const folder = await createTempFolder();
  for (const file of ['package.json', 'package-lock.json', '.npmrc'])
    cpSync(file, join(folder, file));
  const { status, stderr } = spawnSync('npm', ['ci', '--dry-run', '--offline'], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect(status, stderr).toBe(0);
});

test('pins packages exactly and allows or denies each install script', () => {
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
