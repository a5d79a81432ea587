import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../server/test/freePort.ts';

const START_LIMIT_MS = 60_000;
/** Pixels of the screen on which the browser stands. */
export const SCREEN = { width: 1920, height: 1400 };

/** Where distributions put the browser that the driver drives; none of them puts it on the path. */
export function miniBrowserOf(): string {
  const [found] = globSync(
    '/usr/{lib,lib/*,libexec}/webkit{2gtk-4.1,2gtk-4.0,gtk-6.0}/MiniBrowser',
  );
  if (!found) throw new Error('MiniBrowser is missing; in Debian it comes with webkit2gtk-driver.');
  return found;
}

/** A running driver, on a screen of its own that nobody sees. */
export type Driver = { address: string; stop: () => Promise<void> };

export async function startDriver(path: string): Promise<Driver> {
  const settings = mkdtempSync(join(tmpdir(), 'webkit-'));
  // Without this the buttons of the window's bar would not let it become as narrow as a phone.
  mkdirSync(join(settings, 'gtk-3.0'));
  writeFileSync(
    join(settings, 'gtk-3.0', 'gtk.css'),
    '* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; -gtk-icon-transform: scale(0.1); }',
  );
  const screen = spawn(
    'Xvfb',
    ['-displayfd', '1', '-screen', '0', `${SCREEN.width}x${SCREEN.height}x24`, '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  );
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
    await stopped(driver);
    await stopped(screen);
    rmSync(settings, { recursive: true, force: true });
  };
  const address = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + START_LIMIT_MS;
  while (!(await answers(`${address}/status`))) {
    if (driver.exitCode !== null || Date.now() > deadline) {
      await stop();
      throw new Error('WebKitWebDriver did not start');
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return { address, stop };
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}

async function stopped(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  await exit;
}
