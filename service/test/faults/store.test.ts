import { spawnSync } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { once } from 'node:events';
import { describe, expect, onTestFinished, test } from 'vitest';
import { sqliteFile } from '../../src/db/open.ts';
import { startPostgres } from '../startPostgres.ts';
import { mutableConnection } from './mutableConnection.ts';
import { startSqliteThread } from '../../src/db/sqliteThread.ts';
import { filledIn, makePlace, post, runCompanion, send, startCompanion } from './companion.ts';
import type { Companion } from './companion.ts';
import { FAULTS } from './rows.ts';
import { LONG_MS, measured } from './scale.ts';

const MEGABYTE = 1_024 * 1_024;
const MOST_FORMS = 5_000;
const COMMAND_LIMIT_MS = 30_000;

describe(FAULTS.store, () => {
  test('a full disk', { timeout: LONG_MS }, async (context) => {
    const { settings, dataDir, remove } = await makePlace();
    const disk = await smallDisk(dataDir);
    onTestFinished(async () => {
      await disk.remove();
      await remove();
    });
    const run = disk.kind === 'tmpfs' ? startCompanion(settings) : startLimited(settings);
    const companion = await run;
    onTestFinished(async () => void (await companion.stop()));
    expect((await send(companion.form, filledIn('first@example.com'))).kind).toBe('thanks');
    await disk.fill();
    let kept = 1;
    let fields = filledIn('person0@example.com');
    while ((await send(companion.form, fields)).kind === 'thanks') {
      kept += 1;
      if (kept > MOST_FORMS) throw new Error('The disk was never full.');
      fields = filledIn(`person${kept}@example.com`);
    }
    await expectNotSaved(companion, fields);
    expect((await fetch(`${companion.origin}/readyz`)).status).toBe(503);
    if (disk.kind === 'tmpfs') {
      await disk.free();
      expect((await fetch(`${companion.origin}/readyz`)).status).toBe(200);
      expect((await send(companion.form, fields)).kind).toBe('thanks');
      kept += 1;
      await disk.fill();
    }
    const { code, output, errors } = await companion.stop();
    expect([code, errors, output.includes('"event":"stopped"')]).toEqual([0, '', true]);
    expect(output).toContain('"level":"error","event":"A sign-up was not saved');
    if (disk.kind === 'tmpfs') {
      expectEndsOnFullDisk(settings);
      await disk.free();
    }
    measured(context, `${disk.kind}: ${kept} kept, then 503; ${await count(settings)} stored`);
    if (disk.kind === 'tmpfs') expect(await count(settings)).toBe(String(kept));
  });

  test('a locked database', { timeout: LONG_MS }, async (context) => {
    const { settings, dataDir, remove } = await makePlace();
    const companion = await startCompanion(settings);
    onTestFinished(async () => {
      await companion.stop();
      await remove();
    });
    // The first visitor waits until the page is compressed, locked or not.
    await fetch(companion.origin);
    const other = await startSqliteThread(sqliteFile(dataDir));
    await other.alone({ sql: 'begin exclusive', parameters: [] });
    const fields = filledIn('locked@example.com');
    const sending = expectNotSaved(companion, fields);
    const start = performance.now();
    expect((await fetch(companion.origin)).status).toBe(200);
    const waited = performance.now() - start;
    await sending;
    await other.alone({ sql: 'rollback', parameters: [] });
    await other.close();
    expect((await send(companion.form, fields)).kind).toBe('thanks');
    expect(await count(settings)).toBe('1');
    measured(
      context,
      `503; the page meanwhile after ${waited.toFixed(1)} ms; a retry made one row`,
    );
    expect(waited).toBeLessThan(500);
  });

  test('PostgreSQL killed', { timeout: LONG_MS }, async (context) => {
    const place = await makePlace();
    const postgres = await startPostgres();
    const settings = { ...place.settings, DATABASE_URL: postgres.url };
    const companion = await startCompanion(settings);
    onTestFinished(async () => {
      await companion.stop();
      await postgres.stop();
      await place.remove();
    });
    expect((await fetch(`${companion.origin}/readyz`)).status).toBe(200);
    await postgres.kill();
    const fields = filledIn('down@example.com');
    await expectNotSaved(companion, fields);
    expect((await fetch(`${companion.origin}/readyz`)).status).toBe(503);
    expect((await fetch(`${companion.origin}/healthz`)).status).toBe(200);
    await postgres.start();
    await expect
      .poll(async () => (await send(companion.form, fields)).kind, { timeout: 10_000 })
      .toBe('thanks');
    expect((await fetch(`${companion.origin}/readyz`)).status).toBe(200);
    expect(await count(settings)).toBe('1');
    measured(context, '503 while it is gone; a retry made one row');
  });

  test('PostgreSQL silent, its connections open', { timeout: LONG_MS }, async (context) => {
    const place = await makePlace();
    const postgres = await startPostgres();
    const url = new URL(postgres.url);
    const connection = await mutableConnection(Number(url.port));
    url.hostname = '127.0.0.1';
    url.port = String(connection.port);
    const settings = { ...place.settings, DATABASE_URL: url.href };
    const companion = await startCompanion(settings);
    onTestFinished(async () => {
      connection.close();
      await companion.stop();
      await postgres.stop();
      await place.remove();
    });
    expect((await send(companion.form, filledIn('before@example.com'))).kind).toBe('thanks');
    connection.mute(true);
    const fields = filledIn('silent@example.com');
    const start = performance.now();
    await expectNotSaved(companion, fields);
    const waited = (performance.now() - start) / 1000;
    expect((await fetch(companion.origin)).status).toBe(200);
    connection.mute(false);
    await expect
      .poll(async () => (await send(companion.form, fields)).kind, { timeout: 10_000 })
      .toBe('thanks');
    expect(await count({ ...place.settings, DATABASE_URL: postgres.url })).toBe('2');
    measured(context, `503 after ${waited.toFixed(1)} s; a retry made one row`);
    expect(waited).toBeLessThan(10);
  });
});

describe(FAULTS.start, () => {
  test('a port in use', async () => {
    const { settings, remove } = await makePlace();
    onTestFinished(remove);
    const squatter = createServer().listen(Number(settings.PORT), '127.0.0.1');
    await once(squatter, 'listening');
    onTestFinished(() => void squatter.close());
    await expectRefusal(settings, /^Port \d+ is in use by another program\./);
  });

  test('site files that cannot be read', async () => {
    const { settings, remove } = await makePlace();
    onTestFinished(remove);
    await expectRefusal({ ...settings, SITE_DIR: '/nowhere' }, /^The built site in \/nowhere/);
  });

  test('a corrupt database', async () => {
    const { settings, dataDir, remove } = await makePlace();
    onTestFinished(remove);
    await mkdir(dataDir, { recursive: true });
    await writeFile(sqliteFile(dataDir), 'This is no database. '.repeat(500));
    await expectRefusal(settings, /^The sign-up store .* is damaged\. Move it away/);
  });

  test('a read-only database', async (context) => {
    const { settings, dataDir, remove } = await makePlace();
    const disk = await smallDisk(dataDir);
    onTestFinished(async () => {
      await disk.remove();
      await remove();
    });
    await (await startCompanion(settings)).stop();
    disk.makeReadOnly();
    measured(context, disk.kind);
    await expectRefusal(settings, /^The sign-up store .* cannot be opened for writing\./);
    disk.makeWritable();
  });

  test('a form on the site’s own origin', async () => {
    const { settings, remove } = await makePlace();
    onTestFinished(remove);
    const SITE_URL = `http://localhost:${settings.FORM_PORT}`;
    await expectRefusal({ ...settings, SITE_URL }, /^The form must have an origin of its own/);
  });
});

/** Not acknowledged, said in a plain sentence, entries kept; page and prices unaffected. */
async function expectNotSaved(companion: Companion, fields: Record<string, string>) {
  const response = await post(companion.form, fields);
  const html = await response.text();
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).not.toBeNull();
  expect(html).toContain('Not saved. Please try again.');
  expect(html).toContain(`value="${fields['email']}"`);
  expect((await fetch(companion.origin)).status).toBe(200);
  expect((await fetch(`${companion.origin}/api/v3/simple/price`)).status).toBe(200);
}

/** Each of the owner's commands does its work or says why not, and ends. */
function expectEndsOnFullDisk(settings: Readonly<Record<string, string>>) {
  const commands = ['signUps.ts list', 'signUps.ts count', 'signUps.ts forget first@example.com'];
  for (const command of [...commands, 'backup.ts']) {
    const { status, stderr } = runScript(settings, command);
    const isReading = /list|count/.test(command);
    expect([isReading ? 0 : 1, 1], `${command}: ${stderr}`).toContain(status);
    if (status === 1) expect(stderr, command).toMatch(/full/);
  }
}

/** One line, and an exit code that is not 0. */
async function expectRefusal(settings: Parameters<typeof runCompanion>[0], line: RegExp) {
  const { code, errors, output } = await runCompanion(settings).ended;
  expect(errors).toMatch(line);
  expect(errors.trimEnd()).not.toContain('\n');
  expect(output).toBe('');
  expect(code).not.toBe(0);
}

async function count(settings: Readonly<Record<string, string>>): Promise<string> {
  const { stdout, stderr } = runScript(settings, 'signUps.ts count');
  return stdout.trim() || stderr;
}

function runScript(settings: Readonly<Record<string, string>>, command: string) {
  const [script = '', ...words] = command.split(' ');
  return spawnSync(process.execPath, [path.join('scripts', script), ...words], {
    encoding: 'utf8',
    timeout: COMMAND_LIMIT_MS,
    env: { PATH: process.env['PATH'], ...settings },
  });
}

/** A limit on the size of each file stands in for a full disk where no disk can be mounted. */
function startLimited(settings: Parameters<typeof startCompanion>[0]) {
  return startCompanion(settings, ['sh', '-c', 'ulimit -f 400; exec "$@"', 'sh']);
}

/** A disk of 3 MB at that path; without the right to mount one, a folder. */
async function smallDisk(folder: string) {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const mount = (...options: string[]) =>
    spawnSync('mount', [...options, folder], { stdio: 'ignore' }).status === 0;
  const isMounted = mount('-t', 'tmpfs', '-o', 'size=3m,mode=700', 'tmpfs');
  const filler = path.join(folder, 'filler');
  return {
    kind: isMounted ? 'tmpfs' : 'folder, with a limit on file size',
    fill: async () => {
      if (!isMounted) return;
      // The last write fails when nothing is left.
      await writeFile(filler, Buffer.alloc(3 * MEGABYTE)).catch(() => {});
    },
    free: () => rm(filler),
    makeReadOnly: () => {
      if (isMounted) mount('-o', 'remount,ro');
      else spawnSync('chmod', ['-R', 'a-w', folder]);
    },
    makeWritable: () => {
      if (isMounted) mount('-o', 'remount,rw');
      else spawnSync('chmod', ['-R', 'u+w', folder]);
    },
    remove: async () => {
      if (isMounted) spawnSync('umount', [folder]);
    },
  };
}
