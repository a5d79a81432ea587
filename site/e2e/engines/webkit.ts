import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import * as z from 'zod';
import { freePort } from '../../../server/test/freePort.ts';
import { listen, type Engine, type Key } from './readPage.ts';

/** Where distributions put the browser that the driver drives; none of them puts it on the path. */
const MINI_BROWSERS = '/usr/{lib,lib/*,libexec}/webkit{2gtk-4.1,2gtk-4.0,gtk-6.0}/MiniBrowser';
/** Without this the buttons of the window's bar would not let it become as narrow as a phone. */
const NARROW_BAR =
  '* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; -gtk-icon-transform: scale(0.1); }';
const START_LIMIT_MS = 60_000;
// A walk through the page is one script; with other work on the machine it outlasts the usual 30 s.
const SCRIPT_LIMIT_MS = 180_000;
// https://www.w3.org/TR/webdriver2/#keyboard-actions and #elements
const KEYS: Record<Key, string> = {
  Tab: '\uE004',
  Escape: '\uE00C',
};
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** Starts WebKitGTK's small browser, over plain WebDriver. `path`: of `WebKitWebDriver`. */
export async function launchWebkit(path: string): Promise<Engine> {
  const [binary] = globSync(MINI_BROWSERS);
  if (!binary)
    throw new Error('MiniBrowser is missing; in Debian it comes with webkit2gtk-driver.');
  const driver = await startDriver(path);
  const started = await send(`${driver.address}/session`, {
    capabilities: {
      alwaysMatch: {
        timeouts: { script: SCRIPT_LIMIT_MS },
        'webkitgtk:browserOptions': { binary, args: ['--automation'] },
      },
    },
  });
  const { sessionId } = z.object({ sessionId: z.string() }).parse(started);
  const command = (name: string, body: object = {}) =>
    send(`${driver.address}/session/${sessionId}/${name}`, body);
  const run = (expression: string) =>
    command('execute/sync', { script: `return ${expression}`, args: [] });
  return {
    async open(url) {
      await command('url', { url });
      // This driver cannot begin before the page does.
      await run(`(${listen.toString()})()`);
    },
    run,
    async click(selector) {
      const found = await command('element', { using: 'css selector', value: selector });
      await command(`element/${z.object({ [ELEMENT]: z.string() }).parse(found)[ELEMENT]}/click`);
    },
    async press(key) {
      const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value: KEYS[key] }));
      await command('actions', { actions: [{ type: 'key', id: 'keys', actions }] });
    },
    async resize(width, height) {
      await command('window/rect', { x: 0, y: 0, width, height });
    },
    close: driver.stop,
  };
}

/** Starts a driver on a screen of its own that nobody sees. */
async function startDriver(path: string) {
  const settings = mkdtempSync(join(tmpdir(), 'webkit-'));
  mkdirSync(join(settings, 'gtk-3.0'));
  writeFileSync(join(settings, 'gtk-3.0', 'gtk.css'), NARROW_BAR);
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1920x1400x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [number]: unknown[] = await once(screen.stdout, 'data');
  const port = await freePort();
  const driver = spawn(path, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: `:${String(number).trim()}`,
      XDG_CONFIG_HOME: settings,
      // There is no desktop to talk to.
      NO_AT_BRIDGE: '1',
      GDK_BACKEND: 'x11',
    },
  });
  const stop = async () => {
    for (const child of [driver, screen]) {
      if (child.exitCode === null && child.kill()) await once(child, 'exit');
    }
    rmSync(settings, { recursive: true, force: true });
  };
  const address = `http://127.0.0.1:${port}`;
  const starts = expect(() => fetch(`${address}/status`)).toPass({ timeout: START_LIMIT_MS });
  await starts.catch((error: unknown) => stop().then(() => Promise.reject(error)));
  return { address, stop };
}

/** Sends one command. @throws Error with the driver's own words. */
async function send(address: string, body: object): Promise<unknown> {
  const response = await fetch(address, { method: 'POST', body: JSON.stringify(body) });
  const { value } = z.object({ value: z.unknown() }).parse(await response.json());
  if (!response.ok) throw new Error(JSON.stringify(value));
  return value;
}
