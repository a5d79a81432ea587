import { launch } from 'puppeteer-core';
import { findProgram } from '../../../scripts/test/programs.ts';
import { collectErrors, type Engine } from './exercisePage.ts';

/** Starts Firefox over WebDriver BiDi. */
export async function launchFirefox(): Promise<Engine> {
  const browser = await launch({
    browser: 'firefox',
    protocol: 'webDriverBiDi',
    executablePath: findProgram('firefox-esr'),
    headless: true,
    defaultViewport: null,
  });
  const page = await browser.newPage();
  await page.evaluateOnNewDocument(collectErrors);
  let failedPart: string | undefined;
  page.on('request', (request) => {
    if (!request.isInterceptResolutionHandled() && failedPart !== undefined)
      void (request.url().includes(failedPart) ? request.abort() : request.continue());
  });
  return {
    async open(url) {
      await page.goto(url, { waitUntil: 'load' });
    },
    run: (expression) => page.evaluate(expression),
    click: (selector) => page.click(selector),
    failRequests: async (urlPart) => {
      failedPart = urlPart;
      await page.setRequestInterception(urlPart !== undefined);
    },
    removeGlobal: async (name) => {
      await page.evaluateOnNewDocument(
        (global) => Reflect.deleteProperty(globalThis, global),
        name,
      );
    },
    press: (key) => page.keyboard.press(key),
    resize: (width, height) => page.setViewport({ width, height }),
    close: () => browser.close(),
  };
}
