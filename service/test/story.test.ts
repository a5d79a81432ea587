import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { shownForm } from './formWorld.ts';
import { startPostgres } from './startPostgres.ts';
import { makePlace, startCompanion } from './faults/companion.ts';
import { LONG_MS } from './faults/scale.ts';

const EMAIL = 'Quagga.Zebra@example.com';
const TRACE = /quagga|zebra/i;

describe('a sign-up from the form to its last trace', () => {
  test('in an SQLite file', { timeout: LONG_MS }, async () => {
    const place = await makePlace();
    onTestFinished(place.remove);
    await live(place.settings);
    expect(await bytesIn(place.dataDir)).not.toMatch(TRACE);
  });

  test('in PostgreSQL', { timeout: LONG_MS }, async () => {
    const place = await makePlace();
    const postgres = await startPostgres();
    onTestFinished(async () => {
      await postgres.stop();
      await place.remove();
    });
    await live({ ...place.settings, DATABASE_URL: postgres.url });
    // PostgreSQL's own log of changes keeps a copy until it is recycled: docs/deploying.md.
    expect(await bytesIn(path.join(postgres.data, 'base'))).not.toMatch(TRACE);
  });
});

/** Signs up with a plain form, at once; survives kill -9, is listed, exported, forgotten. */
async function live(settings: Readonly<Record<string, string>>) {
  const first = await startCompanion(settings);
  const { fields } = shownForm(await (await fetch(first.form)).text());
  const body = new URLSearchParams({
    ...fields,
    email: EMAIL,
    firstName: '=HYPERLINK("https://quagga.example")',
    consent: 'yes',
  });
  const headers = { Origin: first.form.replace('127.0.0.1', 'localhost') };
  const thanks = await fetch(first.form, { method: 'POST', headers, body });
  expect([thanks.status, await thanks.text()]).toEqual([200, expect.stringContaining('Thank you')]);
  await first.stop('SIGKILL');

  const second = await startCompanion(settings);
  expect(owner(settings, 'list').stdout).toContain(EMAIL);
  expect(owner(settings, 'count').stdout).toBe('1\n');
  const folder = await mkdtemp(path.join(tmpdir(), 'export-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = path.join(folder, 'sign-ups.csv');
  expect(owner(settings, 'export', '--csv', '--out', file).status).toBe(0);
  const [, row = ''] = (await readFile(file, 'utf8')).split('\r\n');
  expect(row).toContain(`"${EMAIL}","'=HYPERLINK(""https://quagga.example"")"`);

  const forgotten = owner(settings, 'forget', EMAIL.toLowerCase());
  expect([forgotten.status, forgotten.stderr]).toEqual([0, expect.stringContaining('Forgotten')]);
  expect(owner(settings, 'count').stdout).toBe('0\n');
  await second.stop();
}

function owner(settings: Readonly<Record<string, string>>, ...args: readonly string[]) {
  return spawnSync(process.execPath, ['scripts/signUps.ts', ...args], {
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], ...settings },
  });
}

async function bytesIn(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const contents = await Promise.all(
    files.map(({ parentPath, name }) => readFile(path.join(parentPath, name))),
  );
  return Buffer.concat(contents).toString('latin1');
}
