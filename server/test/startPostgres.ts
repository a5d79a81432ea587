import { execFile, execFileSync } from 'node:child_process';
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { findProgram } from '../../scripts/test/programs.ts';
import { getFreePort } from './freePort.ts';

// pg_hba.conf: only the role `guarded` needs a password.
const CLIENT_AUTHENTICATION =
  'host all guarded all scram-sha-256\nhost all all all trust\nlocal all all trust\n';

/** Starts PostgreSQL on a free port. */
export async function startPostgres() {
  const postgres = findProgram('postgresql');
  const folder = await mkdtemp(path.join(tmpdir(), 'postgres-'));
  // PostgreSQL won't run as root, so use an unprivileged user.
  const isRoot = process.getuid?.() === 0;
  const user = isRoot ? { uid: getNobodyId('-u'), gid: getNobodyId('-g') } : {};
  if (user.uid !== undefined) await chown(folder, user.uid, user.gid);
  const data = path.join(folder, 'data');
  const run = (program: 'initdb' | 'pg_ctl', ...args: string[]) =>
    promisify(execFile)(path.join(path.dirname(postgres), program), ['-D', data, ...args], {
      ...user,
      cwd: folder,
    });
  await run('initdb', '-U', 'tester', '-E', 'UTF8', '--locale=C', '--no-sync');
  await writeFile(path.join(data, 'pg_hba.conf'), CLIENT_AUTHENTICATION);

  const port = await getFreePort();
  // Tests don't need fsync, because data survives a killed process without it.
  const flags = `-p ${port} -h 127.0.0.1 -k ${folder} -c fsync=off`;
  const log = path.join(folder, 'log');
  // Starting can take longer than pg_ctl's default of a minute on a busy machine.
  const start = () => run('pg_ctl', '-t', '180', '-l', log, '-o', flags, 'start');
  await start();
  return {
    url: `postgres://tester@127.0.0.1:${port}/postgres`,
    data,
    /** Restarts PostgreSQL without a clean shutdown, as after a crash. */
    crash: () => run('pg_ctl', '-m', 'immediate', 'stop').then(start),
    /** Stops PostgreSQL and deletes its files. */
    stop: async () => {
      await run('pg_ctl', '-m', 'fast', 'stop');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Global setup for Vitest: runs one PostgreSQL for all tests. */
export async function setup(run: { provide: (key: string, value: string) => void }) {
  const postgres = await startPostgres();
  run.provide('postgresUrl', postgres.url);
  run.provide('postgresData', postgres.data);
  return postgres.stop;
}

const getNobodyId = (flag: '-u' | '-g') => Number(execFileSync('id', [flag, 'nobody']));
