// Plain JavaScript, because the bootstrap reads it under a Node that cannot run TypeScript.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('../.cache', import.meta.url));

/**
 * Lets one process at a time do something in this clone, until it ends.
 * @param {string} name of what is done.
 * @returns {boolean} whether this process may; false while another is at it.
 */
export function lock(name) {
  const file = `${FOLDER}/${name}.lock`;
  mkdirSync(FOLDER, { recursive: true });
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
  } catch {
    if (isRunning(Number(readFileSync(file, 'utf8')))) return false;
    // Left by a process that was killed.
    rmSync(file, { force: true });
    return lock(name);
  }
  process.on('exit', () => rmSync(file, { force: true }));
  return true;
}

function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}
