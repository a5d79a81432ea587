import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { runScript } from '../server/test/runScript.ts';
import { createTempFolder } from '../server/test/temporaryFolder.ts';
import { FROZEN_OWNER } from '../site/e2e/environment.ts';
import { createBuildFolder, SECOND_BRAND } from '../site/test/builtSite.ts';
import { findProgram, installPrograms } from './test/programs.ts';

const NO_COMMA = `import { owner as second } from '${SECOND_BRAND}/owner.config.ts'; export const owner = { ...second,
  reply: ''

  // The token that the parser reports.
  links: {} };`;

test.each<[command: string, sentence: string, settings?: object]>([
  // A PATH without any program, not even a package manager.
  ['test.ts engins', '"engins" is unknown here. Known: check, owner.\n'],
  ['dev.ts --prot', "Unknown option '--prot'"],
  ['messages.ts check', 'File not found: /no/owner.config.ts. Set', { OWNER: '/no' }],
  ['build.ts', 'owner.config.ts:2: A comma is missing after "reply: \'\'".'],
])('%s is refused before anything is done, in a sentence: %s', async (command, sentence, more) => {
  const OWNER = await createTempFolder();
  writeFileSync(join(OWNER, 'owner.config.ts'), NO_COMMA);
  const settings = { PATH: '/nowhere', OWNER, ...more };
  const { code, out, err } = await runScript(command, settings);
  expect([code, out]).toEqual([1, '']);
  expect(err).toContain(sentence);
  expect(err).not.toContain('    at ');
});

test('a mistake found in built pages fails the build with one sentence', async () => {
  const OWNER = await createTempFolder();
  const messages = { 'head.title': { en: 'B', es: 'B', ar: 'B' } };
  const experiments = JSON.stringify([{ id: 'title', difference: 0.01, messages }]);
  const settings = `import { owner as frozen } from '${FROZEN_OWNER}/owner.config.ts';
    export const owner = { ...frozen, experiments: ${experiments} };`;
  writeFileSync(join(OWNER, 'owner.config.ts'), settings);
  const OUT_DIR = createBuildFolder();
  onTestFinished(() => rmSync(OUT_DIR, { recursive: true }));
  const { code, out, err } = await runScript('build.ts', { OWNER, OUT_DIR });
  expect([code, out]).toEqual([1, expect.not.stringContaining('rror')]);
  expect(err).toMatch(/^\S+, experiments\.0\.messages, "head\.title": no section of [^\n]*\.\n$/);
});

test('the last line of `npm test` adds up the tests of every tool', async () => {
  const PATH = await createTempFolder();
  const prints = {
    node: 'exit 0',
    tsc: 'exit 0',
    oxlint: "printf ' Test Files  1 failed (9)\\n      Tests  1 failed | 7 passed (8)\\n'; exit 1",
    prettier: "printf '  2 failed\\n    [a] › b\\n  1 flaky\\n  5 passed (3.1s)\\n'; exit 1",
    knip: "printf '  8 passed (3.1s)\\n'; exit 1",
  };
  for (const [name, command] of Object.entries(prints))
    writeFileSync(join(PATH, name), `#!/bin/sh\n${command}\n`, { mode: 0o755 });
  const { code, out } = await runScript('test.ts check', { PATH });
  // Five that print no counts, 7, 5 with one on the second try, and 8 before an error.
  expect(out).toMatch(/\n26 passed, 5 failed\n$/);
  expect(out).toContain('6 passed, 2 failed, 1 passed on the second try');
  expect(code).toBe(1);
});

test('`npm test` prints how to install missing programs without root', async () => {
  const programs = { CHROMIUM_PATH: '/no/chromium', PATH: '/nowhere' };
  const { code, out, err } = await runScript('test.ts', programs);
  expect([code, out]).toEqual([1, '']);
  expect(err).toMatch(
    /^The tests need chromium-headless-shell, .*\. Run `sudo apt-get install .* xvfb.*` first\.\n$/,
  );
});

test('as root on Debian, `npm test` says which packages it installs and why', async () => {
  const folder = await createTempFolder();
  const apt = '#!/bin/sh\ncase $* in *install*xvfb) : > "${0%/*}/Xvfb";; esac\n';
  writeFileSync(join(folder, 'apt-get'), apt, { mode: 0o755 });
  vi.stubEnv('PATH', folder);
  const user = vi.spyOn(process, 'getuid').mockReturnValue(1_000);
  const log = vi.spyOn(console, 'log').mockReturnValue();
  onTestFinished(() => {
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
  });
  expect(() => installPrograms(['xvfb'])).toThrow('Run `sudo apt-get install');
  user.mockReturnValue(0);
  installPrograms(['xvfb']);
  expect(findProgram('xvfb')).toBe(join(folder, 'Xvfb'));
  expect(log.mock.calls.flat()).toEqual([
    'As root, the tests install these Debian packages:',
    '  xvfb: is the screen of WebKit',
  ]);
});

test('the doctor reads the environment and fails while something is required', async () => {
  const settings = { OWNER: SECOND_BRAND, SITE_URL: 'http://localhost:9' };
  const { code, out } = await runScript('doctor.ts', settings);
  expect(out).toContain('Before launch\n  - ');
  expect(out).toMatch(
    /→ siteUrl, or SITE_URL for one build\n\nWorth a look; the page is honest without\n {2}- /,
  );
  expect(code).toBe(1);
});
