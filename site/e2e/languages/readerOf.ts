import type { Page } from '@playwright/test';

/** Makes the browser one of somebody who reads the language, so that the page offers no other. */
export const readerOf = (page: Page, language: string): Promise<unknown> =>
  page.addInitScript((own) => {
    Object.defineProperty(navigator, 'languages', { get: () => [own] });
    Object.defineProperty(navigator, 'language', { get: () => own });
  }, language);
