import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runScript } from '../../server/test/runScript.ts';
import { createTempFolder } from '../../server/test/temporaryFolder.ts';
import { FROZEN_OWNER } from '../../site/e2e/environment.ts';
import { hashMessage } from './notes.ts';
import { writeJson } from '../owner/files.ts';

test('accepts only translations that changed since a commit', async () => {
  const folder = await createTempFolder();
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Ed', '-c', 'user.email=ed@example.com', ...args], {
      cwd: folder,
    });
  const write = (language: string, value: object) =>
    writeJson(join(folder, `owner/content/${language}/hero.json`), value);
  mkdirSync(join(folder, 'owner'));
  writeFileSync(
    join(folder, 'owner/owner.config.ts'),
    `export { owner } from '${FROZEN_OWNER}/owner.config.ts';`,
  );
  write('en', { heading: 'Trade.', start: 'Start', demo: 'Demo' });
  write('es', { heading: 'Opera.', start: 'Empieza', demo: 'Demo' });
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '--message=Start');
  write('en', { heading: 'Trade here.', start: 'Begin', demo: 'Show' });
  write('es', { heading: 'Opera aquí.', start: 'Empieza', demo: 'Show' });
  const OWNER = join(folder, 'owner');
  const { code, out } = await runScript('messages.ts accept-saved HEAD', { OWNER });
  expect([code, out]).toEqual([0, expect.stringContaining('Accepted 1 message in "es"')]);
  const marks = JSON.parse(readFileSync(join(OWNER, 'content/.translated.json'), 'utf8'));
  expect(marks['es']).toEqual({ 'hero.heading': hashMessage('Trade here.') });
});
