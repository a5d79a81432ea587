import { chromium } from 'playwright-core';
import type { Frame, Page } from 'playwright-core';
import { settle } from './engine.ts';
import type { Launch, Place } from './engine.ts';

/** Chromium, over its own protocol. */
export const launchChromium: Launch = async (path, scheme) => {
  const browser = await chromium.launch({
    executablePath: path,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-sync'],
  });
  const page = await browser.newPage({ colorScheme: scheme });
  let errors: string[] = [];
  page.on('console', (message) => {
    if (/error|warning/.test(message.type())) errors.push(message.text());
  });
  page.on('pageerror', ({ message }) => errors.push(message));
  return {
    ...place(page),
    async open(url) {
      errors = [];
      await page.goto(url);
    },
    press: (key) => page.keyboard.press(key),
    resize: (width, height) => page.setViewportSize({ width, height }),
    frame: async () => place(await childFrame(page)),
    errors: () => Promise.resolve(errors),
    picture: () => page.screenshot(),
    close: () => browser.close(),
  };
};

function place(target: Page | Frame): Place {
  const self: Place = {
    run: (expression) => target.evaluate(expression),
    async click(selector) {
      await settle(self, selector);
      // Forced, because "coming soon" buttons are pressed too, although they say that they cannot be.
      await target.locator(selector).first().click({ force: true });
    },
    async type(selector, text) {
      await self.click(selector);
      await target.locator(selector).first().pressSequentially(text);
    },
  };
  return self;
}

async function childFrame(page: Page): Promise<Frame> {
  const handle = await page.waitForSelector('iframe');
  const frame = await handle.contentFrame();
  if (!frame) throw new Error('the frame has no document');
  return frame;
}
