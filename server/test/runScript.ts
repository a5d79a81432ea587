import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { onTestFinished, vi } from 'vitest';
import { runProgram, type Settings } from './runServer.ts';

/**
 * Runs a script from `scripts/`.
 * @param command file name and arguments, e.g. `doctor.ts --help`.
 */
export async function runScript(command: string, settings: Settings) {
  const [file, ...args] = command.split(' ');
  const run = runProgram([process.execPath, `scripts/${file}`, ...args], settings);
  const { code, output, errors } = await run.ended;
  return { code, out: output, err: errors };
}

let runs = 0;

/** Runs a script in this process, which is faster because its imports are already loaded. */
export async function runScriptInProcess(command: string, settings: Settings) {
  const [file, ...args] = command.split(' ');
  const seen = { code: 0, out: '', err: '' };
  const { argv, env } = process;
  const spies = [
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => Boolean((seen.out += text))),
    vi.spyOn(console, 'log').mockImplementation((line) => void (seen.out += `${line}\n`)),
    vi.spyOn(console, 'error').mockImplementation((line) => void (seen.err += `${line}\n`)),
  ];
  Object.assign(process, { argv: [argv[0], file, ...args], env: settings });
  try {
    // Node only runs a module again if the query is different.
    await import(/* @vite-ignore */ `../../scripts/${file}?${(runs += 1)}`);
  } catch (cause) {
    Object.assign(seen, { code: 1, err: `${Object(cause).message}\n` });
  }
  for (const spy of spies) spy.mockRestore();
  Object.assign(process, { argv, env });
  seen.code = Number(process.exitCode ?? seen.code);
  process.exitCode = undefined;
  return seen;
}

/** Runs an HTTP server until the test ends. Returns its URL. */
export async function startHttpServer(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return `http://127.0.0.1:${Object(server.address()).port}/`;
}
