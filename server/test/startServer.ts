import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import path from 'node:path';
import { freePort } from './freePort.ts';
import { temporaryFolder } from './temporaryFolder.ts';
import { makeSite } from './testSite.ts';
import { onTestFinished } from 'vitest';

const MAIN = path.join(import.meta.dirname, '../src/main.ts');
const { PATH, NODE_COMPILE_CACHE } = process.env;

/** `npm run test:faults` takes the long versions of tests; the ordinary run takes the short ones. */
export const IS_FULL = process.env['FAULTS'] === 'full';

/** Settings of the environment; beside them the program gets the two above alone. */
export type Settings = Readonly<Record<string, string | undefined>>;

export type RunningServer = Awaited<ReturnType<typeof startServer>>;

/** Settings of a server with a small site, a free port and an empty data folder; gone when the test is. */
export async function newPlace() {
  const site = await makeSite();
  onTestFinished(site.remove);
  return {
    PORT: String(await freePort()),
    SITE_DIR: site.folder,
    DATA_DIR: path.join(await temporaryFolder(), 'data'),
    // The tests stand in for a proxy, so that they can come from many addresses.
    TRUSTED_PROXIES: '127.0.0.1,::1',
    MARKET_FALLBACK: 'sample',
    MARKET_UPSTREAM: 'http://127.0.0.1:9',
    METRICS_TOKEN: 'a-token-of-the-tests',
  };
}

/**
 * Runs the real program, which may refuse to start.
 * @param before a command that starts it in its turn, such as one that limits its files.
 * @returns the process, what it has printed so far, and a promise of its end; `code` is NaN when a signal
 *   ended it.
 */
export function runServer(settings: Settings, before: readonly string[] = []) {
  const [command, ...args] = [...before, process.execPath, MAIN];
  const child = spawn(command, args, {
    env: { PATH, NODE_COMPILE_CACHE, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const seen = { output: '', errors: '' };
  child.stdout.on('data', (chunk) => (seen.output += String(chunk)));
  child.stderr.on('data', (chunk) => (seen.errors += String(chunk)));
  const ended = once(child, 'close').then(([code]) => ({ code: Number(code), ...seen }));
  return { child, seen, ended };
}

/**
 * Runs the real program and waits until it answers. It is ended with the test.
 * @throws Error with what it said when it ends before that.
 */
export async function startServer(settings: Settings, before: readonly string[] = []) {
  const run = runServer(settings, before);
  while (!run.seen.output.includes('listening')) {
    const ended = await Promise.race([once(run.child.stdout, 'data'), run.ended]);
    if ('code' in ended) throw new Error(`It did not start: ${ended.errors || ended.output}`);
  }
  onTestFinished(async () => {
    run.child.kill('SIGKILL');
    await run.ended;
  });
  const origin = `http://127.0.0.1:${settings['PORT']}`;
  return {
    ...run,
    origin,
    port: Number(settings['PORT']),
    stop: async (signal: NodeJS.Signals = 'SIGTERM') => {
      run.child.kill(signal);
      return run.ended;
    },
    /** Resident memory in megabytes, as the server itself says. */
    memory: async () => {
      const headers = { Authorization: `Bearer ${settings['METRICS_TOKEN']}` };
      const text = await (await fetch(`${origin}/metrics`, { headers })).text();
      return Number(/^process_resident_memory_bytes (\d+)/m.exec(text)?.[1]) / 1_048_576;
    },
  };
}

/** What a visitor fills in, as the form sends it. */
export const filledIn = (email: string) => ({ email, firstName: 'Ada', consent: 'yes' });

/** Sends a sign-up as the form's script does, each time from another address. */
export function signUp(
  origin: string,
  fields: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>> = {},
) {
  return fetch(`${origin}/api/sign-ups`, {
    method: 'POST',
    redirect: 'manual',
    headers: { Accept: 'application/json', 'X-Forwarded-For': someAddress(), ...headers },
    body: new URLSearchParams(fields),
  });
}

let lastAddress = 0;
function someAddress(): string {
  lastAddress += 1;
  return `10.${(lastAddress >> 16) & 255}.${(lastAddress >> 8) & 255}.${lastAddress & 255}`;
}

/** Sends bytes as they are over a socket, and reads until it closes or the time is over. */
export function sendRaw(
  port: number,
  bytes: string | Uint8Array,
  limitMs = 15_000,
): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    let text = '';
    const end = () => {
      clearTimeout(timer);
      socket.destroy();
      resolve(text);
    };
    const timer = setTimeout(end, limitMs);
    socket.on('data', (chunk) => (text += chunk.toString('latin1')));
    socket.on('error', end);
    socket.on('close', end);
    socket.write(bytes);
  });
}
