import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, test } from 'vitest';
import * as z from 'zod';

const read = (path: string) => readFileSync(path, 'utf8');
const texts = z.record(z.string(), z.string());
const { dependencies, devDependencies } = z
  .object({ dependencies: texts, devDependencies: texts })
  .parse(JSON.parse(read('package.json')));
/** The stages of the image: build, production packages, final image. */
const [, owner = '', build = '', production = '', image = ''] = read('Dockerfile').split(/^FROM /m);
const compose = read('compose.yaml');

test("the image uses the tests' Node and lock file, and caches the install", () => {
  for (const stage of [build, production, image]) {
    expect(stage).toMatch(new RegExp(`^node:${devDependencies['node']}-slim`));
  }
  const installed = /^COPY package\.json package-lock\.json \.npmrc \.\/\nRUN npm ci/m;
  for (const stage of [build.split('COPY . .')[0], production]) expect(stage).toMatch(installed);
  expect(image).not.toContain('npm');
});

test('the image is built with the owner folder from the build context', () => {
  expect(owner).toMatch(/^scratch AS owner\nCOPY owner \/\n/);
  expect(build).toContain('COPY . .\nCOPY --from=owner / /owner/\nENV OWNER=/owner\n');
  expect(compose).toContain('owner: ${OWNER:-./owner}\n');
});

test('the image contains everything that server and commands import', () => {
  const places = [...image.matchAll(/^COPY --from=\w+ (.*) \S+$/gm)].flatMap(([, from]) =>
    (from ?? '').split(' ').map((path) => path.replace('/app/', '')),
  );
  const missing: string[] = [];
  const seen = new Set<string>();
  const visit = (path: string) => {
    if (seen.has(path)) return;
    seen.add(path);
    if (!places.some((place) => path === place || path.startsWith(`${place}/`))) missing.push(path);
    for (const [, name = ''] of read(path).matchAll(/(?:from|import)\s*\(?\s*'([^'\s]+)'/g)) {
      if (name.startsWith('#')) visit(name.slice(1));
      else if (name.startsWith('.')) visit(posix.join(posix.dirname(path), name));
      else if (!name.startsWith('node:') && !isProduction(name)) missing.push(`${path}: ${name}`);
    }
  };
  const commands = ['signUps.ts', 'report.ts', 'backup.ts', 'install.mjs'];
  ['server/src/main.ts', ...commands.map((name) => `scripts/${name}`)].forEach(visit);
  expect(seen.size).toBeGreaterThan(40);
  expect(missing).toEqual([]);
});

const isProduction = (name: string) =>
  Object.keys(dependencies).some((known) => name === known || name.startsWith(`${known}/`));

test('compose finds its volumes from any folder', () => {
  expect(compose).toMatch(/^name: \w+$/m);
});

test('each compose service has a full version, limits and minimal rights', () => {
  const own = compose.split(/^ {2}(?=\w+:)/m).filter((part) => /^ {4}(build|image):/m.test(part));
  expect(own).toHaveLength(4);
  for (const part of own) {
    expect(part).toMatch(/^ {4}(?:build:|image: \S+:\d+\.\d+(?:\.\d+)?$)/m);
    const rights = ['cap_drop: [ALL]\n', "security_opt: ['no-new-privileges:true']\n"];
    for (const line of [...rights, 'mem_limit: ', 'pids_limit: '])
      expect(part).toContain(`\n    ${line}`);
  }
});

test('compose trusts no outside address and names every HAProxy server', () => {
  expect(build).toMatch(/^ARG SITE_URL$/m);
  expect(compose).toMatch(/args:\n[^\n]*\n {8}SITE_URL: \$\{SITE_URL:-\}\n/);
  const [, environment = ''] =
    /\n {2}balancer:\n[^]*? {4}environment:\n((?: {6}.*\n)+)/.exec(compose) ?? [];
  const names = (text: string, name: RegExp) => new Set(text.match(name));
  expect(names(environment, /(?<=^ +)\w+(?=:)/gm)).toEqual(
    names(read('deploy/haproxy.cfg'), /(?<=\$\{)\w+/g),
  );
});
