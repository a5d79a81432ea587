// Runs one of the project's commands on a machine that may have nothing but git, npm and an older
// Node: installs what is missing, then hands over to the pinned Node of `node_modules`.
// Plain JavaScript, because it must run under Node 20, which cannot run TypeScript.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { lock } from './lock.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const MODULES = join(ROOT, 'node_modules');
// Says for which lock file the packages are complete; written last, so that a half is never a whole.
const STAMP = join(MODULES, '.installed');
const NODE = join(MODULES, '.bin', process.platform === 'win32' ? 'node.cmd' : 'node');
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
// What a shell says of a program that Ctrl-C ended.
const INTERRUPTED = 130;

let isInterrupted = false;
const [command, ...rest] = process.argv.slice(2);
const script = join(ROOT, 'scripts', `${command}.ts`);
if (!existsSync(script)) stop(`There is no command "${command}": \`npm run\` lists all.`);
const [unreadable] = /[#?%]/.exec(ROOT) ?? [];
if (unreadable) {
  stop(
    `The path of this folder has a ${unreadable} in it, which the program that builds the page cannot read: rename the folder.`,
  );
}
await installWhatIsMissing();
handOver();

async function installWhatIsMissing() {
  const wanted = createHash('sha256')
    .update(readFileSync(join(ROOT, 'package-lock.json')))
    .digest('hex');
  const have = existsSync(STAMP) && existsSync(NODE) ? readFileSync(STAMP, 'utf8') : '';
  if (have === wanted) return;

  const unlock = lock('install');
  if (!unlock) stop('Another command installs in this folder: run this one when it is done.');
  console.log('Installing what the page needs (once, about a minute) …');
  rmSync(STAMP, { force: true });
  await npmCi();
  if (!pinnedNodeRuns()) {
    // npm can be set to run no install scripts; the pinned Node is brought by one.
    spawnSync('npm', ['rebuild', 'node', '--ignore-scripts=false'], { cwd: ROOT, stdio: 'ignore' });
  }
  if (!pinnedNodeRuns()) {
    stop(
      'The pinned Node did not install. Run `npm rebuild node --ignore-scripts=false` to see why.',
    );
  }
  writeFileSync(STAMP, wanted);
  unlock();
}

async function npmCi() {
  // Whatever NODE_ENV says: the tools that build the page are development packages.
  const options = ['--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const npm = run('npm', ['ci', ...options], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'pipe'],
    shell: process.platform === 'win32',
  });
  let said = '';
  npm.stderr.on('data', (chunk) => (said += chunk));
  const [code] = await once(npm, 'close').catch((error) =>
    stop(`npm could not be started (${error.message}): install Node 20 or newer with npm.`),
  );
  if (isInterrupted) {
    stop('The installation was interrupted. The next command begins it anew.', INTERRUPTED);
  }
  if (code !== 0) stop(whyNot(said));
}

function pinnedNodeRuns() {
  const answer = spawnSync(NODE, ['--version'], { encoding: 'utf8' });
  return answer.status === 0 && answer.stdout.startsWith('v24.');
}

function whyNot(said) {
  if (/ENOSPC/.test(said)) return 'The disk is full: free about 700 MB and run the command again.';
  if (/ENOTFOUND|ETIMEDOUT|ECONNREFUSED|EAI_AGAIN/.test(said)) {
    return 'The npm registry did not answer: check the connection and run the command again.';
  }
  return `npm ci failed; its last words: ${said.trim().split('\n').slice(-3).join(' | ')}`;
}

function handOver() {
  const env = { ...process.env, PATH: `${join(MODULES, '.bin')}${delimiter}${process.env.PATH}` };
  const child = run(NODE, [script, ...rest], { cwd: ROOT, env, stdio: 'inherit' });
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
}

/**
 * Starts a program and passes on to it the signals that would end this process; Ctrl-C reaches it by
 * itself, a signal to this process alone does not. Listens before it starts: none may fall between.
 */
function run(program, args, options) {
  let child;
  for (const signal of SIGNALS) {
    process.on(signal, () => {
      isInterrupted = true;
      child.kill(signal);
    });
  }
  child = spawn(program, args, options);
  return child;
}

function stop(sentence, code = 1) {
  console.error(sentence);
  process.exit(code);
}
