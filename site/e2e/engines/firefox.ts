import { launch } from 'puppeteer-core';
import type { Engine } from './readPage.ts';

/** Starts Firefox, over WebDriver BiDi. `path`: its executable. */
export async function launchFirefox(path: string): Promise<Engine> {
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
  return {
    async open(url) {
      errors = [];
      await page.goto(url, { waitUntil: 'load' });
    },
    run: (expression) => page.evaluate(expression),
    click: (selector) => page.click(selector),
    press: (key) => page.keyboard.press(key),
    resize: (width, height) => page.setViewport({ width, height }),
    errors: () => Promise.resolve(errors),
    close: () => browser.close(),
  };
}
