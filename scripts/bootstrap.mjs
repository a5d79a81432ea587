// Runs one of the project's commands on a machine that may have nothing but git, npm and an older
// Node: installs what is missing, then hands over to the pinned Node of `node_modules`.
// Plain JavaScript, because it must run under Node 20, which cannot run TypeScript.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const MODULES = join(ROOT, 'node_modules');
const STAMP = join(MODULES, '.installed');
const NODE = join(MODULES, '.bin', process.platform === 'win32' ? 'node.cmd' : 'node');

const [command, ...rest] = process.argv.slice(2);
installWhatIsMissing();
handOver();

function installWhatIsMissing() {
  const wanted = createHash('sha256')
    .update(readFileSync(join(ROOT, 'package-lock.json')))
    .digest('hex');
  const have = existsSync(STAMP) && existsSync(NODE) ? readFileSync(STAMP, 'utf8') : '';
  if (have === wanted) return;

  console.log('Installing what the page needs (once, about a minute) …');
  // The packages ask for the pinned Node, which this very step brings: their warnings would mislead.
  // Not `npm ci`: it refuses a lock file without the binaries of every foreign platform, and some of
  // those are not published for each version. This installs what the lock file says and leaves it be.
  const npm = spawnSync(
    'npm',
    ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      cwd: ROOT,
      encoding: 'utf8',
      stdio: ['ignore', 'inherit', 'pipe'],
      shell: process.platform === 'win32',
    },
  );
  if (npm.error || npm.status !== 0) stop(whyNot(npm.stderr ?? '', npm.error));
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
}

function pinnedNodeRuns() {
  const answer = spawnSync(NODE, ['--version'], { encoding: 'utf8' });
  return answer.status === 0 && answer.stdout.startsWith('v24.');
}

function whyNot(stderr, error) {
  if (/ENOSPC/.test(stderr))
    return 'The disk is full: free about 700 MB and run the command again.';
  if (/ENOTFOUND|ETIMEDOUT|ECONNREFUSED|EAI_AGAIN/.test(stderr)) {
    return 'The npm registry did not answer: check the connection and run the command again.';
  }
  if (error)
    return `npm could not be started (${error.message}): install Node 20 or newer with npm.`;
  return `npm install failed; its last words: ${stderr.trim().split('\n').slice(-3).join(' | ')}`;
}

function handOver() {
  const env = { ...process.env, PATH: `${join(MODULES, '.bin')}${delimiter}${process.env.PATH}` };
  const child = spawn(NODE, [join(ROOT, 'scripts', `${command}.ts`), ...rest], {
    cwd: ROOT,
    env,
    stdio: 'inherit',
  });
  // Ctrl-C reaches the child by itself; a signal sent to this process alone must be passed on.
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) {
    process.on(signal, () => child.kill(signal));
  }
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
}

function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}
