// Installs the packages of package-lock.json where they are missing or outdated, the pinned Node included.
// Plain JavaScript, because it runs under Node 20, which can't run TypeScript.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { lock } from './lock.mjs';

const folder = process.cwd();
const [sign] = /[#?%]/.exec(folder) ?? [];
if (sign) stop(`The path ${folder} contains ${sign}, which Vite can't read. Rename the folder.`);
// An image has its packages and no lock file.
if (existsSync('package-lock.json') && !isInstalled()) install();

function isInstalled() {
  if (!existsSync('node_modules/node/bin/node')) return false;
  // npm writes this file last, so an interrupted installation has none.
  const installed = readPackages('node_modules/.package-lock.json');
  // The path '' is this project. Optional packages can be for another system.
  return Object.entries(readPackages('package-lock.json')).every(
    ([path, { version, optional }]) =>
      path === '' || optional || installed[path]?.version === version,
  );
}

function readPackages(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {};
}

function install() {
  try {
    if (!lock('install'))
      stop('Another command is installing packages. Run this one again when it is done.');
  } catch (error) {
    stop(`Cannot write to ${folder}: ${error.message}. Free some space, or run this as its owner.`);
  }
  console.log('Installing packages (once, about a minute) …');
  // Development packages build the page, and install scripts bring the pinned Node, whatever npm's settings say.
  // `--prefix` keeps npm in this folder if it is a workspace of another project.
  const options = ['--include=dev', '--ignore-scripts=false', '--prefix=.', '--loglevel=error'];
  const { status, stderr } = spawnSync('npm', ['ci', ...options], {
    encoding: 'utf8',
    stdio: ['ignore', 'inherit', 'pipe'],
    shell: process.platform === 'win32',
  });
  if (stderr?.includes('ENOSPC')) stop('The disk is full. Free 700 MB and run the command again.');
  if (status !== 0)
    stop(`npm ci failed: ${stderr?.trim().split('\n').slice(-3).join(' | ') || 'no message'}`);
  if (!isInstalled()) stop('The pinned Node is missing. Run `npm rebuild node` to see why.');
}

function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}
