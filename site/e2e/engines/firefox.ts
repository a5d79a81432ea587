import { launch, type Frame, type KeyInput, type Page } from 'puppeteer-core';
import { settle, type Key, type Launch, type Place } from './engine.ts';

const KEYS: Record<Key, KeyInput> = {
  Tab: 'Tab',
  Enter: 'Enter',
  Space: ' ',
  Escape: 'Escape',
  ArrowRight: 'ArrowRight',
};
const DARK = 0;
const LIGHT = 1;

/** Firefox, over WebDriver BiDi. */
export const launchFirefox: Launch = async (path, scheme) => {
  const browser = await launch({
    browser: 'firefox',
    protocol: 'webDriverBiDi',
    executablePath: path,
    headless: true,
    defaultViewport: null,
    extraPrefsFirefox: {
      'layout.css.prefers-color-scheme.content-override': scheme === 'dark' ? DARK : LIGHT,
    },
  });
  const page = await browser.newPage();
  let errors: string[] = [];
  page.on('console', (message) => {
    if (/error|warn/.test(message.type())) errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(String(error)));
  // BiDi does not tell of what the security policy refused.
  await page.evaluateOnNewDocument(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`refused by ${violatedDirective}: ${blockedURI}`),
    );
  });
  return {
    ...place(page, page),
    async open(url) {
      // What the page before still had under way, such as its form, ends before this one is listened to.
      await page.goto('about:blank');
      errors = [];
      await page.goto(url, { waitUntil: 'load' });
    },
    press: (key) => page.keyboard.press(KEYS[key]),
    resize: (width, height) => page.setViewport({ width, height }),
    frame: async () => place(page, await childFrame(page)),
    errors: () => Promise.resolve(errors),
    close: () => browser.close(),
  };
};

function place(page: Page, target: Page | Frame): Place {
  const self: Place = {
    run: (expression) => target.evaluate(expression),
    async click(selector) {
      await settle(self, selector);
      await target.click(selector);
    },
    async type(selector, text) {
      await self.click(selector);
      await page.keyboard.type(text);
    },
  };
  return self;
}

async function childFrame(page: Page): Promise<Frame> {
  const handle = await page.waitForSelector('iframe');
  const frame = await handle?.contentFrame();
  if (!frame) throw new Error('the frame has no document');
  return frame;
}
