import { launch } from 'puppeteer-core';
import { settle, type Launch } from './engine.ts';

/** Firefox, over WebDriver BiDi. */
export const launchFirefox: Launch = async (path) => {
  const browser = await launch({
    browser: 'firefox',
    protocol: 'webDriverBiDi',
    executablePath: path,
    headless: true,
    defaultViewport: null,
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
  const run = (expression: string): Promise<unknown> => page.evaluate(expression);
  const click = async (selector: string) => {
    await settle({ run }, selector);
    await page.click(selector);
  };
  return {
    run,
    click,
    async open(url) {
      errors = [];
      await page.goto(url, { waitUntil: 'load' });
    },
    async type(selector, text) {
      await click(selector);
      await page.keyboard.type(text);
    },
    press: (key) => page.keyboard.press(key),
    resize: (width, height) => page.setViewport({ width, height }),
    errors: () => Promise.resolve(errors),
    close: () => browser.close(),
  };
};
