import { execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

export type TestPostgres = { readonly url: string; readonly stop: () => Promise<void> };

/** Whether PostgreSQL's programs are installed on this machine. */
export function hasPostgres(): boolean {
  try {
    execFileSync('initdb', ['--version'], { stdio: 'ignore' });
    execFileSync('postgres', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** An empty PostgreSQL of its own, on a free port, gone when it is stopped. */
export async function startPostgres(): Promise<TestPostgres> {
  const folder = await mkdtemp(path.join(tmpdir(), 'tmx-postgres-'));
  // PostgreSQL refuses to run as root; Debian's package brings a user for it.
  const user = process.getuid?.() === 0 ? await postgresUser() : {};
  if (user.uid !== undefined) await chown(folder, user.uid, user.gid);
  const data = path.join(folder, 'data');
  const options = { ...user, cwd: folder };
  const setUp = ['-D', data, '-U', 'tmx', '-A', 'trust', '-E', 'UTF8', '--no-sync'];
  await promisify(execFile)('initdb', setUp, options);

  const port = await freePort();
  const flags = ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder, '-F'];
  const server = spawn('postgres', flags, { ...options, stdio: ['ignore', 'ignore', 'pipe'] });
  const gone = once(server, 'exit');
  for await (const line of server.stderr) {
    if (String(line).includes('ready to accept connections')) break;
  }
  return {
    url: `postgres://tmx@127.0.0.1:${port}/postgres`,
    stop: async () => {
      server.kill('SIGINT');
      await gone;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function postgresUser() {
  const [uid, gid] = await Promise.all(
    ['-u', '-g'].map(async (flag) => {
      const { stdout } = await promisify(execFile)('id', [flag, 'postgres']);
      return Number(stdout);
    }),
  );
  return uid === undefined || gid === undefined ? {} : { uid, gid };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('No free port.');
  return address.port;
}
