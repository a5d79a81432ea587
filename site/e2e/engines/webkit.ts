import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { Builder, By, Key } from 'selenium-webdriver';
import { findProgram } from '../../../scripts/test/programs.ts';
import { getFreePort } from '../../../server/test/freePort.ts';
import { collectErrors, type Engine } from './exercisePage.ts';

/** Debian doesn't install the browser in the PATH. */
const MINI_BROWSER_PATHS = '/usr/{lib,lib/*,libexec}/webkit{2gtk-4.1,2gtk-4.0,gtk-6.0}/MiniBrowser';
/** Shrinks the toolbar, so the window can be as narrow as a phone. */
const TOOLBAR_CSS =
  '* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; -gtk-icon-transform: scale(0.1); }';
const START_TIMEOUT_MS = 60_000;
// A single script scrolls through the page, which can take longer than the default 30 s on a busy machine.
const SCRIPT_TIMEOUT_MS = 180_000;

/** Starts WebKitGTK's MiniBrowser on a virtual screen. */
export async function launchWebkit(): Promise<Engine> {
  const [binary] = globSync(MINI_BROWSER_PATHS);
  if (!binary) throw new Error('MiniBrowser is missing. Install webkit2gtk-driver.');
  await using resources = new AsyncDisposableStack();
  const settings = mkdtempSync(join(tmpdir(), 'webkit-'));
  resources.defer(() => rmSync(settings, { recursive: true }));
  mkdirSync(join(settings, 'gtk-3.0'));
  writeFileSync(join(settings, 'gtk-3.0', 'gtk.css'), TOOLBAR_CSS);
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1920x1400x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  resources.defer(() => void screen.kill());
  const [display]: unknown[] = await once(screen.stdout, 'data');
  const port = await getFreePort();
  const server = spawn(findProgram('webkit2gtk-driver'), [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: `:${String(display).trim()}`,
      XDG_CONFIG_HOME: settings,
      // There's no desktop session.
      NO_AT_BRIDGE: '1',
      GDK_BACKEND: 'x11',
    },
  });
  resources.defer(() => void server.kill());
  const address = `http://127.0.0.1:${port}`;
  await expect(() => fetch(`${address}/status`)).toPass({ timeout: START_TIMEOUT_MS });
  const driver = await new Builder()
    .usingServer(address)
    .withCapabilities({
      browserName: 'MiniBrowser',
      timeouts: { script: SCRIPT_TIMEOUT_MS },
      'webkitgtk:browserOptions': { binary, args: ['--automation'] },
    })
    .build();
  resources.defer(() => driver.quit());
  const ownedResources = resources.move();
  const run = (expression: string) => driver.executeScript(`return ${expression}`);
  return {
    async open(url) {
      await driver.get(url);
      // WebKitWebDriver can't run a script before the page's scripts.
      await run(`(${collectErrors.toString()})()`);
    },
    run,
    click: (selector) => driver.findElement(By.css(selector)).click(),
    press: (key) =>
      driver
        .actions()
        .sendKeys(key === 'Tab' ? Key.TAB : Key.ESCAPE)
        .perform(),
    resize: async (width, height) => {
      await driver.manage().window().setRect({ x: 0, y: 0, width, height });
    },
    close: () => ownedResources.disposeAsync(),
  };
}
