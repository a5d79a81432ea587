// Plain JavaScript, because the installer runs under Node 20, which can't run TypeScript.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

/**
 * Reserves a task in this clone for this process until it exits.
 * @param {string} task
 * @returns {boolean} false while another process holds it.
 */
export function lock(task) {
  const file = `.cache/${task}.lock`;
  mkdirSync('.cache', { recursive: true });
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    if (isRunning(Number(readFileSync(file, 'utf8')))) return false;
    // A process that was killed left it.
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
