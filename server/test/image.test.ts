import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, test } from 'vitest';
import * as z from 'zod';

const read = (path: string) => readFileSync(path, 'utf8');
const Versions = z.record(z.string(), z.string());
const { dependencies, devDependencies } = z
  .object({ dependencies: Versions, devDependencies: Versions })
  .parse(JSON.parse(read('package.json')));
/** Stages in the Dockerfile: the owner's folder, the build, production packages, and the final image. */
const [, owner = '', build = '', production = '', image = ''] = read('Dockerfile').split(/^FROM /m);
const compose = read('compose.yaml');

test('image uses pinned Node and lockfile, and caches the npm install layer', () => {
  for (const stage of [build, production, image]) {
    expect(stage).toMatch(new RegExp(`^node:${devDependencies['node']}-slim`));
  }
  const installed = /^COPY package\.json package-lock\.json \.npmrc \.\/\nRUN npm ci/m;
  for (const stage of [build.split('COPY . .')[0], production]) expect(stage).toMatch(installed);
  expect(image).not.toContain('npm');
});

test('image build uses the owner folder from the build context', () => {
  expect(owner).toMatch(/^scratch AS owner\nCOPY owner \/\n/);
  expect(build).toContain('COPY . .\nCOPY --from=owner / /owner/\nENV OWNER=/owner\n');
  expect(compose).toContain('owner: ${OWNER:-./owner}\n');
});

test('image includes every module the server and CLI scripts import', () => {
  const copied = [...image.matchAll(/^COPY --from=\w+ (.*) \S+$/gm)].flatMap(([, sources]) =>
    (sources ?? '').split(' ').map((path) => path.replace('/app/', '')),
  );
  const missing: string[] = [];
  const visited = new Set<string>();
  const visit = (path: string) => {
    if (visited.has(path)) return;
    visited.add(path);
    if (!copied.some((source) => path === source || path.startsWith(`${source}/`)))
      missing.push(path);
    for (const [, name = ''] of read(path).matchAll(/(?:from|import)\s*\(?\s*'([^'\s]+)'/g)) {
      if (name.startsWith('#')) visit(name.slice(1));
      else if (name.startsWith('.')) visit(posix.join(posix.dirname(path), name));
      else if (!name.startsWith('node:') && !isDependency(name)) missing.push(`${path}: ${name}`);
    }
  };
  const commands = ['signUps.ts', 'report.ts', 'backup.ts', 'install.mjs'];
  ['server/src/main.ts', ...commands.map((name) => `scripts/${name}`)].forEach(visit);
  expect(visited.size).toBeGreaterThan(40);
  expect(missing).toEqual([]);
});

const isDependency = (name: string) =>
  Object.keys(dependencies).some((known) => name === known || name.startsWith(`${known}/`));

test("compose.yaml sets a project name, so volume names don't depend on the folder", () => {
  expect(compose).toMatch(/^name: \w+$/m);
});

test('compose pins, limits, and restricts every service', () => {
  const sections = compose.split(/^ {2}(?=\w+:)/m);
  const services = sections.filter((section) => /^ {4}(build|image):/m.test(section));
  expect(services).toHaveLength(4);
  for (const service of services) {
    expect(service).toMatch(/^ {4}(?:build:|image: \S+:\d+\.\d+(?:\.\d+)?$)/m);
    const privileges = ['cap_drop: [ALL]\n', "security_opt: ['no-new-privileges:true']\n"];
    for (const line of [...privileges, 'mem_limit: ', 'pids_limit: '])
      expect(service).toContain(`\n    ${line}`);
  }
});

test('compose sets SITE_URL and every variable haproxy.cfg uses', () => {
  expect(build).toMatch(/^ARG SITE_URL$/m);
  expect(compose).toMatch(/args:\n[^\n]*\n {8}SITE_URL: \$\{SITE_URL:-\}\n/);
  const [, environment = ''] =
    /\n {2}balancer:\n[^]*? {4}environment:\n((?: {6}.*\n)+)/.exec(compose) ?? [];
  const findAll = (text: string, pattern: RegExp) => new Set(text.match(pattern));
  expect(findAll(environment, /(?<=^ +)\w+(?=:)/gm)).toEqual(
    findAll(read('deploy/haproxy.cfg'), /(?<=\$\{)\w+/g),
  );
});
