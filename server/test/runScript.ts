import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { onTestFinished, vi } from 'vitest';
import { runProgram, type Settings } from './runServer.ts';

/**
 * Runs an owner's command like `npm run` does.
 * @param command file under `scripts/` with arguments, such as `doctor.ts --help`.
 */
export async function runScript(command: string, settings: Settings) {
  const [file, ...words] = command.split(' ');
  const run = runProgram([process.execPath, `scripts/${file}`, ...words], settings);
  const { code, output, errors } = await run.ended;
  return { code, out: output, err: errors };
}

let runs = 0;

/** Runs a sign-ups command in this process, which has already loaded its imports. */
export async function runScriptInProcess(command: string, settings: Settings) {
  const [file, ...words] = command.split(' ');
  const seen = { code: 0, out: '', err: '' };
  const { argv, env } = process;
  const spies = [
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => Boolean((seen.out += text))),
    vi.spyOn(console, 'log').mockImplementation((line) => void (seen.out += `${line}\n`)),
    vi.spyOn(console, 'error').mockImplementation((line) => void (seen.err += `${line}\n`)),
  ];
  Object.assign(process, { argv: [argv[0], file, ...words], env: settings });
  try {
    // A new query each time, or the module would not run again.
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

/** Runs a webhook receiver for one test. Returns its address. */
export async function startHttpServer(receive: RequestListener): Promise<string> {
  const receiver = createServer(receive);
  onTestFinished(() => {
    receiver.closeAllConnections();
    receiver.close();
  });
  await once(receiver.listen(0, '127.0.0.1'), 'listening');
  return `http://127.0.0.1:${Object(receiver.address()).port}/`;
}
