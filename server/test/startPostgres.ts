import { execFile, execFileSync } from 'node:child_process';
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { findProgram } from '../../scripts/test/programs.ts';
import { getFreePort } from './freePort.ts';

// Everyone on this machine may connect, but this role only with its password.
const ENTRY = 'host all guarded all scram-sha-256\nhost all all all trust\nlocal all all trust\n';

/** A real PostgreSQL on a free port. */
export async function startPostgres() {
  const postgres = findProgram('postgresql');
  const folder = await mkdtemp(path.join(tmpdir(), 'postgres-'));
  // PostgreSQL refuses to run as root, so run it as the user who owns nothing.
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

  const port = await getFreePort();
  // No fsync: data survives a killed process, and the machine itself never goes down here.
  const flags = `-p ${port} -h 127.0.0.1 -k ${folder} -c fsync=off`;
  const log = path.join(folder, 'log');
  // A busy machine may take longer than pg_ctl's default minute.
  const start = () => run('pg_ctl', '-t', '180', '-l', log, '-o', flags, 'start');
  await start();
  return {
    url: `postgres://tester@127.0.0.1:${port}/postgres`,
    data,
    /** Kills it without a clean shutdown, as a power cut would, and starts it again. */
    crash: () => run('pg_ctl', '-m', 'immediate', 'stop').then(start),
    /** Stops it cleanly and deletes its files. */
    stop: async () => {
      await run('pg_ctl', '-m', 'fast', 'stop');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Starts one PostgreSQL for all tests of a run, and stops it afterwards. */
export async function setup(run: { provide: (key: string, value: string) => void }) {
  const postgres = await startPostgres();
  run.provide('postgresUrl', postgres.url);
  run.provide('postgresData', postgres.data);
  return postgres.stop;
}

const idOfNobody = (flag: '-u' | '-g') => Number(execFileSync('id', [flag, 'nobody']));
