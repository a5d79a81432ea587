// Installs missing and outdated packages for this project and the owner's folder. This is JavaScript because it has to
// run on Node 20, which can't run TypeScript.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { lock } from './lock.mjs';

const PINNED_NODE = 'node_modules/node/bin/node';
const project = process.cwd();
let hasLock = false;
const [character] = /[#?%]/.exec(project) ?? [];
if (character)
  fail(`The path ${project} contains ${character}. Vite doesn't support it. Rename the folder.`);
// Docker images ship with packages and without a lockfile.
if (existsSync('package-lock.json') && !(hasPackages('.') && existsSync(PINNED_NODE))) {
  // The build needs dev packages, and the pinned Node needs its install script, even if npm is configured to skip them.
  install('.', 'ci', ['--include=dev', '--ignore-scripts=false']);
  if (!existsSync(PINNED_NODE))
    fail('npm did not install the pinned Node. Run `npm rebuild node` to see the error.');
}
const owner = process.env['OWNER'] || 'owner';
if (existsSync(`${owner}/package.json`) && !(isLocked(owner) && hasPackages(owner)))
  install(owner, isLocked(owner) ? 'ci' : 'install', ['--ignore-scripts']);

/** Returns whether the installed packages match the lockfile. */
function hasPackages(folder) {
  // npm writes this file last, so it's missing after an interrupted install.
  const installed = readPackages(`${folder}/node_modules/.package-lock.json`);
  // The path '' is the project itself. Optional packages may be for a different platform.
  return Object.entries(readPackages(`${folder}/package-lock.json`)).every(
    ([path, { version, optional }]) =>
      path === '' || optional || installed[path]?.version === version,
  );
}

/** Returns whether the lockfile matches package.json. */
function isLocked(folder) {
  const required = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')).dependencies ?? {};
  const locked = readPackages(`${folder}/package-lock.json`)['']?.dependencies ?? {};
  return isDeepStrictEqual(required, locked);
}

function readPackages(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {};
}

/** Runs npm with `--prefix`, because the folder may be a workspace in another project. */
function install(folder, command, options) {
  try {
    hasLock ||= lock('install');
    if (!hasLock)
      fail('Another command is installing packages. Wait for it to finish, then try again.');
  } catch (error) {
    fail(`Cannot write to ${project}: ${error.message}. Check permissions and free disk space.`);
  }
  const where = folder === '.' ? '' : ` in ${folder}`;
  console.log(`Installing packages${where}. This takes about a minute …`);
  const { status, stderr } = spawnSync(
    'npm',
    [command, ...options, `--prefix=${folder}`, '--loglevel=error'],
    {
      encoding: 'utf8',
      stdio: ['ignore', 'inherit', 'pipe'],
      shell: process.platform === 'win32',
    },
  );
  if (stderr?.includes('ENOSPC')) fail('The disk is full. Free up 700 MB, then try again.');
  if (status !== 0)
    fail(
      `npm ${command} failed${where}: ${stderr?.trim().split('\n').slice(-3).join(' | ') || 'no message'}`,
    );
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
