// Runs one of the project's commands on a machine that may have nothing but git, npm and an older
// Node: installs what is missing, then hands over to the pinned Node of `node_modules`.
// Plain JavaScript, because it must run under Node 20, which cannot run TypeScript.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { lock } from './lock.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const MODULES = join(ROOT, 'node_modules');
const LOCK_FILE = join(ROOT, 'package-lock.json');
// npm writes this file last, so an unfinished installation has none.
const INSTALLED = join(MODULES, '.package-lock.json');
const NODE = join(MODULES, 'node', 'bin', 'node');

const [command, ...rest] = process.argv.slice(2);
const script = join(ROOT, 'scripts', `${command}.ts`);
if (!existsSync(script))
  stop(`There is no command "${command}" here. In a clone, \`npm run\` lists all.`);
if (!existsSync(LOCK_FILE))
  stop(
    `\`npm run\` needs a clone with package-lock.json. In an image, run \`node scripts/${command}.ts\`.`,
  );
const [unreadable] = /[#?%]/.exec(ROOT) ?? [];
if (unreadable)
  stop(`The path of this folder has a ${unreadable} in it, which no build can read: rename it.`);

// Ctrl-C reaches the programs that are started here by itself; a signal to this process alone does not.
let child;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => child?.kill(signal));
}
if (!isInstalled()) await install();
const PATH = `${join(MODULES, '.bin')}${delimiter}${process.env.PATH}`;
const env = { ...process.env, PATH };
child = spawn(NODE, [script, ...rest], { cwd: ROOT, env, stdio: 'inherit' });
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));

/** Whether everything is there, by this command or by the `npm ci` of a host. */
function isInstalled() {
  if (!existsSync(INSTALLED) || !existsSync(NODE)) return false;
  const [wanted, have] = [LOCK_FILE, INSTALLED].map(
    (file) => JSON.parse(readFileSync(file, 'utf8')).packages,
  );
  // The first is this project itself; optional ones are those of other systems.
  return Object.entries(wanted).every(
    ([path, { version, optional }]) => path === '' || optional || have[path]?.version === version,
  );
}

async function install() {
  if (!lockInstall())
    stop('Another command installs in this folder: run this one when it is done.');
  console.log('Installing what the page needs (once, about a minute) …');
  rmSync(INSTALLED, { force: true });
  // Whatever NODE_ENV and npm's own settings say: the tools that build the page are development packages, and a
  // script of its package brings the pinned Node. `--prefix`: here, not in a workspace above this folder.
  const options = ['--include=dev', '--ignore-scripts=false', '--prefix=.', '--loglevel=error'];
  child = spawn('npm', ['ci', ...options], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'pipe'],
    shell: process.platform === 'win32',
  });
  let errors = '';
  child.stderr.on('data', (chunk) => (errors += chunk));
  const [code] = await once(child, 'close').catch((error) =>
    stop(`npm could not be started (${error.message}): install Node 20 or newer with npm.`),
  );
  if (child.signalCode) stop('The installation was interrupted. The next command begins it anew.');
  if (code !== 0 && /ENOSPC/.test(errors))
    stop('The disk is full: free about 700 MB and run the command again.');
  if (code !== 0)
    stop(`npm ci failed; its last words: ${errors.trim().split('\n').slice(-3).join(' | ')}`);
  if (spawnSync(NODE, ['--version']).status !== 0)
    stop('The pinned Node did not install: `npm rebuild node --ignore-scripts=false` says why.');
}

function lockInstall() {
  try {
    return lock('install');
  } catch (error) {
    return stop(`Cannot install into ${ROOT} (${error.message}). Run this as its owner.`);
  }
}

function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}
