import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, test } from 'vitest';
import * as z from 'zod';

const read = (path: string) => readFileSync(path, 'utf8');
const { dependencies, devDependencies } = z
  .object({
    dependencies: z.record(z.string(), z.string()),
    devDependencies: z.object({ node: z.string() }),
  })
  .parse(JSON.parse(read('package.json')));
/** The build of the image, its production packages, and the image itself. */
const [, build = '', , image = ''] = read('Dockerfile').split(/^FROM /m);

test('the image is built and runs on the Node that the tests run on', () => {
  const images = [...read('Dockerfile').matchAll(/^FROM (\S+)/gm)].map(([, name]) => name);
  expect(images).toEqual(Array(3).fill(`node:${devDependencies.node}-slim`));
});

test('packages are installed by the lock file, and not anew when words change', () => {
  const copied = /^COPY package\.json package-lock\.json \.npmrc \.\/\nRUN npm ci/m;
  const stages = read('Dockerfile').split(/^FROM /m);
  expect(stages.filter((stage) => copied.test(stage))).toHaveLength(2);
  expect(build.indexOf('npm ci')).toBeLessThan(build.indexOf('COPY . .'));
  expect(read('Dockerfile')).not.toContain('npm install');
});

test('the image holds all that the server and the owner’s commands import', () => {
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
  const commands = ['signUps', 'report', 'backup'].map((name) => `scripts/${name}.ts`);
  ['server/src/main.ts', ...commands].forEach(visit);
  expect(seen.size).toBeGreaterThan(40);
  expect(missing).toEqual([]);
});

test('the server runs on at most twenty-five packages, all of them counted', () => {
  const locked = z.object({
    packages: z.record(z.string(), z.object({ dev: z.optional(z.boolean()) })),
  });
  const { packages } = locked.parse(JSON.parse(read('package-lock.json')));
  const own = Object.keys(packages).filter((path) => path !== '' && !packages[path]?.dev);
  expect(own.length, own.join(' ')).toSatisfy((count) => count > 3 && count <= 25);
});

const isProduction = (name: string) =>
  Object.keys(dependencies).some((known) => name === known || name.startsWith(`${known}/`));

test('every service of compose.yaml has a whole version, limits, and no right that it does not need', () => {
  const [, text = ''] = read('compose.yaml').split(/^services:\n/m);
  const [services = ''] = text.split(/^volumes:/m);
  const parts = services.split(/^ {2}(?=\w+:)/m).filter((part) => part.trim() !== '');
  const own = parts.filter((part) => !part.includes('<<: *server'));
  expect([parts.length, own.length]).toEqual([6, 4]);
  for (const part of own) {
    expect(part).toMatch(/^ {4}(?:build:|image: \S+:\d+\.\d+(?:\.\d+)?$)/m);
    expect(part).toContain('cap_drop: [ALL]');
    expect(part).toContain("security_opt: ['no-new-privileges:true']");
    expect(part).toMatch(/^ {4}mem_limit: /m);
    expect(part).toMatch(/^ {4}pids_limit: /m);
  }
});

test('an image of which nobody named the address is not taken for one of this machine alone', () => {
  expect(read('Dockerfile')).toMatch(/^ARG SITE_URL$/m);
  expect(read('compose.yaml')).toMatch(/args:\n[^\n]*\n {8}SITE_URL: \$\{SITE_URL:-\}\n/);
});

test('compose.yaml gives the balancer every name that its file asks for', () => {
  const asked = [...read('deploy/haproxy.cfg').matchAll(/\$\{(\w+)\}/g)].map(([, name]) => name);
  const [, balancer = ''] = read('compose.yaml').split(/^ {2}balancer:\n/m);
  const [, environment = ''] = balancer.split(/^ {4}environment:\n/m);
  const given = [...environment.matchAll(/^ {6}(\w+): |^ {4}\w/gm)].map(([, name]) => name);
  expect(new Set(asked)).toEqual(new Set(given.slice(0, given.indexOf(undefined))));
});
