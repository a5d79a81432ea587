import { brotliCompressSync } from 'node:zlib';
import type { Browser, Response } from '@playwright/test';
import { languagePath } from '#contract/languages.ts';
import { owner } from '../src/data/owner.ts';
import { inlineScriptBytes } from './inlineScript.ts';
import { expect, readThrough, test, type Said } from './fixtures.ts';

// Decimal kilobytes of what crosses the wire with brotli, without headers.
const KB = 1000;
const FIRST_VIEW = { script: 15 * KB, document: 42 * KB, fonts: 42 * KB, image: 24 * KB };
const FIRST_VIEW_IN_ALL = 110 * KB;
// Once everything was seen, without the practice floor.
const ALL_SCRIPT = 120 * KB;
// Its script, and its messages in a file for each language; React and the query are shared with board and feed.
const PRACTICE = { script: 12 * KB, messages: 4 * KB };

type Weights = Record<'script' | 'document' | 'fonts' | 'image', number>;

async function weigh(responses: Response[]): Promise<Weights> {
  const weights: Weights = { script: 0, document: 0, fonts: 0, image: 0 };
  for (const response of responses) {
    const body = await response.body();
    const type = response.headers()['content-type'] ?? '';
    // Woff2 and PNG are compressed in themselves; the server sends the rest as brotli.
    const sent = /font|png/.test(type) ? body.length : brotliCompressSync(body).length;
    if (type.includes('html')) weights.document += sent;
    else if (type.includes('javascript')) weights.script += sent;
    else if (type.includes('font')) weights.fonts += sent;
    else if (type.includes('image')) weights.image += sent;
  }
  return weights;
}

/** The page on a phone as it first stands, in bytes. */
async function firstView({ browser, said }: { browser: Browser; said: Said }, address: string) {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
  });
  await said.listen(context);
  const page = await context.newPage();
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await page.goto(address, { waitUntil: 'networkidle' });
  const first = await weigh(
    responses.filter((response) => !/favicon|manifest/.test(response.url())),
  );
  const html = await (await page.request.get(address)).text();
  // What stands inside the document weighs there already.
  const script = first.script + inlineScriptBytes(html);
  const all = first.script + first.document + first.fonts + first.image;
  return { page, context, responses, first: { ...first, script }, all };
}

for (const language of owner.languages) {
  test(`the first view of a phone in ${language} stays within its budget, and so does all script`, async ({
    browser,
    site,
    said,
  }) => {
    const address = new URL(languagePath(language), site).href;
    const { page, context, responses, first, all } = await firstView({ browser, said }, address);
    expect(responses.every((response) => response.url().startsWith(site))).toBe(true);
    console.log(`first view in ${language}, bytes:`, { ...first, all });
    for (const part of ['script', 'document', 'fonts', 'image'] as const)
      expect(first[part], part).toBeLessThanOrEqual(FIRST_VIEW[part]);
    expect(all).toBeLessThanOrEqual(FIRST_VIEW_IN_ALL);

    await readThrough(page);
    await page.waitForLoadState('networkidle');
    const { script } = await weigh(responses.filter((one) => one.url().endsWith('.js')));
    console.log(`all script in ${language}, bytes:`, script);
    expect(script).toBeLessThanOrEqual(ALL_SCRIPT);
    await context.close();
  });
}

test('the practice floor comes on demand, and weighs little', async ({ page, site }) => {
  await page.goto(site, { waitUntil: 'networkidle' });
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await page.getByRole('link', { name: 'View Live Demo' }).click();
  await page.locator('dialog[open]').waitFor();
  const own = responses.filter((response) => /ractice/.test(response.url()));
  const weight = async (end: string) => {
    const files = own.filter((response) => response.url().endsWith(end));
    expect(files).toHaveLength(1);
    return brotliCompressSync((await files[0]?.body()) ?? '').length;
  };
  const script = await weight('.js');
  console.log('practice floor, bytes:', script);
  expect(script).toBeLessThanOrEqual(PRACTICE.script);
  for (const language of owner.languages) {
    const html = await (await page.request.get(new URL(languagePath(language), site).href)).text();
    const [, address = ''] = /data-practice-messages="([^"]+)"/.exec(html) ?? [];
    const messages = await (await page.request.get(new URL(address, site).href)).body();
    expect(brotliCompressSync(messages).length, language).toBeLessThanOrEqual(PRACTICE.messages);
  }
  const react = responses.filter((response) => /_astro\/(client|react)/.test(response.url()));
  expect(react.length).toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  responses.length = 0;
  await readThrough(page);
  await page.waitForLoadState('networkidle');
  const again = responses.filter((response) => react.some((one) => one.url() === response.url()));
  expect(again).toEqual([]);
});
