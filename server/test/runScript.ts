import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

const { PATH, NODE_COMPILE_CACHE } = process.env;

/**
 * Runs one of the owner's commands as `npm run` does.
 * @param command its file under `scripts/` and its words, such as `signUps.ts list --json`.
 */
export async function runScript(
  command: string,
  env: Readonly<Record<string, string | undefined>>,
) {
  const [file, ...words] = command.split(' ');
  const child = spawn(process.execPath, [`scripts/${file}`, ...words], {
    env: { PATH, NODE_COMPILE_CACHE, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [out, err] = await Promise.all([
    buffer(child.stdout),
    buffer(child.stderr),
    once(child, 'close'),
  ]);
  return { code: child.exitCode, out: out.toString(), err: err.toString() };
}

/** A receiver of webhooks on this machine, for one test; returns its address. */
export async function startReceiver(receive: RequestListener): Promise<string> {
  const receiver = createServer(receive);
  onTestFinished(() => {
    receiver.closeAllConnections();
    receiver.close();
  });
  await once(receiver.listen(0, '127.0.0.1'), 'listening');
  return `http://127.0.0.1:${Object(receiver.address()).port}/`;
}
