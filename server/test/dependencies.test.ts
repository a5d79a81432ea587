import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as z from 'zod';

const MOST_PACKAGES = 25;

const Package = z.object({
  dependencies: z.record(z.string(), z.string()).default({}),
  peerDependencies: z.record(z.string(), z.string()).default({}),
  peerDependenciesMeta: z
    .record(z.string(), z.object({ optional: z.optional(z.boolean()) }))
    .default({}),
});
const Lock = z.object({ packages: z.record(z.string(), Package) });

test('the server runs on at most twenty-five packages, all of them counted', () => {
  const { packages } = Lock.parse(JSON.parse(readFileSync('package-lock.json', 'utf8')));
  const reached = new Set<string>();
  const visit = (folder: string) => {
    const found = packages[folder];
    if (found === undefined) return;
    const { dependencies, peerDependencies, peerDependenciesMeta } = found;
    const needed = Object.keys(peerDependencies).filter(
      (name) => peerDependenciesMeta[name]?.optional !== true,
    );
    for (const name of [...Object.keys(dependencies), ...needed]) {
      const place = nearest(packages, folder, name);
      if (place === undefined || reached.has(place)) continue;
      reached.add(place);
      visit(place);
    }
  };
  visit('');
  expect(reached.size).toBeGreaterThan(3);
  expect(reached.size, [...reached].join(' ')).toBeLessThanOrEqual(MOST_PACKAGES);
});

/** Where Node finds a package that this one asks for. */
function nearest(packages: Record<string, unknown>, folder: string, name: string) {
  const nested = `${folder}/node_modules/${name}`;
  return [nested, `node_modules/${name}`].find((place) => place in packages);
}
