import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';

/** Commands with actions, which read their own arguments. */
const WITH_ACTIONS = ['signUps.ts', 'backup.ts', 'messages.ts'];
/** Modules beside the commands. */
const PARTS = ['arguments', 'buildPage', 'chromium', 'debian', 'orEnd', 'readOwner'];
const commands = globSync('*.ts', { cwd: import.meta.dirname }).filter(
  (file) =>
    !WITH_ACTIONS.includes(file) &&
    !file.endsWith('.test.ts') &&
    !PARTS.includes(basename(file, '.ts')),
);

async function run(file: string, ...args: string[]) {
  const child = spawn(process.execPath, [join(import.meta.dirname, file), ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  child.stdout.on('data', (chunk) => (said += String(chunk)));
  child.stderr.on('data', (chunk) => (said += String(chunk)));
  const [code]: unknown[] = await once(child, 'close');
  return { code, said };
}

test('there are a dozen commands to ask', () => {
  expect(commands.length).toBeGreaterThanOrEqual(11);
});

test.each(commands)('%s reads its arguments before it does anything', (file) => {
  const source = readFileSync(join(import.meta.dirname, file), 'utf8');
  expect(source).toMatch(/readArguments\('npm [\w :]+', \{/);
});

test.concurrent.each([
  ['testEngines.ts', 'npm run test:engines', 'firfox', 'firefox, webkit'],
  ['preview.ts', 'npm run preview', '--prot', 'no arguments'],
  ['build.ts', 'npm run build', '--quiet=1', '--quiet'],
  ['test.ts', 'npm test', 'page.e2e.ts', '--check'],
])('%s names what it takes', async (file, command, wrong, taken) => {
  const sentence = `\`${command}\` does not know "${wrong}". It takes ${taken}.\n`;
  expect(await run(file, wrong)).toEqual({ code: 1, said: sentence });
});
