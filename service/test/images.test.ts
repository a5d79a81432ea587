import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as z from 'zod';

const read = (path: string) => readFileSync(path, 'utf8');
const { devDependencies } = z
  .object({ devDependencies: z.object({ node: z.string() }) })
  .parse(JSON.parse(read('package.json')));

test('the image is built and runs on the Node that the tests run on', () => {
  const images = [...read('Dockerfile').matchAll(/^FROM (\S+)/gm)].map(([, image]) => image);
  expect(images).toEqual(Array(2).fill(`node:${devDependencies.node}-slim`));
});

test('every service of compose.yaml has a whole version, limits, and no right that it does not need', () => {
  const [, text = ''] = read('compose.yaml').split(/^services:\n/m);
  const [services = ''] = text.split(/^volumes:/m);
  const parts = services.split(/^ {2}(?=\w+:\n)/m).filter((part) => part.trim() !== '');
  const own = parts.filter((part) => !part.includes('<<: *companion'));
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
