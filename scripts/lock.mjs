// This is JavaScript because the installer has to run on Node 20, which can't run TypeScript.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

/**
 * Acquires a lock and holds it until this process exits.
 * @param {string} task
 * @returns {boolean} false if another process holds the lock.
 */
export function lock(task) {
  const file = `.cache/${task}.lock`;
  mkdirSync('.cache', { recursive: true });
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    if (isRunning(Number(readFileSync(file, 'utf8')))) return false;
    // The process holding the lock was killed.
    rmSync(file, { force: true });
    return lock(task);
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
