// Installs the packages of package-lock.json, and those of the owner's folder, where they are missing or outdated.
// Plain JavaScript, because it runs under Node 20, which can't run TypeScript.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { lock } from './lock.mjs';

const PINNED_NODE = 'node_modules/node/bin/node';
const clone = process.cwd();
let hasLock = false;
const [sign] = /[#?%]/.exec(clone) ?? [];
if (sign) stop(`The path ${clone} contains ${sign}, which Vite can't read. Rename the folder.`);
// An image has its packages and no lock file.
if (existsSync('package-lock.json') && !(hasPackages('.') && existsSync(PINNED_NODE))) {
  // Development packages build the page, and install scripts bring the pinned Node, whatever npm's settings say.
  install('.', 'ci', ['--include=dev', '--ignore-scripts=false']);
  if (!existsSync(PINNED_NODE))
    stop('The pinned Node is missing. Run `npm rebuild node` to see why.');
}
const owner = process.env['OWNER'] || 'owner';
if (existsSync(`${owner}/package.json`) && !(isLocked(owner) && hasPackages(owner)))
  install(owner, isLocked(owner) ? 'ci' : 'install', ['--ignore-scripts']);

/** Whether the packages of a folder are those of its lock file. */
function hasPackages(folder) {
  // npm writes this file last, so an interrupted installation has none.
  const installed = readPackages(`${folder}/node_modules/.package-lock.json`);
  // The path '' is the project. Optional packages can be for another system.
  return Object.entries(readPackages(`${folder}/package-lock.json`)).every(
    ([path, { version, optional }]) =>
      path === '' || optional || installed[path]?.version === version,
  );
}

/** Whether the lock file of a folder is of its package.json. */
function isLocked(folder) {
  const asked = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')).dependencies ?? {};
  const locked = readPackages(`${folder}/package-lock.json`)['']?.dependencies ?? {};
  return isDeepStrictEqual(asked, locked);
}

function readPackages(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {};
}

/** `--prefix` keeps npm in the folder if it is a workspace of another project. */
function install(folder, command, options) {
  try {
    hasLock ||= lock('install');
    if (!hasLock)
      stop('Another command is installing packages. Run this one again when it is done.');
  } catch (error) {
    stop(`Cannot write to ${clone}: ${error.message}. Free some space, or run this as its owner.`);
  }
  const where = folder === '.' ? '' : ` of ${folder}`;
  console.log(`Installing packages${where} (once, about a minute) …`);
  const { status, stderr } = spawnSync(
    'npm',
    [command, ...options, `--prefix=${folder}`, '--loglevel=error'],
    {
      encoding: 'utf8',
      stdio: ['ignore', 'inherit', 'pipe'],
      shell: process.platform === 'win32',
    },
  );
  if (stderr?.includes('ENOSPC')) stop('The disk is full. Free 700 MB and run the command again.');
  if (status !== 0)
    stop(
      `npm ${command} failed${where}: ${stderr?.trim().split('\n').slice(-3).join(' | ') || 'no message'}`,
    );
}

function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}
