import { brotliCompressSync } from 'node:zlib';
import type { Browser, Response } from '@playwright/test';
import { languagePath } from '#contract/languages.ts';
import { owner } from '../src/data/owner.ts';
import { inlineScriptBytes } from './inlineScript.ts';
import { expect, readThrough, test, type Said } from './fixtures.ts';

// Decimal kilobytes of what crosses the wire with brotli, without headers.
const KB = 1000;
// Script may weigh 3 KiB. What the words of the practice floor, the bills and the links to other
// languages took, the picture gave back.
const FIRST_VIEW = { script: 3 * 1024, document: 35.2 * KB, fonts: 40 * KB, image: 8.5 * KB };
const MOST_IN_ANY_LANGUAGE = 115 * 1024;
// But for what counts the visit, which has a limit of its own.
const ALL_SCRIPT = 82.5 * KB;
const COUNTING = 4.5 * KB;
// Words come in a file of each language beside the script, which all of them share.
const PRACTICE = { script: 8.35 * KB, words: 2.5 * KB, style: 4 * KB };

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

/** The page on a phone as it first stands: what came until it had loaded, and after it. */
async function firstView({ browser, said }: { browser: Browser; said: Said }, address: string) {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
  });
  await said.listen(context);
  // A phone has no pointer that rests where the page appears, and would call for the later script.
  await context.addInitScript(() =>
    addEventListener('pointermove', (event) => event.stopImmediatePropagation(), true),
  );
  const page = await context.newPage();
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await page.goto(address, { waitUntil: 'load' });
  // What counts comes when the page has nothing else to do: on a busy machine, well after a quiet line.
  const urls = () => responses.map((response) => response.url()).join();
  if (owner.counting) await expect.poll(urls).toContain('/_astro/formFrame.');
  await page.waitForLoadState('networkidle');
  const loadedAt = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    return performance.timeOrigin + (navigation as PerformanceNavigationTiming).loadEventStart;
  });
  const seen = responses.filter((response) => !/favicon|manifest/.test(response.url()));
  const isAfter = (response: Response) => response.request().timing().startTime >= loadedAt;
  const first = await weigh(seen.filter((response) => !isAfter(response)));
  const html = await (await page.request.get(address)).text();
  const script = first.script + inlineScriptBytes(html);
  return { page, context, responses, after: seen.filter(isAfter), first, script };
}

test('the first view of a phone stays within its budget, and so does all script', async ({
  browser,
  site,
  said,
}) => {
  const { page, context, responses, ...view } = await firstView({ browser, said }, site);
  expect(responses.every((response) => response.url().startsWith(site))).toBe(true);
  // Nothing but what counts the visit comes after the page has loaded.
  const files = view.after.map((response) => /_astro\/(\w+)\./.exec(response.url())?.[1]);
  expect(new Set(files)).toEqual(new Set(owner.counting ? ['count', 'formFrame'] : []));
  const counting = await weigh(view.after);
  console.log('counting, bytes:', counting.script);
  expect(counting.script).toBeLessThanOrEqual(COUNTING);

  const { first, script } = view;
  console.log('first view, bytes:', { ...first, scriptWithInline: script });
  expect(script).toBeLessThanOrEqual(FIRST_VIEW.script);
  expect(first.document).toBeLessThanOrEqual(FIRST_VIEW.document);
  expect(first.fonts).toBeLessThanOrEqual(FIRST_VIEW.fonts);
  expect(first.image).toBeLessThanOrEqual(FIRST_VIEW.image);

  await readThrough(page);
  await page.waitForLoadState('networkidle');
  const rest = responses.filter((response) => !/_astro\/count\./.test(response.url()));
  const all = await weigh(rest.filter((response) => response.url().startsWith(site)));
  console.log('after reading through, bytes:', all);
  expect(all.script).toBeLessThanOrEqual(ALL_SCRIPT);
  await context.close();
});

for (const language of owner.languages.slice(1)) {
  test(`the first view in ${language} stays within its budget`, async ({ browser, site, said }) => {
    const address = new URL(languagePath(language), site).href;
    const { context, first, script } = await firstView({ browser, said }, address);
    const all = first.script + first.document + first.fonts + first.image;
    console.log(`first view in ${language}, bytes:`, { ...first, scriptWithInline: script, all });
    expect(script).toBeLessThanOrEqual(FIRST_VIEW.script);
    expect(all).toBeLessThanOrEqual(MOST_IN_ANY_LANGUAGE);
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
    const files = own.filter((response) => response.url().split('#')[0]?.endsWith(end));
    expect(files).toHaveLength(1);
    return brotliCompressSync((await files[0]?.body()) ?? '').length;
  };
  // What else comes is shared with board and feed: React and the query.
  const weights = { script: await weight('.js'), style: await weight('.css') };
  console.log('practice floor, bytes:', weights);
  expect(weights.script).toBeLessThanOrEqual(PRACTICE.script);
  expect(weights.style).toBeLessThanOrEqual(PRACTICE.style);
  for (const language of owner.languages) {
    const html = await (await page.request.get(new URL(languagePath(language), site).href)).text();
    const [, address = ''] = /data-words="([^"]+)"/.exec(html) ?? [];
    const words = await (await page.request.get(new URL(address, site).href)).body();
    expect(brotliCompressSync(words).length, language).toBeLessThanOrEqual(PRACTICE.words);
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
