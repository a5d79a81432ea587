import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { runScript } from '../server/test/runScript.ts';
import { createTempFolder } from '../server/test/temporaryFolder.ts';
import { FROZEN_OWNER } from '../site/e2e/environment.ts';
import { createBuildFolder, SECOND_BRAND } from '../site/test/builtSite.ts';
import { findProgram, installPrograms } from './test/programs.ts';

const MISSING_COMMA = `import { owner as secondBrandOwner } from '${SECOND_BRAND}/owner.config.ts'; export const owner = { ...secondBrandOwner,
  reply: ''

  // The parser reports the next token.
  links: {} };`;

test.each<[command: string, error: string, settings?: object]>([
  ['test.ts engins', 'Unknown argument "engins". Expected one of: check, owner.\n'],
  ['dev.ts --prot', "Unknown option '--prot'"],
  ['messages.ts check', 'File not found: /no/owner.config.ts. Set', { OWNER: '/no' }],
  ['build.ts', 'owner.config.ts:2: Missing comma after "reply: \'\'".'],
])('%s fails immediately with the error %s', async (command, error, more) => {
  const OWNER = await createTempFolder();
  writeFileSync(join(OWNER, 'owner.config.ts'), MISSING_COMMA);
  // With an empty PATH, the command can't start any other program.
  const settings = { PATH: '/nowhere', OWNER, ...more };
  const { code, out, err } = await runScript(command, settings);
  expect([code, out]).toEqual([1, '']);
  expect(err).toContain(error);
  expect(err).not.toContain('    at ');
});

test('fails the build with a one-line message for an error in a page', async () => {
  const OWNER = await createTempFolder();
  const messages = { 'head.title': { en: 'B', es: 'B', ar: 'B' } };
  const experiments = JSON.stringify([{ id: 'title', difference: 0.01, messages }]);
  const settings = `import { owner as frozen } from '${FROZEN_OWNER}/owner.config.ts';
    export const owner = { ...frozen, links: { partners: '' }, experiments: ${experiments} };`;
  writeFileSync(join(OWNER, 'owner.config.ts'), settings);
  const OUT_DIR = createBuildFolder();
  onTestFinished(() => rmSync(OUT_DIR, { recursive: true }));
  const { code, out, err } = await runScript('build.ts', { OWNER, OUT_DIR });
  expect([code, out]).toEqual([1, expect.not.stringContaining('rror')]);
  expect(err).toMatch(/^\S+, experiments\.0\.messages, "head\.title": no section in [^\n]*\.\n$/);
});

test('`npm test` ends with the totals of all tools', async () => {
  const PATH = await createTempFolder();
  const scripts = {
    node: 'exit 0',
    tsc: 'exit 0',
    oxlint: "printf ' Test Files  1 failed (9)\\n      Tests  1 failed | 7 passed (8)\\n'; exit 1",
    prettier: "printf '  2 failed\\n    [a] › b\\n  1 flaky\\n  5 passed (3.1s)\\n'; exit 1",
    knip: "printf '  8 passed (3.1s)\\n'; exit 1",
  };
  for (const [name, script] of Object.entries(scripts))
    writeFileSync(join(PATH, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  const { code, out } = await runScript('test.ts check', { PATH });
  // Five tools without counts, 7 passed, 5 passed, 1 flaky, and 8 passed before an error.
  expect(out).toMatch(/\n26 passed, 5 failed\n$/);
  expect(out).toContain('6 passed (1 flaky), 2 failed');
  expect(code).toBe(1);
});

test("`npm test` prints the install command if you aren't root", async () => {
  const programs = { CHROMIUM_PATH: '/no/chromium', PATH: '/nowhere' };
  const { code, out, err } = await runScript('test.ts', programs);
  expect([code, out]).toEqual([1, '']);
  expect(err).toMatch(
    /^The tests need chromium-headless-shell, .*\. Run `sudo apt-get install .* xvfb.*` first\.\n$/,
  );
});

test('`npm test` lists the Debian packages it installs as root', async () => {
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
    'Installing these Debian packages:',
    '  xvfb: display for WebKit',
  ]);
});

test('the doctor reads environment variables and fails if a fix is required', async () => {
  const settings = { OWNER: SECOND_BRAND, SITE_URL: 'http://localhost:9' };
  const { code, out } = await runScript('doctor.ts', settings);
  expect(out).toContain('Before launch\n  - ');
  expect(out).toMatch(/→ siteUrl, or SITE_URL for a single build\n\nRecommended\n {2}- /);
  expect(code).toBe(1);
});
