// Plain JavaScript, because the bootstrap reads it under a Node that cannot run TypeScript.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('../.cache', import.meta.url));

/**
 * Lets one process at a time do something in this clone.
 * @param {string} name of what is done.
 * @returns {(() => void) | undefined} how to let others do it, which also happens when this process
 *   ends; undefined while another process is at it.
 */
export function lock(name) {
  mkdirSync(FOLDER, { recursive: true });
  const file = join(FOLDER, `${name}.lock`);
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
  } catch {
    if (isRunning(Number(readFileSync(file, 'utf8')))) return undefined;
    // Left by a process that was killed.
    rmSync(file, { force: true });
    return lock(name);
  }
  const unlock = () => rmSync(file, { force: true });
  process.on('exit', unlock);
  return unlock;
}

function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
