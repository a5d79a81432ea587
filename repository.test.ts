import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (path: string) => readFileSync(path, 'utf8');
const files = (pattern: string) =>
  globSync(pattern).filter((path) => !path.includes('node_modules'));
const code = (pattern: string) => files(pattern).filter((path) => !/\.test\.tsx?$/.test(path));
const imports = (path: string) =>
  [...read(path).matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map(([, name]) => name ?? '');

/** Paths whose text matches, so that a failure names the file to mend. */
const offenders = (paths: string[], pattern: RegExp) =>
  paths.filter((path) => pattern.test(read(path)));

test('raw colours stand in tokens.css alone', () => {
  const styles = files('site/src/**/*.css').filter((path) => !path.endsWith('tokens.css'));
  expect(styles.length).toBeGreaterThan(10);
  expect(offenders(styles, /#[0-9a-f]{3,8}\b|\brgba?\(|\bhsla?\(|\boklch\(/i)).toEqual([]);
});

test('no widget knows another widget, a section or the content', () => {
  for (const path of code('site/src/widgets/**/*.{ts,tsx}')) {
    const own = path.split('/')[3];
    const strangers = imports(path).filter(
      (name) =>
        /\/(content|sections)\//.test(name) ||
        (/\.\.\/(prices|activity|signUpFrame)\//.test(name) && !name.includes(`/${own}/`)),
    );
    expect(strangers, path).toEqual([]);
  }
});

test('sections take the types of content, never its values', () => {
  for (const path of code('site/src/sections/**/*.tsx')) {
    const values = read(path).match(/import \{[^}]*\} from '[^']*\/content\/[^']*'/g) ?? [];
    expect(values, path).toEqual([]);
  }
});

test('only islands reach for the network, the clock, chance and the window', () => {
  const inner = code('site/src/{widgets,market,sections,ui,lib}/**/*.{ts,tsx}').filter(
    (path) => !path.endsWith('.island.tsx'),
  );
  expect(
    offenders(inner, /\bwindow\.fetch\b|[^.\w]fetch\(|\bDate\.now\(\)|\bMath\.random\(/),
  ).toEqual([]);
});

test('each island says why it is one', () => {
  const islands = files('site/src/widgets/**/*.island.tsx');
  expect(islands).toHaveLength(3);
  expect(islands.filter((path) => !/\/\*\*[^]*?An island because/.test(read(path)))).toEqual([]);
});

test('the companion reads its environment in one file', () => {
  const inner = code('service/src/**/*.ts').filter((path) => !path.endsWith('/main.ts'));
  expect(offenders(inner, /process\.env/)).toEqual(
    inner.filter((path) => path.endsWith('writeStaticHeaders.ts')),
  );
});

test('site and service meet in the contract alone', () => {
  const service = code('service/src/**/*.ts').flatMap((path) => imports(path));
  expect(service.filter((name) => name.includes('/site/src/'))).toEqual([]);
  const site = code('site/src/**/*.{ts,tsx,astro}').flatMap((path) => imports(path));
  expect(site.filter((name) => name.includes('/service/'))).toEqual([]);
});

test('the contract keeps plain zod from browsers, which are sent the small one', () => {
  const plain = code('contract/*.ts').filter((path) => imports(path).includes('zod'));
  expect(plain).toEqual(['contract/owner.ts']);
  const browser = code('site/src/{widgets,enhance,form,market,ui,lib}/**/*.{ts,tsx}');
  expect(browser.length).toBeGreaterThan(20);
  const values = /import \{[^}]*\} from '(zod|#contract\/owner\.ts)'/;
  expect(offenders(browser, values)).toEqual([]);
});

test('no secret of the companion is named in what reaches a browser', () => {
  const site = code('site/src/**/*.{ts,tsx,astro}');
  expect(offenders(site, /COINGECKO_DEMO_KEY|DATABASE_URL|SIGNUP_SECRET|WEBHOOK/)).toEqual([]);
});

test('no component of the page carries a style attribute, which the security policy would block', () => {
  expect(offenders(code('site/src/{sections,ui}/**/*.tsx'), /\bstyle=\{/)).toEqual([]);
});

test('the lock file names versions and no download addresses', () => {
  expect(read('package-lock.json')).not.toMatch(/"resolved": "http/);
});

test('every dependency is pinned exactly', () => {
  const { dependencies, devDependencies } = JSON.parse(read('package.json')) as Record<
    string,
    Record<string, string>
  >;
  for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
    expect(version, name).toMatch(/^\d+\.\d+\.\d+/);
  }
});

test('the theme colour of the head is the plain of the style sheet', () => {
  const plain = /--plain: light-dark\((#\w+), (#\w+)\)/.exec(read('site/src/styles/tokens.css'));
  const page = read('site/src/layouts/Page.astro');
  expect(page).toContain(`content="${plain?.[1]}" media="(prefers-color-scheme: light)"`);
  expect(page).toContain(`content="${plain?.[2]}" media="(prefers-color-scheme: dark)"`);
});
