import { execFile, execFileSync } from 'node:child_process';
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { findProgram } from '../../scripts/test/programs.ts';
import { freePort } from './freePort.ts';

// Everybody on this machine may enter, but this role with its password alone.
const ENTRY = 'host all guarded all scram-sha-256\nhost all all all trust\nlocal all all trust\n';

/** A real PostgreSQL of its own, on a free port. */
export async function startPostgres() {
  const postgres = findProgram('postgresql');
  const folder = await mkdtemp(path.join(tmpdir(), 'postgres-'));
  // PostgreSQL refuses to run as root; as root it gets the user who owns nothing.
  const isRoot = process.getuid?.() === 0;
  const user = isRoot ? { uid: idOfNobody('-u'), gid: idOfNobody('-g') } : {};
  if (user.uid !== undefined) await chown(folder, user.uid, user.gid);
  const data = path.join(folder, 'data');
  const run = (program: 'initdb' | 'pg_ctl', ...words: string[]) =>
    promisify(execFile)(path.join(path.dirname(postgres), program), ['-D', data, ...words], {
      ...user,
      cwd: folder,
    });
  await run('initdb', '-U', 'tester', '-E', 'UTF8', '--locale=C', '--no-sync');
  await writeFile(path.join(data, 'pg_hba.conf'), ENTRY);

  const port = await freePort();
  // What was written outlives the program without fsync: it is the machine that never goes down here.
  const flags = `-p ${port} -h 127.0.0.1 -k ${folder} -c fsync=off`;
  const log = path.join(folder, 'log');
  // A busy machine may take longer than the minute that pg_ctl waits by itself.
  const start = () => run('pg_ctl', '-t', '180', '-l', log, '-o', flags, 'start');
  await start();
  return {
    url: `postgres://tester@127.0.0.1:${port}/postgres`,
    data,
    /** Ends it as a power cut ends a program, with no farewell and no last write, and starts it again. */
    crash: () => run('pg_ctl', '-m', 'immediate', 'stop').then(start),
    /** Ends it politely and deletes its files. */
    stop: async () => {
      await run('pg_ctl', '-m', 'fast', 'stop');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Starts one PostgreSQL for all tests of a run, and ends it after them. */
export async function setup(run: { provide: (key: string, value: string) => void }) {
  const postgres = await startPostgres();
  run.provide('postgresUrl', postgres.url);
  run.provide('postgresData', postgres.data);
  return postgres.stop;
}

const idOfNobody = (flag: '-u' | '-g') => Number(execFileSync('id', [flag, 'nobody']));
