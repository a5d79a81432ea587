import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { findProgram } from '../../scripts/test/programs.ts';
import { getFreePort } from './freePort.ts';
import { createTempFolder } from './temporaryFolder.ts';

const nginx = findProgram('nginx-light');

/**
 * Runs nginx until the test ends.
 * @param configure returns the config, given a listen address and a writable folder.
 * @returns the port, once a server behind nginx has responded.
 */
export async function startNginx(
  configure: (address: string, folder: string) => string,
): Promise<number> {
  const folder = await createTempFolder();
  const port = await getFreePort();
  const file = path.join(folder, 'nginx.conf');
  // Without this, nginx running as root switches to a user that can't access this folder.
  const user = process.getuid?.() === 0 ? 'user root;\n' : '';
  await writeFile(file, user + configure(`127.0.0.1:${port}`, folder));
  const program = spawn(nginx, ['-c', file, '-e', 'stderr'], { stdio: 'ignore' });
  onTestFinished(async () => {
    program.kill('SIGTERM');
    if (program.exitCode === null) await once(program, 'close');
  });
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isReady).toBe(true);
  return port;
}
