import type { Request } from '@playwright/test';
import { owner } from '../src/data/owner.ts';
import { inlineScriptBytes } from '../test/html.ts';
import { missingInFirstScreens } from './firstScreen.ts';
import { expect, test } from './fixtures.ts';
import { readThrough } from './visitor.ts';
import { languagePath } from '../src/i18n/locales.ts';

// Decimal kilobytes of what crosses the wire with brotli, without headers.
const KB = 1000;
const FIRST_VIEW = { script: 15 * KB, document: 42 * KB, font: 42 * KB, image: 24 * KB };
const FIRST_VIEW_IN_ALL = 110 * KB;
// Once everything was seen, without the practice floor.
const ALL_SCRIPT = 120 * KB;
const ALL_FONTS = 45 * KB;

/** What came over the wire of each type, in bytes. */
async function weigh(requests: Request[]): Promise<Record<string, number>> {
  const weights: Record<string, number> = {};
  for (const request of requests) {
    const type = request.resourceType();
    weights[type] = (weights[type] ?? 0) + (await request.sizes()).responseBodySize;
  }
  return weights;
}

const sum = (weights: Record<string, number>) =>
  Object.values(weights).reduce((total, bytes) => total + bytes, 0);

for (const language of owner.languages) {
  test(`the first view in ${language} stays within its budget, and so does all script; it says what the page is, what it costs and what to press`, async ({
    browser,
    site,
    said,
  }) => {
    const context = await browser.newContext({
      viewport: { width: 412, height: 823 },
      deviceScaleFactor: 1.75,
    });
    await said.listen(context);
    const page = await context.newPage();
    const requests: Request[] = [];
    page.on('requestfinished', (request) => requests.push(request));
    const address = new URL(languagePath(language), site).href;
    const document = await page.goto(address, { waitUntil: 'networkidle' });
    expect(requests.filter((request) => !request.url().startsWith(site))).toEqual([]);
    const seen = requests.filter((request) => !/favicon|manifest/.test(request.url()));
    const first = await weigh(seen);
    // What stands inside the document weighs there already.
    const all = sum(first);
    first['script'] = (first['script'] ?? 0) + inlineScriptBytes((await document?.text()) ?? '');
    console.log(`first view in ${language}, bytes:`, first, all);
    for (const [part, most] of Object.entries(FIRST_VIEW))
      expect(first[part], part).toBeLessThanOrEqual(most);
    expect(all).toBeLessThanOrEqual(FIRST_VIEW_IN_ALL);

    await readThrough(page);
    await page.waitForLoadState('networkidle');
    const script = sum(await weigh(requests.filter((request) => request.url().endsWith('.js'))));
    // The form in its frame has its own.
    const inPage = requests.filter((request) => request.frame() === page.mainFrame());
    expect((await weigh(inPage))['font']).toBeLessThanOrEqual(ALL_FONTS);
    console.log(`all script in ${language}, bytes:`, script);
    expect(script).toBeGreaterThan(0);
    expect(script).toBeLessThanOrEqual(ALL_SCRIPT);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    expect(await missingInFirstScreens(page, language)).toEqual([]);
    await context.close();
  });
}
