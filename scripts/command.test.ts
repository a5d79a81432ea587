import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runScript } from '../server/test/runScript.ts';
import { temporaryFolder } from '../server/test/temporaryFolder.ts';
import { FROZEN_OWNER } from '../site/e2e/environment.ts';
import { buildFolder, SECOND } from '../site/test/builtSite.ts';

const NO_COMMA = `import { owner as second } from '${SECOND}'; export const owner = { ...second,
  reply: ''

  // The word that is told of.
  links: {} };`;

test.each<[command: string, sentence: string, settings?: object]>([
  // Where no program is to be had, not even one that installs others.
  ['test.ts engins', '"engins" is unknown here. Known: check, engines, owner, faults.\n'],
  ['dev.ts --prot', "Unknown option '--prot'"],
  ['messages.ts check', 'OWNER_CONFIG names /no.ts, and there is no', { OWNER_CONFIG: '/no.ts' }],
  ['build.ts', 'owner.config.ts:2: A comma is missing after "reply: \'\'".'],
])('%s is refused before anything is done, in a sentence: %s', async (command, sentence, more) => {
  const OWNER_CONFIG = join(await temporaryFolder(), 'owner.config.ts');
  writeFileSync(OWNER_CONFIG, NO_COMMA);
  const settings = { PATH: '/nowhere', OWNER_CONFIG, ...more };
  const { code, out, err } = await runScript(command, settings);
  expect([code, out]).toEqual([1, '']);
  expect(err).toContain(sentence);
  expect(err).not.toContain('    at ');
});

test('a mistake that only the built pages show fails the build with its sentence alone', async () => {
  const OWNER_CONFIG = join(await temporaryFolder(), 'owner.config.ts');
  const messages = { 'head.title': { en: 'B', es: 'B', ar: 'B' } };
  const experiments = JSON.stringify([{ id: 'title', difference: 0.01, messages }]);
  const settings = `import { owner as frozen } from '${FROZEN_OWNER}';
    export const owner = { ...frozen, experiments: ${experiments} };`;
  writeFileSync(OWNER_CONFIG, settings);
  const OUT_DIR = buildFolder();
  onTestFinished(() => rmSync(OUT_DIR, { recursive: true }));
  const { code, out, err } = await runScript('build.ts --quiet', { OWNER_CONFIG, OUT_DIR });
  expect([code, out]).toEqual([1, '']);
  expect(err).toMatch(/^\S+, experiments\.0\.messages, "head\.title": no section of .*\.\n/);
});

test('where no browser is to be had the tests say so in one line', async () => {
  const nowhere = { PATH: '/nowhere', PLAYWRIGHT_BROWSERS_PATH: '/nowhere' };
  const { code, err } = await runScript('test.ts check', nowhere);
  expect(err).toMatch(/^The tests need Chromium and could not install one\. Install it [^\n]*\n$/);
  expect(code).toBe(1);
});

test('the last line of the tests says how many passed and failed, and a failure fails them', async () => {
  const PATH = await temporaryFolder();
  const does = {
    node: 'exit 0',
    tsc: 'exit 0',
    oxlint: 'exit 0',
    prettier: 'exit 0',
    knip: 'exit 1',
  };
  for (const [name, command] of Object.entries(does))
    writeFileSync(join(PATH, name), `#!/bin/sh\n${command}\n`, { mode: 0o755 });
  const settings = { PATH, CHROMIUM_PATH: process.execPath };
  const { code, out } = await runScript('test.ts check', settings);
  expect(out).toMatch(/\n7 passed, 1 failed\n$/);
  expect(code).toBe(1);
});

test('the doctor reads the settings of the environment, and fails while something must be done', async () => {
  const settings = { OWNER_CONFIG: SECOND, SITE_URL: 'http://localhost:9' };
  const { code, out } = await runScript('doctor.ts', settings);
  expect(out).toContain('Before launch\n  - The page believes');
  expect(out).toMatch(
    /→ siteUrl, or SITE_URL for one build\n\nWorth a look; the page is honest without\n {2}- /,
  );
  expect(code).toBe(1);
});
