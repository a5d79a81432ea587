import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { startProgram } from './startProgram.ts';

type CacheOptions = {
  readonly program: string;
  readonly folder: string;
  /** Host and port of the site behind it. */
  readonly origin: string;
  /** On 127.0.0.1. */
  readonly port: number;
};

const CONFIG = 'deploy/cache.conf';

/** nginx with an owner's own file, at other addresses and in a folder of its own. */
export async function startCache({ program, folder, origin, port }: CacheOptions) {
  const own = path.join(folder, 'nginx');
  await mkdir(own);
  const config = (await readFile(CONFIG, 'utf8'))
    .replace('server balancer:4321;', `server ${origin};`)
    .replace('listen 4320;', `listen 127.0.0.1:${port};`)
    .replaceAll('/tmp/', `${own}/`);
  // As root it would hand its folders to a user who may not go into this one.
  const user = process.getuid?.() === 0 ? 'user root;\n' : '';
  const file = path.join(own, 'cache.conf');
  await writeFile(file, user + config);
  return startProgram(program, ['-c', file, '-e', 'stderr'], `http://127.0.0.1:${port}/healthz`);
}
