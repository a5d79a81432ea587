import { spawnSync } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runScript } from './runScript.ts';
import { runServer } from './runServer.ts';
import { LONG_MS, newSettings, startServer } from './startServer.ts';

const MEGABYTE = 1_024 * 1_024;

test(
  'a full disk acknowledges nothing, page and prices go on, and it heals when there is space; on a read-only one nothing starts',
  { timeout: LONG_MS },
  async () => {
    const settings = await newSettings();
    const disk = await smallDisk(settings.DATA_DIR);
    // Where no disk can be mounted, a limit on the size of each file stands in for a full one.
    const limit = disk.isMounted ? [] : ['sh', '-c', 'ulimit -f 400; exec "$@"', 'sh'];
    const server = await startServer(settings, limit);
    const statusOf = async (path: string) => (await fetch(`${server.origin}${path}`)).status;
    let kept = 0;
    const send = (headers = {}) => server.signUp(`person${kept}@example.com`, headers);
    expect((await send()).status).toBe(200);
    await disk.fill();
    do kept += 1;
    while ((await send()).status === 200);
    expect((await send()).status).toBe(503);
    const withoutScript = await send({ Accept: '*/*' });
    expect(withoutScript.headers.get('location')).toBe('/form/not-saved/');
    for (const path of ['/', '/api/v3/simple/price', '/healthz']) {
      expect([path, await statusOf(path)]).toEqual([path, 200]);
    }
    expect(await statusOf('/readyz')).toBe(503);
    // Each of the owner's commands does its work or says why not, and ends.
    for (const command of ['signUps.ts forget person0@example.com', 'backup.ts']) {
      const { code, err } = await runScript(command, settings);
      expect([0, 1]).toContain(code);
      if (code === 1) expect(err, command).toMatch(/full|no space|too large/i);
    }
    if (disk.isMounted) {
      await disk.free();
      expect(await statusOf('/readyz')).toBe(200);
      expect((await send()).status).toBe(200);
    }
    const { code, errors, output } = await server.stop();
    expect([code, errors]).toEqual([0, '']);
    expect(output).toContain('"level":"error","event":"sign-up not saved"');
    // A disk that became read-only stops the next start, in one sentence.
    disk.makeReadOnly();
    const refused = await runServer(settings).ended;
    expect(refused).toMatchObject({ code: 1, output: '' });
    expect(refused.errors).toMatch(
      /^The sign-up store \S+ cannot be opened for writing\. [^\n]+\n$/,
    );
    disk.makeWritable();
  },
);

/** A disk of 3 MB at that path; without the right to mount one, a folder. */
async function smallDisk(folder: string) {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const mount = (...options: string[]) =>
    spawnSync('mount', [...options, folder], { stdio: 'ignore' }).status === 0;
  const isMounted = mount('-t', 'tmpfs', '-o', 'size=3m,mode=700', 'tmpfs');
  onTestFinished(() => {
    if (isMounted) spawnSync('umount', ['-l', folder]);
  });
  const filler = path.join(folder, 'filler');
  const setRights = (option: string, rights: string) => {
    if (isMounted) mount('-o', `remount,${option}`);
    else spawnSync('chmod', ['-R', rights, folder]);
  };
  return {
    isMounted,
    fill: async () => {
      // The last write fails when nothing is left.
      if (isMounted) await writeFile(filler, Buffer.alloc(3 * MEGABYTE)).catch(() => {});
    },
    free: () => rm(filler),
    makeReadOnly: () => setRights('ro', 'a-w'),
    makeWritable: () => setRights('rw', 'u+w'),
  };
}
