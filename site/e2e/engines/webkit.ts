import * as z from 'zod';
import { look, settle, type Engine, type Key, type Launch, type Place } from './engine.ts';
import { ELEMENT, ElementReference, openSession, type Command } from './webDriver.ts';
import { SCREEN, miniBrowserOf, startDriver } from './webkitDriver.ts';

const KEYS: Record<Key, string> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Space: ' ',
  Escape: '\uE00C',
  ArrowRight: '\uE014',
};

// A walk through the page is one script; with other work on the machine it outlasts the usual 30 s.
const SCRIPT_LIMIT_MS = 180_000;

/** WebKitGTK's small browser, over plain WebDriver. `path`: of `WebKitWebDriver`. */
export const launchWebkit: Launch = async (path, scheme) => {
  const driver = await startDriver(path);
  const command = await openSession(driver.address, {
    alwaysMatch: {
      timeouts: { script: SCRIPT_LIMIT_MS },
      'webkitgtk:browserOptions': {
        binary: miniBrowserOf(),
        args: [
          '--automation',
          // The page is opened by a script, see `open`.
          '--javascript-can-open-windows-automatically=1',
          ...(scheme === 'dark' ? ['--dark-mode'] : []),
        ],
      },
    },
  });
  const page = place(command);
  let size = { width: 1440, height: 900 };
  const resize: Engine['resize'] = async (width, height) => {
    size = { width, height };
    // Nobody manages windows on that screen: the one under the pointer, which rests in the middle,
    // has the focus.
    const x = Math.round((SCREEN.width - width) / 2);
    await command('POST', '/window/rect', { x, y: 0, width, height });
    // The window's own bar takes some height, which is known now.
    const bar = height - (await look(page, () => innerHeight));
    if (bar > 0) await command('POST', '/window/rect', { x, y: 0, width, height: height + bar });
  };
  return {
    ...page,
    async open(url) {
      await openListening(command, page, url);
      await resize(size.width, size.height);
    },
    async press(key) {
      const value = KEYS[key];
      const actions = [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ];
      await command('POST', '/actions', { actions: [{ type: 'key', id: 'keys', actions }] });
    },
    resize,
    frame: () => Promise.resolve(framed(command, page)),
    errors: async () => Said.parse(await page.run('window.said ?? []')),
    async close() {
      // A driver that is gone already has closed its browser too.
      await command('DELETE', '').catch(() => undefined);
      await driver.stop();
    },
  };
};

const Said = z.array(z.string());

/**
 * This driver tells nothing of the console and runs no script before the page's own. But a window
 * that a page of the same origin opens keeps its global object when its document comes, so what is
 * set on it at once listens from the first moment.
 */
async function openListening(command: Command, page: Place, url: string): Promise<void> {
  const old = z.string().parse(await command('GET', '/window'));
  await command('POST', '/url', { url: new URL('/robots.txt', url).href });
  await look(
    page,
    (url: string) => {
      // Of this window's size from the first: it would keep the styles of the size it began with.
      const opened = globalThis.open(
        url,
        '_blank',
        `popup,width=${outerWidth},height=${outerHeight}`,
      );
      if (!opened) throw new Error('the window did not open');
      const said: string[] = [];
      Object.assign(opened, { said });
      const console: unknown = Reflect.get(opened, 'console');
      const say = (...words: unknown[]) => void said.push(words.map(String).join(' '));
      if (console && typeof console === 'object') Object.assign(console, { error: say, warn: say });
      opened.addEventListener('error', (event) => say(event.message));
      opened.addEventListener('unhandledrejection', (event) => say(event.reason));
      opened.addEventListener('securitypolicyviolation', (event) =>
        say('refused by', event.violatedDirective, event.blockedURI),
      );
    },
    url,
  );
  const handles = z.array(z.string()).parse(await command('GET', '/window/handles'));
  const handle = handles.find((handle) => handle !== old);
  await command('POST', '/window', { handle });
  for (let loaded = false; !loaded;) {
    loaded = await look(
      page,
      (url: string) => location.href.startsWith(url) && document.readyState === 'complete',
      url,
    );
  }
  await command('POST', '/window', { handle: old });
  await command('DELETE', '/window');
  await command('POST', '/window', { handle });
}

function place(command: Command): Place {
  const find = async (value: string) => {
    const found = await command('POST', '/element', { using: 'css selector', value });
    return ElementReference.parse(found)[ELEMENT];
  };
  const self: Place = {
    run: (expression) =>
      command('POST', '/execute/sync', { script: `return ${expression}`, args: [] }),
    async click(selector) {
      await settle(self, selector);
      await command('POST', `/element/${await find(selector)}/click`);
    },
    async type(selector, text) {
      await self.click(selector);
      await command('POST', `/element/${await find(selector)}/value`, { text });
    },
  };
  return self;
}

/** Each command enters the first frame and leaves it again. */
function framed(command: Command, page: Place): Place {
  const inside = async <T>(act: () => Promise<T>): Promise<T> => {
    await command('POST', '/frame', { id: 0 });
    try {
      return await act();
    } finally {
      await command('POST', '/frame', { id: null });
    }
  };
  return {
    run: (expression) => inside(() => page.run(expression)),
    click: (selector) => inside(() => page.click(selector)),
    type: (selector, text) => inside(() => page.type(selector, text)),
  };
}
