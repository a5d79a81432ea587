import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createFormTokens } from '../../src/signUp/formToken.ts';
import { twoFreePorts } from '../freePort.ts';
import { makeSite } from '../parts.ts';
import { runCompanion as run, startCompanion as start, type Settings } from '../startCompanion.ts';

export type { Settings };

export const SECRET = 'a secret for tests, long enough to be one';
const EVERYBODY = 0xff_ff_ff;
const DEFAULTS: Settings = {
  SIGNUP_SECRET: SECRET,
  // The tests stand in for a proxy, so that they can come from many addresses.
  TRUSTED_PROXIES: '127.0.0.1,::1',
  MARKET_FALLBACK: 'sample',
  MARKET_UPSTREAM: 'http://127.0.0.1:9',
};

export type Companion = Awaited<ReturnType<typeof startCompanion>>;

/** A site and a data folder for companions that come and go; `remove` when the test is done. */
export async function makePlace() {
  const site = await makeSite();
  const folder = await mkdtemp(path.join(tmpdir(), 'companion-'));
  const [port, formPort] = await twoFreePorts();
  const ports = { PORT: String(port), FORM_PORT: String(formPort) };
  return {
    dataDir: path.join(folder, 'data'),
    settings: { ...ports, SITE_DIR: site.folder, DATA_DIR: path.join(folder, 'data') },
    remove: async () => {
      await site.remove();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Starts the real program; `origin` and `form` answer when it is back. */
export const startCompanion = (settings: Settings, before?: readonly string[]) =>
  start({ ...DEFAULTS, ...settings }, before);

/** Starts the real program, which may refuse to run. */
export const runCompanion = (settings: Settings, before?: readonly string[]) =>
  run({ ...DEFAULTS, ...settings }, before);

/** A form that was opened three seconds ago and filled in. */
export function filledIn(email: string): Record<string, string> {
  const then = Date.now() - 3_000;
  const tokens = createFormTokens({ secret: SECRET, now: () => then, randomId: randomUUID });
  return { token: tokens.issue(), email, firstName: 'Ada', consent: 'yes' };
}

/** Sends a form as its script does, each time from another address; `kind` of a form's answer only. */
export async function send(form: string, fields: Readonly<Record<string, string>>) {
  const response = await post(form, fields, { Accept: 'application/json' });
  const body: unknown = await response.json().catch(() => null);
  const kind = typeof body === 'object' && body !== null && 'kind' in body ? body.kind : undefined;
  return { status: response.status, kind };
}

/** Sends a form as a browser without script does. */
export function post(
  form: string,
  fields: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  return fetch(`${form}/`, {
    method: 'POST',
    headers: { 'X-Forwarded-For': someAddress(), ...headers },
    body: new URLSearchParams(fields),
  });
}

let lastAddress = 0;
function someAddress(): string {
  lastAddress = (lastAddress + 1) % EVERYBODY;
  return `10.${lastAddress >> 16}.${(lastAddress >> 8) & 255}.${lastAddress & 255}`;
}
