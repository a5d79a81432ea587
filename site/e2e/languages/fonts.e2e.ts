import { languagePath } from '#contract/languages.ts';
import type { Response, Route } from '@playwright/test';
import { languages } from '../../src/i18n/locales.ts';
import { expect, test } from '../fixtures.ts';
import { watchLayoutShift } from '../layoutShift.ts';
import { openWithEvents } from '../troubles.ts';
import { readerOf } from './readerOf.ts';

/** Bytes of all fonts that a language's page asks for. */
const MOST = 45_000;
/** A quarter of what a page may move and still be called steady (web.dev, "Cumulative Layout Shift"). */
const STEADY = 0.025;

for (const language of languages) {
  test(`in ${language} each letter is set in the page's own fonts, and they weigh little`, async ({
    page,
    site,
  }) => {
    await readerOf(page, language);
    const fonts: Response[] = [];
    page.on('response', (response) => {
      // The form in its frame has its own.
      const isOurs = response.frame() === page.mainFrame();
      if (isOurs && response.request().resourceType() === 'font') fonts.push(response);
    });
    await openWithEvents(page, `${site}${languagePath(language)}`);
    await page.evaluate(() => document.fonts.ready);

    const session = await page.context().newCDPSession(page);
    await session.send('DOM.enable');
    await session.send('CSS.enable');
    const { root } = await session.send('DOM.getDocument', { depth: 0 });
    // Seen, and not the name of another language, which is no reason to fetch its fonts.
    const selector = 'body *:not(script, style, template, .sr-only, :has(.sr-only), [hreflang])';
    const { nodeIds } = await session.send('DOM.querySelectorAll', {
      nodeId: root.nodeId,
      selector,
    });
    const strangers = new Set<string>();
    for (const nodeId of nodeIds) {
      const used = await session.send('CSS.getPlatformFontsForNode', { nodeId });
      for (const font of used.fonts) if (!font.isCustomFont) strangers.add(font.familyName);
    }
    expect([...strangers]).toEqual([]);

    const bodies = await Promise.all(fonts.map((font) => font.body()));
    const weight = bodies.reduce((sum, body) => sum + body.length, 0);
    console.log(`fonts in ${language}: ${weight} bytes in ${fonts.length} files`);
    expect(weight).toBeLessThanOrEqual(MOST);
  });

  for (const width of [390, 1366]) {
    test(`in ${language} hardly anything moves at ${width} px while the fonts come one by one`, async ({
      page,
      site,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      await readerOf(page, language);
      const shifts = await watchLayoutShift(page);
      const held: Route[] = [];
      await page.route('**/*.woff2', (route) => void held.push(route));
      await page.goto(`${site}${languagePath(language)}`, { waitUntil: 'commit' });
      const preloads = page.locator('link[rel=preload][as=font]');
      await expect.poll(() => preloads.count()).toBeGreaterThan(1);
      const count = await preloads.count();
      await expect.poll(() => held.length).toBeGreaterThanOrEqual(count);
      const drawn = () =>
        page.evaluate(async () => {
          const frame = () => new Promise((next) => requestAnimationFrame(next));
          await frame();
          await frame();
          return [...document.fonts].filter(({ status }) => status === 'loaded').length;
        });
      // In Arabic the letters of the language come before the figures between them.
      for (const route of held.slice(0, count)) {
        const before = await drawn();
        await route.continue();
        await expect.poll(drawn).toBeGreaterThan(before);
      }
      // What the page asks for besides, when it sets a letter that few languages have.
      for (const route of held.slice(count)) await route.continue();
      await page.evaluate(() => document.fonts.ready);
      const moved = (await shifts()).map((shift) => parseFloat(shift));
      const sum = moved.reduce((all, value) => all + value, 0);
      expect(sum, JSON.stringify(moved)).toBeLessThanOrEqual(STEADY);
    });
  }
}
